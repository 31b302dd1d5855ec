import { expect, test } from '@playwright/test';
import { office, onCommandLine, signInAs } from './office.ts';

test('an owner confirms a change of role, which the log shows (staff-6, staff-10, staff-11)', async ({ page }) => {
  const name = `Testi ${Date.now()}`;
  const email = `henkilo-${Date.now()}@example.fi`;
  await onCommandLine('staff', 'invite', email, '--name', name, '--role', 'sales');
  await signInAs(page, 'owner');
  await page.goto(`${office}/henkilokunta`);
  await page.getByRole('link', { name }).click();
  await page.getByLabel('Rooli').selectOption({ label: 'Sisältö' });
  await page.getByRole('button', { name: 'Tallenna' }).click();
  await page.getByRole('button', { name: 'Vahvista (esittely)' }).click();
  await expect(page.getByText('Tallennettu.')).toBeVisible();
  await page.getByRole('link', { name: 'Tapahtumat' }).last().click();
  await page.goto(`${office}/loki`);
  await expect(page.getByRole('row').filter({ hasText: 'Roolit, rajat ja tabletit' }).first()).toContainText('content');
});

test('a store has no way to the people, and sees its own page (staff-10)', async ({ page }) => {
  await signInAs(page, 'store');
  const refused = await page.goto(`${office}/henkilokunta`);
  expect(refused?.status()).toBe(403);
  await page.goto(`${office}/oma`);
  await expect(page.getByRole('heading', { name: 'Kirjautumistavat' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Own details and devices' })).toBeVisible();
  await page.getByRole('button', { name: 'Suomi' }).click();
});
