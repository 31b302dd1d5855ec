import { expect, type Page } from '@playwright/test';
import type { Language } from '../shopper.ts';
import { customerEmail, PASSWORD } from './customers.ts';

export { PASSWORD } from './customers.ts';

/** Waits for a mail to an address whose text matches; gives what the pattern caught. */
export async function mailed(page: Page, email: string, pattern: RegExp): Promise<string> {
  let caught = '';
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/mailbox/messages.json?to=${encodeURIComponent(email)}`);
        const { messages } = (await answer.json()) as { messages: { text: string }[] };
        caught = messages.map(({ text }) => pattern.exec(text)?.[1] ?? '').find(Boolean) ?? '';
        return caught;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return caught;
}

/** A worker has so many customers of each language. */
const OF_A_WORKER = 50;
let signedIn = 0;

/** Signs in a verified customer whom no other test knows: Aino Virtanen, `PASSWORD`. No page is open yet. */
export async function newAccount(page: Page, language: Language): Promise<string> {
  const n = Number(process.env.TEST_WORKER_INDEX) * OF_A_WORKER + signedIn++;
  const email = customerEmail(2 * n + (language === 'en' ? 1 : 0));
  const form = { intent: 'password', email, password: PASSWORD };
  const answer = await page.request.post(language === 'en' ? '/en/kirjaudu' : '/kirjaudu', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  return email;
}
