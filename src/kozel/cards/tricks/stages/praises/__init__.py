"""The praises (C5): how a deal may begin otherwise than by dealing out the cards."""
