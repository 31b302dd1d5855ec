import { expect, type Page } from '@playwright/test';

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
export async function signInByMail(page: Page, email: string) {
  const before = (await mailsTo(page, email)).length;
  await page.getByLabel('Sähköposti').fill(email);
  await page.getByRole('button', { name: 'Lähetä kirjautumislinkki' }).click();
  const digits = page.getByLabel('Koodi');
  await expect(digits).toBeVisible();
  await expect.poll(async () => (await mailsTo(page, email)).length, { timeout: 20_000 }).toBeGreaterThan(before);
  await digits.fill(codeIn((await mailsTo(page, email))[0]));
  await page.getByRole('button', { name: 'Kirjaudu sisään' }).click();
  await expect(page).not.toHaveURL(/\/kirjaudu/);
}
