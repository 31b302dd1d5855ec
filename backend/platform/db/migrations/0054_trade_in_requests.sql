-- What the customer offers in exchange, with the request: make, model, year, hours or km, condition, registration number or VIN.
alter table quote add column trade_in jsonb;
