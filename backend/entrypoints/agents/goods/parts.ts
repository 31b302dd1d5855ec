import { addressOf } from '#backend/entrypoints/site-map/addresses.ts';
import type { Shop } from '#backend/shop.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { money, type Where } from './product.ts';
import { plainText } from './texts.ts';

/** A spare part is a product of one variant. A replaced one is `discontinued`, and its metadata names what replaced it. */
function presentPart(part: SparePartHit, { locale, baseUrl }: Where) {
  const { sku, productCode, supplier, group, groupEn, finalPrice, isSold, stock, replacedBy } = part;
  if (!finalPrice) return [];
  const title = plainText(`${part.name.default} ${productCode}`);
  const url = addressOf(baseUrl, `/varaosa/${encodeURIComponent(sku)}`, locale);
  const category = plainText((locale === 'en' && groupEn) || group);
  const price = money(finalPrice.inclTax);
  const status = replacedBy.length > 0 ? 'discontinued' : stock?.stockStatus === 'inStock' ? 'in_stock' : 'backorder';
  const common = { title, description: { plain: plainText(`${title}, ${supplier}`) }, url };
  return [
    {
      id: sku,
      ...common,
      price_range: { min: price, max: price },
      categories: category ? [{ value: category, taxonomy: 'merchant' }] : [],
      variants: [{ id: sku, sku, ...common, price, availability: { available: isSold, status } }],
      metadata: {
        brand: plainText(supplier),
        code: productCode,
        vat_rates: [part.vatRate],
        ...(replacedBy.length > 0 && { replaced_by: replacedBy }),
      },
    },
  ];
}

/** Spare parts by their skus (`code@supplier`), with the price of today; those without one are left out. */
export async function lookUpParts(shop: Pick<Shop, 'spareParts'>, ids: readonly string[], where: Where) {
  const skus = ids.filter((id) => id.includes('@') && isPossibleId(id));
  if (skus.length === 0) return [];
  const hits = await shop.spareParts.hits(skus);
  return [...hits.values()].flatMap((part) => presentPart(part, where));
}

export type UcpPart = ReturnType<typeof presentPart>[number];
