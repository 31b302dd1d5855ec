import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated, newEmail } from '../shopper.ts';

const words = {
  fi: {
    base: '',
    where: 'Sähköpostiosoite',
    subscribe: 'Tilaa uutiskirje',
    email: 'Sähköposti',
    wrong: 'Kirjoita sähköpostiosoite muodossa nimi@esimerkki.fi.',
    check: 'Tarkista sähköpostisi',
    confirm: 'Vahvista',
    confirmed: 'Kiitos, vahvistettu!',
    confirmMail: 'Vahvista uutiskirjeen tilaus',
    unsubscribe: 'Peruuta uutiskirje',
    unsubscribed: 'Peruutettu',
    already: 'Saat jo uutiskirjeemme',
    drop: 'Ilmoita hinnan laskusta',
    tell: 'Pyydä ilmoitus',
    told: 'Vahvista: kerromme, kun',
  },
  en: {
    base: '/en',
    where: 'E-mail address',
    subscribe: 'Subscribe',
    email: 'E-mail',
    wrong: 'Write the address in the form name@example.com.',
    check: 'Check your e-mail',
    confirm: 'Confirm',
    confirmed: 'Thank you, confirmed!',
    confirmMail: 'Confirm your newsletter subscription',
    unsubscribe: 'Unsubscribe from the newsletter',
    unsubscribed: 'Unsubscribed',
    already: 'You already get our newsletter',
    drop: 'Notify me when the price drops',
    tell: 'Notify me',
    told: 'Confirm: we tell you when',
  },
} as const;

type Message = { subject: string; text: string };

async function messagesTo(page: Page, email: string): Promise<Message[]> {
  const answer = await page.request.get(`/mailbox/messages.json?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { messages: Message[] }).messages;
}

/** The link of the mail that begins with a subject, as the browser opens it here. */
async function linkIn(page: Page, email: string, subject: string, path: string): Promise<string> {
  const find = async () => (await messagesTo(page, email)).find((mail) => mail.subject.startsWith(subject))?.text ?? '';
  await expect.poll(find, { message: `a mail "${subject}" to ${email}`, timeout: 15_000 }).toContain(path);
  const address = new RegExp(`https?://[^/\\s]+(\\S*${path}\\?t=[\\w-]+)`).exec(await find())?.[1];
  return address ?? '';
}
const main = (page: Page) => page.getByRole('main');

for (const language of ['fi', 'en'] as const) {
  const say = words[language];
  const later = language === 'en' ? ' @thorough' : '';

  test(`the newsletter is ordered in the footer, confirmed by mail and ended from a letter (${language})${later}`, async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto(`${say.base}/tarjoukset`);
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel(say.where).fill(email);
    await footer.getByRole('button', { name: say.subscribe }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.check })).toBeVisible();
    await expect(main(page)).toContainText(email);
    const confirm = await linkIn(page, email, say.confirmMail, '/uutiskirje/vahvista');
    // a scanner of mails opens it first
    await page.request.get(confirm);
    await page.goto(confirm);
    await expectAccessible(page);
    await main(page).getByRole('button', { name: say.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.confirmed })).toBeFocused();

    await page.goto(`${say.base}/tilaa-uutiskirje`);
    await hydrated(page);
    await main(page).getByLabel(say.email).fill('aino@');
    await main(page).getByRole('button', { name: say.subscribe }).click();
    await expect(page.getByRole('alert')).toContainText(say.wrong);
    await main(page).getByLabel(say.email).fill(email);
    await main(page).getByRole('button', { name: say.subscribe }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.check })).toBeFocused();

    const unsubscribe = await linkIn(page, email, say.already, '/uutiskirje/peruuta');
    await page.goto(unsubscribe);
    await main(page).getByRole('button', { name: say.unsubscribe }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.unsubscribed })).toBeFocused();
    await page.goto(unsubscribe);
    await expect(page.getByRole('heading', { level: 1, name: say.unsubscribed })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test(`a lower price of a product can be asked for (${language}) @thorough`, async ({ page }) => {
    const email = newEmail();
    await page.goto(`${say.base}/product/kaira-tunneliboksi-kelkkaan`);
    await page.getByRole('link', { name: say.drop }).click();
    await expectAccessible(page);
    await main(page).getByLabel(say.email).fill(email);
    await main(page).getByRole('button', { name: say.tell }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.check })).toBeVisible();
    await page.goto(await linkIn(page, email, say.told, '/uutiskirje/vahvista'));
    await main(page).getByRole('button', { name: say.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.confirmed })).toBeFocused();
  });
}
