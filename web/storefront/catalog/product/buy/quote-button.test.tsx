import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testProduct, testVariant } from '#domain/catalog/products/product.fixture.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { PurchaseActionsProvider } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { purchaseActions } from '#web/storefront/sales/cart/purchase-actions.ts';
import type { ProductView } from '../product-view.ts';
import { BuyButton } from './buy-button.tsx';
import type { Purchase } from './use-purchase.ts';

const purchase = { most: 3, label: 'Lisää ostoskoriin', add: () => {} } as unknown as Purchase;

async function renderButton(over: Partial<Product>, kind: Purchase['kind']) {
  const t = await loadLocale('fi', 'product');
  const product = { ...testProduct(over), brandSlug: null, used: false, fits: false } satisfies ProductView;
  const chosen = product.variants[0] ?? testVariant();
  return renderToStaticMarkup(
    <I18n value={{ t, locale: 'fi' }}>
      <PurchaseActionsProvider value={purchaseActions}>
        <BuyButton product={product} chosen={chosen} purchase={{ ...purchase, kind }} />
      </PurchaseActionsProvider>
    </I18n>,
  );
}

test('goods for sale can go into the quote cart too, unless they are priced by size or a gift card', async () => {
  expect(await renderButton({}, 'buy')).toMatch(/Lisää ostoskoriin.*Lisää tarjouskoriin/s);
  expect(await renderButton({}, 'quote')).not.toContain('Lisää tarjouskoriin');
  const limits = { min: 10, max: 100, step: 1 };
  const customization = { identifier: 'size', widthCm: limits, lengthCm: limits } as const;
  expect(await renderButton({ customization }, 'buy')).not.toContain('Lisää tarjouskoriin');
  const price = { ...testVariant().price, isVoucher: true as const };
  expect(await renderButton({ variants: [testVariant({ price })] }, 'buy')).not.toContain('Lisää tarjouskoriin');
});
