import { expect, type Page, test } from '@playwright/test';
import { onCommandLine } from '../command-line.ts';
import { ADMIN } from './staff.ts';

/** A passkey in the browser, as a phone's: it verifies the person and finds its keys by itself. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an invitation, a passkey, signing out and in again (staff-1, staff-2)', { tag: '@main' }, async ({ page }) => {
  await withAuthenticator(page);
  const email = `elina-${Date.now()}@example.fi`;
  const printed = await onCommandLine('staff', 'invite', email, '--name', 'Elina Moilanen', '--role', 'sales');
  const path = /\/kutsu\/\S+/.exec(printed)?.[0] ?? '';
  await page.goto(ADMIN + path);
  await expect(page.getByRole('heading', { name: 'Tervetuloa, Elina Moilanen' })).toBeVisible();
  await page.getByRole('button', { name: 'Luo pääsyavain' }).click();
  await expect(page.getByRole('heading', { name: 'Palautuskoodit' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('link', { name: 'Jatka Toimistoon' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /Elina Moilanen.*oma valikko/ }).click();
  await page.getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await expect(page.getByRole('heading', { name: 'Kirjaudu Toimistoon' })).toBeVisible();
  await page.goto(`${ADMIN}/loki`);
  await page.getByRole('button', { name: 'Kirjaudu pääsyavaimella' }).click();
  await page.waitForURL(`${ADMIN}/loki`);
  await page.goto(ADMIN + path);
  await expect(page.getByText('Linkki on jo käytetty tai vanhentunut')).toBeVisible();
});
