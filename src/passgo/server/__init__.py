"""The table server: rooms, seats, durable moves, dice that anyone can verify."""
