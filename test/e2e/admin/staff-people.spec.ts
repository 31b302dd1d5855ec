import { expect, test } from '@playwright/test';
import { onCommandLine } from '../command-line.ts';
import { ADMIN, asStaff } from './staff.ts';

test('an owner confirms a change of role, which the log shows (staff-6, staff-10, staff-11)', async ({ page }) => {
  const name = `Testi ${Date.now()}`;
  const email = `henkilo-${Date.now()}@example.fi`;
  await onCommandLine('staff', 'invite', email, '--name', name, '--role', 'sales');
  await asStaff(page, 'owner');
  await page.goto(`${ADMIN}/henkilokunta`);
  await page.getByRole('link', { name }).click();
  await page.getByLabel('Rooli').selectOption({ label: 'Sisältö' });
  await page.getByRole('button', { name: 'Tallenna' }).click();
  await page.getByRole('button', { name: 'Vahvista (esittely)' }).click();
  await expect(page.getByText('Tallennettu.')).toBeVisible();
  await page.getByRole('link', { name: 'Tapahtumat' }).last().click();
  await page.goto(`${ADMIN}/loki`);
  await expect(page.getByRole('row').filter({ hasText: 'Roolit, rajat ja tabletit' }).first()).toContainText('content');
});

test('a store has no way to the people, and sees its own page (staff-10)', async ({ page }) => {
  await asStaff(page, 'store');
  const refused = await page.goto(`${ADMIN}/henkilokunta`);
  expect(refused?.status()).toBe(403);
  await page.goto(`${ADMIN}/oma`);
  await expect(page.getByRole('heading', { name: 'Kirjautumistavat' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Own details and devices' })).toBeVisible();
  await page.getByRole('button', { name: 'Suomi' }).click();
});
