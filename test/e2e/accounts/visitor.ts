import { randomInt } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

/** Limits count by visitor: every test comes from an address of its own, through the proxy that the shop trusts. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures have
  extraHTTPHeaders: async ({}, use) => {
    const [a, b, c] = [randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)];
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` });
  },
});

let visitors = 0;
/** An address of its own for every customer. */
export const newAddress = () => `asiakas-${Date.now()}-${process.pid}-${visitors++}@esimerkki.fi`;

/** Opens the newest mail of this subject to an address in the demo's mailbox, in a tab of its own: its plain text. */
export async function readMail(page: Page, to: string, subject: string): Promise<string> {
  const box = await page.context().newPage();
  const mail = box.getByRole('link', { name: subject }).filter({ hasText: to }).first();
  await expect(async () => {
    await box.goto('/mailbox');
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await mail.click();
  await expect(box.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  const text = (await box.getByRole('main').textContent()) ?? '';
  await box.close();
  return text;
}

/** The link of a mail to a page under /_auth, as a path. */
export function linkIn(text: string): string {
  const found = /https?:\/\/\S+\/_auth\/\S+/.exec(text)?.[0];
  if (!found) throw new Error(`no link in the mail: ${text}`);
  const { pathname, search } = new URL(found);
  return pathname + search;
}

/** The six digits of a sign-in mail. */
export const codeIn = (text: string): string => /^\s*(\d{3}) ?(\d{3})\s*$/m.exec(text)?.slice(1).join('') ?? '';

/** The newest mail of this subject once it is another than the one read before. */
export async function readNextMail(page: Page, to: string, subject: string, before: string): Promise<string> {
  let text = before;
  await expect(async () => {
    text = await readMail(page, to, subject);
    expect(linkIn(text)).not.toBe(linkIn(before));
  }).toPass({ timeout: 30_000 });
  return text;
}
