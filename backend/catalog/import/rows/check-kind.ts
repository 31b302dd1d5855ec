import type { ProductRow } from '../format.ts';
import type { Line } from '../reading/read-rows.ts';

type Wrong = { field: string; reason: string };

/** Problems of how a product is sold: by quote or deposit, as a used machine, or size-priced (product-6, product-7, product-8). */
export function kindProblems({ row }: Line<ProductRow>, variants: readonly Line<ProductRow>[]): Wrong[] {
  return [
    ...depositProblems(row, variants),
    ...giftCardProblems(row, variants),
    ...quantityProblems(row, variants),
    ...(row.tradeIn ? tradeInProblems(row, row.tradeIn, variants) : []),
  ];
}

function depositProblems(page: ProductRow, variants: readonly Line<ProductRow>[]): Wrong[] {
  const { deposit, saleMode = 'buy' } = page;
  if (saleMode !== 'deposit')
    return deposit === undefined ? [] : [{ field: 'deposit', reason: 'is only for a row with saleMode "deposit"' }];
  if (deposit === undefined) return [{ field: 'deposit', reason: 'is missing' }];
  const tooHigh = variants.some(({ row }) => {
    const price = row.salePrice ?? row.price;
    return price !== undefined && deposit >= price;
  });
  return tooHigh ? [{ field: 'deposit', reason: 'must be below price' }] : [];
}

/** A used machine is one piece in one store, and is sold once (product-6). */
function tradeInProblems(
  page: ProductRow,
  { store, marginScheme }: NonNullable<ProductRow['tradeIn']>,
  variants: readonly Line<ProductRow>[],
): Wrong[] {
  const wrong: Wrong[] = [];
  if (variants.length > 1 || variants.some(({ row }) => row.sku !== page.sku))
    wrong.push({ field: 'tradeIn', reason: 'is one machine: it has no variant rows' });
  const shelf = Object.entries(page.stock ?? {}).filter(([, qty]) => qty !== undefined && qty > 0);
  if (shelf.some(([id, qty]) => id !== store || qty !== 1))
    wrong.push({ field: 'stock', reason: `of a trade-in is one piece in ${store}, or none` });
  if (page.productLine !== undefined && page.productLine !== 2)
    wrong.push({ field: 'productLine', reason: 'of a trade-in is 2: it is sold once' });
  if (page.backorder) wrong.push({ field: 'backorder', reason: 'is not for a trade-in: it is sold once' });
  if (page.vatClass !== undefined && (page.vatClass === 'margin') !== marginScheme)
    wrong.push({
      field: 'vatClass',
      reason: marginScheme ? 'must be margin, as tradeIn.marginScheme says' : 'is margin without tradeIn.marginScheme',
    });
  return wrong;
}

/** A piece cut to size has a price of its own, and a gift card is worth its price: neither is cheaper by number (price-12). */
function quantityProblems(page: ProductRow, variants: readonly Line<ProductRow>[]): Wrong[] {
  const isFixed = page.giftCard === true || page.customization !== undefined;
  return isFixed && variants.some(({ row }) => row.quantityPrices !== undefined)
    ? [{ field: 'quantityPrices', reason: 'is not for gift cards or goods cut to size' }]
    : [];
}

/** A gift card costs its value, is made on purchase, and has no VAT. */
function giftCardProblems(page: ProductRow, variants: readonly Line<ProductRow>[]): Wrong[] {
  if (!page.giftCard)
    return page.vatClass === 'voucher' ? [{ field: 'vatClass', reason: 'is voucher without giftCard' }] : [];
  const wrong: Wrong[] = [];
  if (page.vatClass !== undefined && page.vatClass !== 'voucher')
    wrong.push({ field: 'vatClass', reason: 'of a gift card is voucher' });
  if ((page.saleMode ?? 'buy') !== 'buy') wrong.push({ field: 'saleMode', reason: 'of a gift card is buy' });
  for (const field of ['tradeIn', 'customization'] as const)
    if (page[field] !== undefined) wrong.push({ field, reason: 'is not for a gift card' });
  if (variants.some(({ row }) => row.salePrice !== undefined))
    wrong.push({ field: 'salePrice', reason: 'is not for a gift card: it is worth its price' });
  return wrong;
}
