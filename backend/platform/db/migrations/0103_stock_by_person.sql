-- What a person moved of a sku today (stock-13).
create index stock_movement_staff on stock_movement (staff_id, sku, at) where staff_id is not null;
