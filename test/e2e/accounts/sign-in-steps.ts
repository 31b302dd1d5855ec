import { expect, type Page } from '@playwright/test';
import type { Words } from './sign-in-words.ts';
import { linkIn, newAddress, readMail } from './visitor.ts';

export const PASSWORD = 'kelkka-kulkee-koivikossa';

const main = (page: Page) => page.getByRole('main');
export const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
export const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });

export async function fillNewAccount(page: Page, say: Words, email: string, password = PASSWORD) {
  await page.getByLabel(say.firstname).fill('Maija');
  await page.getByLabel(say.lastname).fill('Mallikas');
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
}

export async function fillSignIn(page: Page, say: Words, email: string, password: string) {
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
}

/** Asks for a new account: the path of the link in its mail. */
export async function askForAccount(page: Page, say: Words, email: string): Promise<string> {
  await page.goto(`${say.base}/luo-tili`);
  await fillNewAccount(page, say, email);
  await press(page, say.create);
  await expect(heading(page, say.check)).toBeVisible();
  return linkIn(await readMail(page, email, say.mails.verify));
}

/** A customer with a password and a confirmed address, signed in on this page. */
export async function becomeCustomer(page: Page, say: Words): Promise<string> {
  const email = newAddress();
  await page.goto(await askForAccount(page, say, email));
  await press(page, say.confirm);
  await expect(heading(page, say.confirmed)).toBeVisible();
  return email;
}

/** As on another device: nobody is signed in. */
export const forget = (page: Page) => page.context().clearCookies();

/** What is wrong has the focus and says this. */
export async function expectRefused(page: Page, title: string, ...messages: string[]) {
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(summary).toBeFocused();
  for (const message of messages) await expect(summary.getByRole('link', { name: message })).toBeVisible();
}
