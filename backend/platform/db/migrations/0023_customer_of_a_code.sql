-- whose use of a campaign's code it is: 'once+1@gmail.com' and 'o.nce@gmail.com' are one customer. Only compared, never stored or mailed to
create function code_customer(email text) returns text
  language sql immutable parallel safe
  return (
    select case
      when mailbox = '' then name || '@' || host
      when host in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
      else mailbox || '@' || host
    end
    from (
      select split_part(lower(email), '@', 1) as name,
             split_part(split_part(lower(email), '@', 1), '+', 1) as mailbox,
             split_part(lower(email), '@', 2) as host
    ) as parts
  );

drop index campaign_use_code;
create index campaign_use_code on campaign_use (code, code_customer(email));
