/** Pieces of the sku of `product_variant v` by store, as SQL. */
export const SHELF = `coalesce((select jsonb_object_agg(store_id, qty) from stock_level level
          where level.sku = v.sku and qty > 0), '{}')`;

/** One JSON text (`ExportedProduct`) for each row of `product p`; the caller adds conditions and an order. */
// the positions of categories that rows name come before those of brands (import/resolving)
export const storedProducts = `
  select (to_jsonb(p) || jsonb_build_object(
    'categories', coalesce((
      select jsonb_agg(c.path order by listed.position, c.path collate "C")
      from product_category listed join category c on c.id = listed.category_id
      where listed.product_id = p.id and listed.position < 1000), '[]'),
    'variants', coalesce((
      select jsonb_agg(to_jsonb(v) || jsonb_build_object('shelf', ${SHELF}) order by v.position, v.id)
      from product_variant v where v.product_id = p.id), '[]')))::text as data
  from product p`;
