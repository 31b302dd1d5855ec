import { z } from 'zod';
import { addressOf } from '#backend/entrypoints/site-map/addresses.ts';
import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { presentProduct } from '../../goods/product.ts';
import { plainText } from '../../goods/texts.ts';
import { facts, language, none, shopTool } from '../tool.ts';

const MOST = 20;

const present = (part: SparePartHit, { baseUrl }: Pick<Shop, 'baseUrl'>, locale: Locale) => ({
  id: part.sku,
  code: part.productCode,
  supplier: part.supplier,
  supplier_number: part.supplierNumber,
  title: plainText(part.name.default),
  ...(part.finalPrice && { price: { amount: part.finalPrice.inclTax, currency: 'EUR' }, vat_rate: part.vatRate }),
  availability: {
    available: part.isSold,
    status: part.stock?.stockStatus === 'inStock' ? 'in_stock' : 'backorder',
    ...(part.stock?.nextDeliveryDate && { expected_on: part.stock.nextDeliveryDate }),
  },
  replaced_by: part.replacedBy,
  url: addressOf(baseUrl, `/varaosa/${encodeURIComponent(part.sku)}`, locale),
});

const findSparePart = shopTool({
  name: 'find_spare_part',
  title: 'Find a spare part by its code',
  description:
    'Spare parts by the manufacturer’s code. A part that has been replaced comes with what replaced it (current) and with its whole line; only current parts are sold. `id` goes into a cart (create_cart). Prices are in cents and include VAT.',
  input: z.looseObject({
    code: z.string().trim().min(1).max(200).describe('The code, or its beginning; spaces and dashes do not matter.'),
    supplier_number: z.string().max(20).nullish().describe('Only parts of this supplier.'),
    language,
  }),
  async run(shop, { code, supplier_number: supplierNumber = null, language: locale }) {
    const { parts, total, unavailable } = await shop.spareParts.find({ code, supplierNumber, limit: MOST });
    if (unavailable) return none('Spare parts cannot be searched at the moment. Try again later.');
    const shown = (part: SparePartHit) => present(part, shop, locale);
    const found = await Promise.all(
      parts.map(async (part) => {
        if (part.replacedBy.length === 0) return shown(part);
        const line = await shop.spareParts.chain(part.sku);
        const later = line?.steps.slice(line.at + 1) ?? [];
        return {
          ...shown(part),
          current: (later.at(-1) ?? []).map(shown),
          line: line?.steps.map((step) => step.map(({ sku }) => sku)) ?? [],
        };
      }),
    );
    const where = { locale, baseUrl: shop.baseUrl };
    const [first] = parts;
    const cards = first ? await shop.catalog.standIns(first.productCode, first.supplierNumber, locale) : [];
    const standIns = await shop.catalog.productsBySku(
      cards.map(({ sku }) => sku),
      locale,
    );
    return facts({
      parts: found,
      total,
      stand_ins: standIns.flatMap((product) => presentProduct(product, where) ?? []),
    });
  },
});

export const sparePartTools = [findSparePart];
