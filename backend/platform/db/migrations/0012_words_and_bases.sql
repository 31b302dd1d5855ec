-- A word may be a form of several base forms (`takit`: takki, taki): the vocabulary has a row for each. Index again to fill it.
alter table search_term drop constraint search_term_pkey;
alter table search_term add primary key (locale, term, stem);
