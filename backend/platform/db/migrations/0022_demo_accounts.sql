-- accounts that a demo made: a live shop does not start with one, whatever its address or password is now
alter table auth_user add column is_demo boolean not null default false;
update auth_user set is_demo = true
where register_email like 'esittely@%' and firstname = 'Aino' and lastname = 'Esittely';
