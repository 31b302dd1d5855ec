import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { madeCard } from './gift-card.ts';
import { asStaff } from './staff.ts';

test('a manager makes a gift card, changes its balance and sees both in its ledger', async ({ page }) => {
  await asStaff(page, 'manager');
  await madeCard(page);
  await page.getByRole('link', { name: 'Kortti' }).click();
  const change = page.locator('form').filter({ has: page.getByLabel(/^Muutos, €/) });
  const adjust = async (sum: string) => {
    await change.getByLabel(/^Muutos, €/).fill(sum);
    await change.getByLabel('Syy').fill('Hyvitys');
    await change.getByRole('button', { name: 'Muuta saldoa' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Vahvista/ })
      .click();
  };
  await adjust('−31');
  await expect(page.getByText('Kortilla ei ole niin paljon rahaa.')).toBeVisible();
  await expect(change.getByLabel(/^Muutos, €/)).toHaveValue('−31');
  await adjust('12,50');
  await expect(page.getByText('Saldo on muutettu.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Saldoa muutettiin/ })).toContainText('12,50');
  await expect(page.getByText('42,50 €')).toBeVisible();
  await expectAccessible(page);
  for (const width of [360, 820]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});
