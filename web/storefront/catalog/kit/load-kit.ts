import type { Shop } from '#backend/shop.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';

/** A kit with the cart lines of its parts at today's price and stock; null when there is none (kit-1). */
export async function loadKit(
  { catalog, spareParts }: Pick<Shop, 'catalog' | 'spareParts'>,
  slug: string,
  code: string,
  locale: Locale,
) {
  const product = await catalog.product(slug, locale);
  const kit = product?.kits.find((one) => one.code === code);
  if (!product || !kit) return null;
  const skus = kit.lines.map(({ sku }) => sku);
  const products = await catalog.cartItems(skus, locale);
  const rest = skus.filter((sku) => !products.has(sku));
  // parts that their supplier does not answer for are shown as missing
  const parts = await spareParts.cartItems(rest, locale).catch(() => new Map<string, CartItem>());
  const { text, lang } = localize(kit.name, locale);
  return {
    slug,
    code,
    name: text,
    lang,
    product: product.name,
    lines: kit.lines,
    items: Object.fromEntries<CartItem>([...products, ...parts]),
  };
}
export type KitData = NonNullable<Awaited<ReturnType<typeof loadKit>>>;
