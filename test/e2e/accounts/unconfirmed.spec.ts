import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { askForAccount, expectRefused, fillSignIn, forget, heading, PASSWORD, press } from './sign-in-steps.ts';
import { words } from './sign-in-words.ts';
import { linkIn, newAddress, readMail, test } from './visitor.ts';

for (const [locale, say] of Object.entries(words)) {
  const at = (path: string) => say.base + path;
  const confirm = at('/vahvista-sahkopostiosoitteesi');
  const account = new RegExp(`${at('/oma-tili/yhteenveto')}$`);

  test(`${locale}: a customer who has not confirmed the address requests the mail again (sign-in-9)`, {
    tag: '@thorough',
  }, async ({ page }) => {
    const email = newAddress();
    const first = await askForAccount(page, say, email);
    await page.goto(confirm);
    await expect(page).toHaveURL(/\/kirjaudu\?next=/);
    await fillSignIn(page, say, email, PASSWORD);
    await press(page, say.signIn);
    await expect(page).toHaveURL(new RegExp(`${confirm}$`));
    await expect(heading(page, say.confirmTitle)).toBeVisible();
    await press(page, say.resend);
    await expect(page.getByRole('status').filter({ hasText: say.resent })).toBeVisible();
    await expectAccessible(page);
    await press(page, say.resend);
    await expect(page.getByRole('status').filter({ hasText: say.wait })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // the first mail is good as well: mails overtake each other
    await page.goto(first.replace('/_auth/verify', '/vahvista-sahkopostiosoitteesi'));
    await press(page, say.confirm);
    await expect(heading(page, say.confirmed)).toBeVisible();
    await page.goto(confirm);
    await expect(page).toHaveURL(account);
  });

  test(`${locale}: the mail of an account that a stranger made makes it one's own`, { tag: '@thorough' }, async ({
    page,
    browser,
  }) => {
    const email = newAddress();
    const link = await askForAccount(page, say, email);
    const elsewhere = await browser.newContext();
    const owner = await elsewhere.newPage();
    await owner.goto(link);
    await expectAccessible(owner);
    await owner.getByLabel(say.password, { exact: true }).fill('ei tämä ollut');
    await press(owner, say.confirm);
    await expectRefused(owner, say.notYet, say.wrongPassword);
    await owner.getByLabel(say.password, { exact: true }).fill('');
    await press(owner, say.confirm);
    await expect(owner.getByText(say.passwordGone)).toBeVisible();
    await elsewhere.close();
    // the stranger's password is worth nothing now
    await page.goto(at('/kirjaudu'));
    await fillSignIn(page, say, email, PASSWORD);
    await press(page, say.signIn);
    await expectRefused(page, say.failed, say.wrong);
  });

  test(`${locale}: whoever has the mailbox wins over whoever set a password before`, { tag: '@thorough' }, async ({
    page,
  }) => {
    const email = newAddress();
    await askForAccount(page, say, email);
    await page.goto(at('/kirjaudu'));
    await page.getByLabel(say.email, { exact: true }).fill(email);
    await press(page, say.sendLink);
    await expect(heading(page, say.check)).toBeVisible();
    await page.goto(linkIn(await readMail(page, email, say.mails.link)));
    await press(page, say.signIn);
    await expect(heading(page, say.signedIn)).toBeVisible();
    await expect(page.getByText(say.passwordGone)).toBeVisible();
    await expectAccessible(page);
    await page.goto(at('/kirjaudu'));
    await expect(page).toHaveURL(account);
    await forget(page);
    await page.goto(at('/kirjaudu'));
    await fillSignIn(page, say, email, PASSWORD);
    await press(page, say.signIn);
    await expectRefused(page, say.failed, say.wrong);
  });
}
