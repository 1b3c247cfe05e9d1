"""The stages a deal is put together from; a preset's plan lines them up."""
