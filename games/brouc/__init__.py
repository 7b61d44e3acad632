"""Le Brouc and L'Homme de Brou, as the application plays them."""
