import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import {
  becomeCustomer,
  expectRefused,
  fillNewAccount,
  fillSignIn,
  forget,
  heading,
  PASSWORD,
  press,
} from './sign-in-steps.ts';
import { words } from './sign-in-words.ts';
import { codeIn, linkIn, newAddress, readMail, readNextMail, test } from './visitor.ts';

for (const [locale, say] of Object.entries(words)) {
  const at = (path: string) => say.base + path;
  const account = new RegExp(`${at('/oma-tili/yhteenveto')}$`);

  test(`${locale}: a new account is confirmed by its mail, which scanners cannot use up`, { tag: '@main' }, async ({
    page,
  }) => {
    const email = newAddress();
    await page.goto(at('/kirjaudu'));
    await page.getByRole('main').getByRole('link', { name: say.create, exact: true }).click();
    await expect(heading(page, say.create)).toBeVisible();
    await press(page, say.create);
    await expectRefused(page, say.fields, say.needEmail, say.needPassword);
    await expectAccessible(page);
    await fillNewAccount(page, say, email, 'Salasana2026!');
    await press(page, say.create);
    await expectRefused(page, say.fields, say.common);
    await page.getByLabel(say.password, { exact: true }).fill(PASSWORD);
    await expect(page.getByRole('status').filter({ hasText: say.strong })).toBeVisible();
    await press(page, say.create);
    await expect(heading(page, say.check)).toBeVisible();
    await expectAccessible(page);

    const link = linkIn(await readMail(page, email, say.mails.verify));
    for (const method of ['GET', 'HEAD', 'GET'])
      expect((await page.request.fetch(link, { method })).status()).toBe(200);
    await page.goto(link);
    await expectAccessible(page);
    await press(page, say.confirm);
    await expect(heading(page, say.confirmed)).toBeVisible();
    await page.getByRole('link', { name: say.toAccount }).click();
    await expect(heading(page, say.hello)).toBeVisible();

    await forget(page);
    await page.goto(link);
    await expect(heading(page, say.oldLink)).toBeVisible();
    await expectAccessible(page);
  });

  test(`${locale}: an address with an account gets the same answer, and a mail that says so`, {
    tag: '@thorough',
  }, async ({ page }) => {
    const email = await becomeCustomer(page, say);
    await forget(page);
    await page.goto(at('/luo-tili'));
    await fillNewAccount(page, say, email.toUpperCase(), 'toinen hyvä salasana');
    await press(page, say.create);
    await expect(heading(page, say.check)).toBeVisible();
    await readMail(page, email, say.mails.exists);
    // and the password is the old one still
    await page.goto(at('/kirjaudu'));
    await fillSignIn(page, say, email, 'toinen hyvä salasana');
    await press(page, say.signIn);
    await expectRefused(page, say.failed, say.wrong);
    await fillSignIn(page, say, email, PASSWORD);
    await press(page, say.signIn);
    await expect(page).toHaveURL(account);
  });

  test(`${locale}: signing in by keyboard goes on where the customer was going`, { tag: '@thorough' }, async ({
    page,
  }) => {
    const email = await becomeCustomer(page, say);
    await forget(page);
    await page.goto(at('/oma-tili/omat-tiedot'));
    await expect(page).toHaveURL(/\/kirjaudu\?next=/);
    await page.getByLabel(say.email, { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expectRefused(page, say.fields, say.needEmail, say.needPassword);
    await expectAccessible(page);
    // the first line of the summary leads to its field
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(say.email, { exact: true })).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('väärä');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: say.show })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: say.hide })).toBeFocused();
    await expect(page.getByLabel(say.password, { exact: true })).toHaveAttribute('type', 'text');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expectRefused(page, say.failed, say.wrong);
    await page.getByLabel(say.password, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${at('/oma-tili/omat-tiedot')}$`));
  });

  test(`${locale}: a mail signs in by its digits or its link, once`, { tag: '@thorough' }, async ({ page }) => {
    const email = newAddress();
    await page.goto(at('/kirjaudu?next=//evil.example'));
    await page.getByLabel(say.email, { exact: true }).fill(email);
    await press(page, say.sendLink);
    await expect(heading(page, say.check)).toBeVisible();
    await expectAccessible(page);
    const first = await readMail(page, email, say.mails.link);
    const wrong = codeIn(first) === '000000' ? '000001' : '000000';
    await page.getByLabel(say.code).fill(wrong);
    await press(page, say.signIn);
    await expectRefused(page, say.failed, say.wrongCode);
    await press(page, say.again);
    await expect(page.getByRole('status').filter({ hasText: say.sentAgain })).toBeVisible();
    const again = await readNextMail(page, email, say.mails.link, first);
    await page.getByLabel(say.code).fill(codeIn(again));
    await press(page, say.signIn);
    await expect(page).toHaveURL(account);

    await forget(page);
    await page.goto(linkIn(again));
    await expect(heading(page, say.oldLink)).toBeVisible();
    await page.getByRole('link', { name: say.askAgain }).click();
    await page.goto(at('/kirjaudu?next=%2Fhaku%3Fq%3Dkelkka'));
    await page.getByLabel(say.email, { exact: true }).fill(email);
    await press(page, say.sendLink);
    await expect(heading(page, say.check)).toBeVisible();
    const second = linkIn(await readNextMail(page, email, say.mails.link, again));
    await page.request.get(second);
    await page.goto(second);
    await expectAccessible(page);
    await press(page, say.signIn);
    await expect(page).toHaveURL(/\/haku\?q=kelkka$/);
  });

  test(`${locale}: a guest's wish waits for the mail`, { tag: '@thorough' }, async ({ page }) => {
    const email = newAddress();
    await page.goto(at('/kirjaudu?next=%2Fostoskori&toive=92-0120'));
    await page.getByRole('main').getByRole('link', { name: say.create, exact: true }).click();
    await expect(page).toHaveURL(/\/luo-tili\?next=%2Fostoskori&toive=92-0120$/);
    await fillNewAccount(page, say, email);
    await press(page, say.create);
    await expect(heading(page, say.check)).toBeVisible();
    await page.goto(linkIn(await readMail(page, email, say.mails.verify)));
    await press(page, say.confirm);
    await expect(page).toHaveURL(/\/ostoskori$/);
    await page.goto(at('/oma-tili/toivelistat'));
    await page.getByRole('main').getByRole('link', { name: 'Toivelista', exact: true }).click();
    await expect(page.getByRole('main').locator('a[href*="/product/"]').first()).toBeVisible();
  });

  test(`${locale}: a forgotten password is chosen anew, and every device is signed out`, async ({
    page,
    browser,
    extraHTTPHeaders,
  }) => {
    const email = await becomeCustomer(page, say);
    const other = await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} });
    const phone = await other.newPage();
    await phone.goto(at('/kirjaudu'));
    await phone.getByRole('link', { name: say.forgot }).click();
    await press(phone, say.sendReset);
    await expectRefused(phone, say.fields, say.needEmail);
    await phone.getByLabel(say.email, { exact: true }).fill(email);
    await press(phone, say.sendReset);
    await expect(heading(phone, say.check)).toBeVisible();
    await expectAccessible(phone);
    const link = linkIn(await readMail(phone, email, say.mails.reset));
    await phone.request.get(link);
    await phone.goto(link);
    await phone.getByLabel(say.newPassword, { exact: true }).fill('lyhyt');
    await press(phone, say.changePassword);
    await expectRefused(phone, say.fields, say.short);
    await expectAccessible(phone);
    await phone.getByLabel(say.newPassword, { exact: true }).fill('rautapyörä vierii');
    await press(phone, say.changePassword);
    await expect(heading(phone, say.changed)).toBeVisible();
    await readMail(phone, email, say.mails.changed);

    await page.goto(at('/oma-tili/yhteenveto'));
    await expect(page).toHaveURL(/\/kirjaudu\?next=/);
    await fillSignIn(page, say, email, PASSWORD);
    await press(page, say.signIn);
    await expectRefused(page, say.failed, say.wrong);
    await fillSignIn(page, say, email, 'rautapyörä vierii');
    await press(page, say.signIn);
    await expect(page).toHaveURL(account);
    await phone.goto(link);
    await expect(heading(phone, say.oldLink)).toBeVisible();
    await other.close();
  });

  test(`${locale}: another address is confirmed there, and the old one can take it back`, { tag: '@thorough' }, async ({
    page,
  }) => {
    const old = await becomeCustomer(page, say);
    const fresh = newAddress();
    await page.goto(at('/oma-tili/omat-tiedot'));
    await page.getByRole('link', { name: say.changeEmail }).click();
    await page.getByLabel(say.newEmail).fill(fresh);
    await page.getByLabel(say.current, { exact: true }).fill(PASSWORD);
    await press(page, say.sendConfirm);
    await page.goto(linkIn(await readMail(page, fresh, say.mails.newEmail)));
    await expectAccessible(page);
    await press(page, say.useAddress);
    await expect(heading(page, say.addressChanged)).toBeVisible();
    const undo = linkIn(await readMail(page, old, say.mails.emailChanged));
    await page.request.get(undo);
    await page.goto(undo);
    await expectAccessible(page);
    await press(page, say.undo);
    await expect(heading(page, say.undone)).toBeVisible();
    await page.goto(at('/oma-tili/yhteenveto'));
    await expect(page).toHaveURL(/\/kirjaudu\?next=/);
    // whoever had changed it knew the password: a new one is chosen
    await page.goto(linkIn(await readMail(page, old, say.mails.reset)));
    await page.getByLabel(say.newPassword, { exact: true }).fill('rautapyörä vierii');
    await press(page, say.changePassword);
    await expect(heading(page, say.changed)).toBeVisible();
    await page.goto(at('/kirjaudu'));
    await fillSignIn(page, say, old, 'rautapyörä vierii');
    await press(page, say.signIn);
    await expect(page).toHaveURL(account);
  });

  test(`${locale}: pages of signing in are found by no engine, kept nowhere, and fit a phone`, {
    tag: '@thorough',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const paths = ['/kirjaudu', '/luo-tili', '/unohditko-salasanasi', '/_auth/reset?token=x', '/_auth/link'];
    for (const path of paths) {
      const headers = (await page.goto(at(path)))?.headers() ?? {};
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      await expectNoSidewaysScroll(page);
    }
  });
}
