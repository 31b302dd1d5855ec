import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, newEmail } from '../shopper.ts';
import { mailsTo, ownThanksOf } from './placed-order.ts';

test('a guest sees what happens next and makes an account with one press, the order in it (order-12)', async ({
  page,
}) => {
  const email = newEmail();
  const number = await ownThanksOf(page, email, 'fi');
  const steps = page.getByRole('list', { name: 'Tilauksen vaiheet' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(2)).toContainText(/Arvio: noudettavissa/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Lähetä kirjautumislinkki' }).click();
  await expect(page.getByLabel('Koodi')).toBeVisible();
  const [mail] = await mailsTo(page, email, 2);
  await page.getByLabel('Koodi').fill(/\b\d{3} ?\d{3}\b/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Kirjaudu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Tilaus ${number}` })).toBeVisible();
  await page.goto('/oma-tili/omat-tiedot');
  await expect(page.getByLabel('Etunimi').first()).toHaveValue('Maija');
});
