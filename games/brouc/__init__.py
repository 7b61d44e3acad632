"""Le Brouc and L'Homme de Brou for the application."""
