import { expect, type Page } from '@playwright/test';
import type { Language } from '../shopper.ts';

const words = {
  fi: { email: 'Sähköposti', send: 'Lähetä kirjautumislinkki', code: 'Koodi', submit: 'Kirjaudu sisään' },
  en: { email: 'E-mail', send: 'Send a sign-in link', code: 'Code', submit: 'Sign in' },
} as const;

type Mail = { subject: string; text: string };

async function mailsTo(page: Page, email: string): Promise<Mail[]> {
  const answer = await page.request.get(`/mailbox/messages.json?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { messages: Mail[] }).messages;
}

const codeIn = (mail: Mail | undefined) =>
  /^\s*(\d{3}) ?(\d{3})\s*$/m
    .exec(mail?.text ?? '')
    ?.slice(1)
    .join('') ?? '';

/** Signs in by the six digits of a mail; an address without an account gets one. Stands at the sign-in page before. */
export async function signInByMail(page: Page, email: string, language: Language) {
  const say = words[language];
  const before = (await mailsTo(page, email)).length;
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: say.send }).click();
  const digits = page.getByLabel(say.code);
  await expect(digits).toBeVisible();
  await expect.poll(async () => (await mailsTo(page, email)).length, { timeout: 20_000 }).toBeGreaterThan(before);
  await digits.fill(codeIn((await mailsTo(page, email))[0]));
  await page.getByRole('button', { name: say.submit }).click();
  await expect(page).not.toHaveURL(/\/kirjaudu/);
}
