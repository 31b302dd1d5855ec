-- words searched for, such as a customer's name, leave views that are shared
update saved_view
  set query = trim(both '&' from regexp_replace(query, '(^|&)q=[^&]*', '', 'g'))
  where is_shared;
