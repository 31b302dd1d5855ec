-- mistyped words are looked up by the two ends of words (two b-trees there are already); nothing asks the trigrams any more
drop index search_term_trigrams;
