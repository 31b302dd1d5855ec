import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, newEmail } from '../shopper.ts';
import { accountNav } from './account-nav.ts';
import { accountWords } from './account-words.ts';
import { mailed, newAccount, PASSWORD } from './new-account.ts';
import { test } from './visitor.ts';

type Words = (typeof accountWords)['fi' | 'en'];

async function signIn(page: Page, say: Words, email: string, password: string) {
  await page.goto(`${say.base}/kirjaudu`);
  await page.getByLabel(say.base ? 'E-mail' : 'Sähköposti', { exact: true }).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: say.signIn, exact: true }).click();
  await expect(page).toHaveURL(`${say.base}/oma-tili/yhteenveto`);
}

for (const language of ['fi', 'en'] as const) {
  const say = accountWords[language];

  test(`guests sign in and return; the account has its navigation (${language})`, async ({ page }) => {
    const email = await newAccount(page, language);
    await page.goto(`${say.base}/oma-tili`);
    await expect(page).toHaveURL(`${say.base}/oma-tili/yhteenveto`);
    await expect(page.getByRole('heading', { level: 1, name: say.hello })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await (await accountNav(page, say)).getByRole('link', { name: say.permissions }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.permissions })).toBeVisible();
    const nav = await accountNav(page, say);
    await expect(nav.getByRole('link', { name: say.permissions })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    await nav.getByRole('button', { name: say.signOut }).click();
    await expect(page).toHaveURL(say.base || '/');
    await page.goto(`${say.base}/oma-tili/markkinointiluvat`);
    await expect(page).toHaveURL(new RegExp(`/kirjaudu\\?next=${encodeURIComponent(`${say.base}/oma-tili/`)}`));
    await page.getByLabel(say.base ? 'E-mail' : 'Sähköposti', { exact: true }).fill(email);
    await page.getByLabel(say.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: say.signIn, exact: true }).click();
    await expect(page).toHaveURL(`${say.base}/oma-tili/markkinointiluvat`);
  });

  test(`marketing permissions, apart for e-mail and SMS (${language})`, async ({ page }) => {
    await newAccount(page, language);
    await page.goto(`${say.base}/oma-tili/markkinointiluvat`);
    await page.getByLabel(say.byEmail).check();
    await page.getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.permissionsSaved)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(say.byEmail)).toBeChecked();
    await expect(page.getByLabel(say.bySms)).not.toBeChecked();
    await page.route('**/*.data*', (route) => route.abort());
    await page.getByLabel(say.bySms).check();
    await page.getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.failed)).toBeVisible();
    await expect(page.getByLabel(say.bySms)).toBeChecked();
  });

  test(`the password is changed with the old one; other devices are signed out (${language}) @thorough`, async ({
    page,
    browser,
  }) => {
    const email = await newAccount(page, language);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signIn(other, say, email, PASSWORD);
    await page.goto(`${say.base}/oma-tili/omat-tiedot`);
    await page.getByRole('link', { name: say.changePassword }).click();
    await page.getByLabel(say.currentPassword, { exact: true }).fill('jokin muu sana');
    await page.getByLabel(say.newPassword, { exact: true }).fill('kaksi kissaa katolla');
    await page.getByRole('button', { name: say.changePassword }).click();
    await expect(page.getByRole('link', { name: say.wrongPassword })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(say.currentPassword, { exact: true }).fill(PASSWORD);
    await page.getByLabel(say.newPassword, { exact: true }).fill('kaksi kissaa katolla');
    await page.getByRole('button', { name: say.changePassword }).click();
    await expect(page.getByText(say.passwordChanged)).toBeVisible();
    await other.reload();
    await expect(other).toHaveURL(/\/kirjaudu\?next=/);
    await signIn(other, say, email, 'kaksi kissaa katolla');

    // and one device is signed out from the other
    await page.reload();
    await page.getByRole('button', { name: say.endDevice }).click();
    await expect(page.getByText(say.deviceEnded)).toBeVisible();
    await expect(page.getByText(say.thisDevice)).toBeVisible();
    await expect(page.getByRole('button', { name: say.endDevice })).toHaveCount(0);
    await other.reload();
    await expect(other).toHaveURL(/\/kirjaudu\?next=/);
    await elsewhere.close();
  });

  test(`another e-mail address waits for its confirmation (${language})`, async ({ page }) => {
    const email = await newAccount(page, language);
    const next = newEmail();
    await page.goto(`${say.base}/oma-tili/omat-tiedot`);
    await page.getByRole('link', { name: say.changeEmail }).click();
    await page.getByLabel(say.newEmail).fill(next);
    await page.getByLabel(say.currentPassword, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: say.sendLink }).click();
    await expect(page.getByText(say.pending(next))).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    expect(await mailed(page, next, /(\S+\/_auth\/email-change\S+)/)).toContain('token=');
  });

  test(`own data to read and as a file, and leaving for good (${language})`, { tag: '@thorough' }, async ({ page }) => {
    const email = await newAccount(page, language);
    await page.goto(`${say.base}/oma-tili/omat-tiedot`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: say.download }).click();
    const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
    expect(file.profile).toMatchObject({ email, firstname: 'Aino', lastname: 'Virtanen' });
    await page.getByRole('link', { name: say.viewData }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.allData })).toBeVisible();
    await expect(page.getByText(email).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto(`${say.base}/oma-tili/omat-tiedot`);
    await page.getByRole('link', { name: say.deleteAccount }).click();
    await expectAccessible(page);
    await page.getByLabel(say.password, { exact: true }).fill('väärä salasana');
    await page.getByRole('button', { name: say.deleteForGood }).click();
    await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
    await page.getByLabel(say.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: say.deleteForGood }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.deleted })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${say.base}/oma-tili/yhteenveto`);
    await expect(page).toHaveURL(/\/kirjaudu\?next=/);
  });
}
