"""What a deal of sets comes to: by deals won (C9), by written points (C8), by card points."""
