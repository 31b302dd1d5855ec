import { variantWidths } from '#domain/base/picture-variants.ts';
import { sparePartItem } from '#domain/catalog/offers/spare-part-item.ts';
import { isBrandCategory } from '#domain/catalog/products/category.ts';
import { splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import { quoteItem } from '#domain/sales/cart/quote-cart.ts';
import { loadLocale } from '#web/messages/i18n.tsx';
import { refusedText } from '#web/storefront/sales/checkout/gift-card/gift-card-field.tsx';
import { makeCustomer } from '../../make-customer.ts';
import type { RenderedShop, Sayings } from './saying.ts';
import { testPart } from './test-part.ts';

/** The result of a customer's first wish, without a chosen list. */
async function firstWish({ shop }: RenderedShop) {
  const { userId } = await makeCustomer(shop);
  const added = await shop.wishLists.addItem({ userId: userId, locale: 'fi' }, { listId: null, sku: 'A' });
  if (!added.ok) throw new Error(added.reason);
  return added.value;
}

/** The angle of the picture that is left out of a product's plain ones. */
async function milieuAngle({ shop }: RenderedShop): Promise<string> {
  const picture = (shotAngle: string) => ({ id: shotAngle, alt: { fi: '' }, shotAngle });
  const images = JSON.stringify([picture('sivu'), picture('miljöö')]);
  await shop.db.kysely.updateTable('product').set({ images }).where('sku', '=', 'A').execute();
  const product = await shop.catalog.product('tuote-a', 'fi');
  return product?.images.length === 1 ? `${product.milieuImage?.shotAngle}` : 'among the others';
}

const refused = async (why: 'used' | 'not_in_use') =>
  refusedText({ why, code: 'abcd-1234' }, await loadLocale('fi', 'buying'));

export const saidInData: Sayings = {
  'brandit/': () => ['brandit/honda', 'mopot', 'branditon'].filter((path) => isBrandCategory({ path })).join(' '),
  cartItem: () => `${sparePartItem(testPart)?.baseType}`,
  quoteCartItem: () => quoteItem({ sku: 'A', slug: 'a', title: 'Tuote' }).baseType,
  wishlistItem: async (shop) => (await firstWish(shop)).item.baseType,
  Toivelista: async (shop) => (await firstWish(shop)).list.name,
  '@': () =>
    splitSparePartSku('12@') === null && splitSparePartSku('1@2@88')?.productCode === '1@2' ? testPart.sku : '',
  'Lahjakortti on jo käytetty.': () => refused('used'),
  "Lahjakortti '{CODE}' ei ole käytössä.": { with: { CODE: 'ABCD-1234' }, says: () => refused('not_in_use') },
  thumbnail: () => Object.keys(variantWidths)[0] ?? '',
  miljöö: milieuAngle,
};
