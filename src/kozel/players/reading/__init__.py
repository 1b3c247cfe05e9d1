"""What a view tells one seat, in the form players think in. Facts only, no judgement."""
