"""Long work, such as thinking of bots, in processes of its own, shared out fairly among people."""
