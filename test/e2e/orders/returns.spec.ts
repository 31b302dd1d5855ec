import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, newEmail } from '../shopper.ts';
import { mailsTo, ownThanksOf } from './placed-order.ts';

test('a guest returns a line with a reason from the order, and sees it on its way back (return-3)', async ({
  page,
}) => {
  const email = newEmail();
  await ownThanksOf(page, email, 'fi');
  await page.getByRole('link', { name: /^Katso tilaus/ }).click();
  await page.getByRole('link', { name: 'Palauta tuote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Palauta tai vaihda' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Lähetä palautusilmoitus' }).click();
  await expect(page.getByText('Valitse, mitä palautat.')).toBeVisible();
  await page.getByRole('combobox', { name: /^Montako/ }).selectOption('1');
  await page.getByRole('combobox', { name: /^Syy/ }).selectOption('size');
  await page.getByRole('button', { name: 'Lähetä palautusilmoitus' }).click();
  await expect(page.getByText('Palautus on vastaanotettu.')).toBeVisible();
  await expect(page.getByText('Odotamme tuotetta')).toBeVisible();
  await expect(page.getByText('Palautettu tai palautus on kesken.')).toBeHidden();
  const [receipt] = await mailsTo(page, email, 2);
  expect(receipt?.text).toContain('väärä koko');
});
