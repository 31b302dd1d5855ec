-- Carts and checkouts that agents make stand beside carts that people share: codes of goods and amounts, nothing personal.
alter table shared_cart
  add column kind text not null default 'link' check (kind in ('link', 'cart', 'checkout')),
  add column locale text not null default 'fi',
  add column campaign_code text,
  -- of a checkout: {"type", "methodId", "country", "postcode"}
  add column delivery jsonb,
  add column cancelled_at timestamptz,
  -- of a checkout that was made from a cart: the hash of the cart's token
  add column cart_hash text;
create index shared_cart_of_cart on shared_cart (cart_hash) where cart_hash is not null;

-- Requests with an Idempotency-Key come from agents too, which have no key of the admin API.
alter table api_request drop constraint api_request_api_key_id_fkey;
alter table api_request alter column api_key_id type text using api_key_id::text;
alter table api_request rename column api_key_id to caller;
