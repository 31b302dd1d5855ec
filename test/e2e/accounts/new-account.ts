import { expect, type Page } from '@playwright/test';
import { type Language, newEmail } from '../shopper.ts';

export const PASSWORD = 'hauki on kala 7';

const words = {
  fi: {
    base: '',
    firstname: 'Etunimi',
    lastname: 'Sukunimi',
    email: 'Sähköposti',
    password: 'Salasana',
    create: 'Luo tili',
    sent: 'Tarkista sähköpostisi',
    verify: 'Vahvista osoite',
    verified: 'Osoitteesi on vahvistettu',
  },
  en: {
    base: '/en',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail',
    password: 'Password',
    create: 'Create account',
    sent: 'Check your e-mail',
    verify: 'Confirm the address',
    verified: 'Your address is confirmed',
  },
} as const;

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

/** Creates an account on the page and confirms it from the mail, which signs in. Aino Virtanen, `PASSWORD`. */
export async function newAccount(page: Page, language: Language): Promise<string> {
  const say = words[language];
  const email = newEmail();
  await page.goto(`${say.base}/luo-tili`);
  await page.getByLabel(say.firstname).fill('Aino');
  await page.getByLabel(say.lastname).fill('Virtanen');
  await page.getByLabel(say.email, { exact: true }).fill(email);
  const create = page.getByRole('button', { name: say.create });
  const sent = page.getByRole('heading', { name: say.sent });
  // a form sent before its script has come may be told that it was filled in too fast, and comes back without password
  await expect(async () => {
    if (await create.isVisible()) {
      await page.getByLabel(say.password, { exact: true }).fill(PASSWORD, { timeout: 1_000 });
      await create.click({ timeout: 1_000 });
    }
    await expect(sent).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.goto(await mailed(page, email, /(\S+\/_auth\/verify\S+)/));
  await page.getByRole('button', { name: say.verify }).click();
  await expect(page.getByRole('heading', { name: say.verified })).toBeVisible();
  return email;
}
