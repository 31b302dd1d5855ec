import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../shopper.ts';

const own = {
  fi: {
    cart: '/ostoskori',
    title: 'Lisää monta kerralla',
    add: 'Lisää ostoskoriin',
    row: 'Rivi 2:',
    lines: 'Tuotteet ostoskorissa',
  },
  en: {
    cart: '/en/ostoskori',
    title: 'Add many at once',
    add: 'Add to cart',
    row: 'Line 2:',
    lines: 'Products in the cart',
  },
} as const;

for (const language of ['fi', 'en'] as const)
  test(`a pasted list goes into the cart, its unknown lines stay in the field (${language}) (cart-15)`, async ({
    page,
  }) => {
    const say = own[language];
    await page.goto(say.cart);
    await hydrated(page);
    await page.getByRole('heading', { name: say.title }).click();
    const field = page.locator('textarea[name="codes"]');
    await field.fill('42-1101-KUUSI-M;2\nEI-OLE-1;1\n92-0120;3');
    await page.getByRole('button', { name: say.add, exact: true }).click();
    const items = page.getByRole('list', { name: say.lines }).locator('> li');
    await expect(items).toHaveCount(2);
    await page.getByRole('heading', { name: say.title }).scrollIntoViewIfNeeded();
    await expect(page.getByText(say.row)).toBeVisible();
    await expect(field).toHaveValue('EI-OLE-1;1');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
