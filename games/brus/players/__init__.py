"""The computer players of Brus: a view goes in, an action comes out."""
