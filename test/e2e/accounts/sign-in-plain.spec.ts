import { expect } from '@playwright/test';
import { expectRefused, fillNewAccount, fillSignIn, forget, heading, PASSWORD, press } from './sign-in-steps.ts';
import { words } from './sign-in-words.ts';
import { codeIn, linkIn, newAddress, readMail, test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

for (const [locale, say] of Object.entries(words)) {
  const at = (path: string) => say.base + path;
  const account = new RegExp(`${at('/oma-tili/yhteenveto')}$`);

  test(`${locale}: without JavaScript an account is made, and signed in and out of`, async ({ page }) => {
    const email = newAddress();
    await page.goto(at('/luo-tili'));
    await fillNewAccount(page, say, email, 'lyhyt');
    await press(page, say.create);
    await expectRefused(page, say.fields, say.short);
    // what was entered is there, but never a password
    await expect(page.getByLabel(say.email, { exact: true })).toHaveValue(email);
    await expect(page.getByLabel(say.password, { exact: true })).toHaveValue('');
    await page.getByLabel(say.password, { exact: true }).fill(PASSWORD);
    // a browser without scripts is fast: the page asks for another press until it looks like a person
    await expect(async () => {
      if (await page.getByText(say.early).isVisible())
        await page.getByLabel(say.password, { exact: true }).fill(PASSWORD);
      await press(page, say.create);
      await expect(heading(page, say.check)).toBeVisible({ timeout: 2000 });
    }).toPass();

    await page.goto(linkIn(await readMail(page, email, say.mails.verify)));
    await press(page, say.confirm);
    await expect(heading(page, say.confirmed)).toBeVisible();
    await page.getByRole('link', { name: say.toAccount }).click();
    await expect(heading(page, say.hello)).toBeVisible();

    await forget(page);
    await page.goto(at('/kirjaudu?next=%2Fostoskori'));
    await fillSignIn(page, say, email, 'väärä');
    await press(page, say.signIn);
    await expectRefused(page, say.failed, say.wrong);
    await expect(page.getByLabel(say.email, { exact: true })).toHaveValue(email);
    await fillSignIn(page, say, email, PASSWORD);
    await press(page, say.signIn);
    await expect(page).toHaveURL(/\/ostoskori$/);
  });

  test(`${locale}: without JavaScript a mail signs in`, { tag: '@thorough' }, async ({ page }) => {
    const email = newAddress();
    await page.goto(at('/kirjaudu'));
    await page.getByLabel(say.email, { exact: true }).fill(email);
    await press(page, say.sendLink);
    await expect(heading(page, say.check)).toBeVisible();
    const mail = await readMail(page, email, say.mails.link);
    await page.getByLabel(say.code).fill('12');
    await press(page, say.signIn);
    await expectRefused(page, say.fields);
    await page.getByLabel(say.code).fill(codeIn(mail));
    await press(page, say.signIn);
    await expect(page).toHaveURL(account);
  });
}
