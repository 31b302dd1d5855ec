import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, putIntoCart, words } from '../shopper.ts';

test('a line waits below the cart and comes back; it outlives the page (cart-17)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await putIntoCart(page, 'fi', 'routa-r8-sytytystulppa');
  await page.goto(words.fi.cart);
  await page.getByRole('button', { name: /^Siirrä myöhemmäksi: / }).press('Enter');
  const saved = page.getByRole('region', { name: 'Siirretty myöhemmäksi' });
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(/odottaa ostoskorin alla\.$/)).toBeFocused();
  await expect(page.getByRole('list', { name: 'Tuotteet ostoskorissa' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(saved.getByText(/6,90\s€/)).toBeVisible();
  await saved.getByRole('button', { name: /^Siirrä ostoskoriin: / }).press('Enter');
  await expect(saved).toHaveCount(0);
  await expect(page.getByText(/on taas ostoskorissa\.$/)).toBeFocused();
  await expect(page.getByRole('link', { name: words.fi.toCheckout })).toBeVisible();
});
