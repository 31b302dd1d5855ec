import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectMails, expectNoSidewaysScroll, newEmail } from './shopper.ts';

const words = {
  fi: {
    base: '',
    ask: 'Kysy tuotteesta',
    about: 'Kaira Tunturi 900 R moottorikelkka',
    to: 'Vastaanottaja',
    message: 'Viesti',
    name: 'Nimi',
    email: 'Sähköposti',
    send: 'Lähetä viesti',
    fix: 'Anna sähköpostiosoite.',
    done: /^Viestisi on lähetetty\. Sen numero on (Y-\d+)/,
    mail: 'Saimme viestisi',
    feedback: 'Lähetä palaute',
    twoWeeks: 'Vastaamme kahden viikon kuluessa.',
  },
  en: {
    base: '/en',
    ask: 'Ask about the product',
    about: 'Kaira Tunturi 900 R snowmobile',
    to: 'Recipient',
    message: 'Message',
    name: 'Name',
    email: 'E-mail',
    send: 'Send message',
    fix: 'Enter your e-mail address.',
    done: /^Your message has been sent\. Its number is (Y-\d+)/,
    mail: 'We have received your message',
    feedback: 'Send feedback',
    twoWeeks: 'We answer within two weeks.',
  },
} as const;
type Say = (typeof words)[keyof typeof words];

async function subjectsTo(page: Page, email: string): Promise<string[]> {
  const answer = await page.request.get(`/mailbox/messages.json?to=${encodeURIComponent(email)}`);
  const { messages } = (await answer.json()) as { messages: { subject: string }[] };
  return messages.map(({ subject }) => subject);
}

/** The trap for robots lets a form through once it has been open as long as a person needs. */
async function whenOpenLongEnough(page: Page, say: Say) {
  await page.getByRole('main').getByLabel(say.name, { exact: true }).fill('Aino Äyräpää');
  await expect
    .poll(() => page.evaluate(() => performance.now() > 2500), { message: 'open for as long as a person needs' })
    .toBe(true);
}

for (const language of ['fi', 'en'] as const) {
  const say = words[language];
  test(`a question about a product is sent from its page (${language})${language === 'en' ? ' @thorough' : ''}`, async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto(`${say.base}/product/kaira-tunturi-900-r`);
    await page.getByRole('link', { name: say.ask }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'fi' ? say.ask : 'Ask about a product',
    );
    await expect(page.getByRole('main').getByRole('link', { name: say.about })).toBeVisible();
    await page.getByRole('main').getByLabel(say.to).selectOption('ranua');
    await page.getByRole('main').getByLabel(say.message, { exact: true }).fill('Hei!\nOnko tätä vasemmalla kaasulla?');
    await whenOpenLongEnough(page, say);
    await page.getByRole('button', { name: say.send }).click();

    // nothing typed is lost, and the fault leads to its field
    await page.getByRole('link', { name: say.fix }).click();
    await expect(page.getByRole('main').getByLabel(say.email, { exact: true })).toBeFocused();
    await expect(page.getByRole('main').getByLabel(say.message, { exact: true })).toHaveValue(/vasemmalla kaasulla/);
    // where the header lies over no link
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await page.getByRole('main').getByLabel(say.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: say.send }).click();

    await expect(page.getByText(say.done)).toBeVisible();
    const [, number = ''] = say.done.exec((await page.getByText(say.done).textContent()) ?? '') ?? [];
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectMails(page, email, [`${say.mail} ${number}`]);
    // other tests may write to the store too
    await expect
      .poll(() => subjectsTo(page, 'ranua@tieva.example'))
      .toContain(`Kysymys tuotteesta ${number}: ${say.about}`);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('feedback on accessibility is sent by a plain form @thorough', async ({ page }) => {
    const say = words.fi;
    const email = newEmail();
    await page.goto('/saavutettavuus');
    await page.getByRole('main').getByLabel(say.message, { exact: true }).fill('Kuvalla ei ole tekstiä.');
    await page.getByRole('main').getByLabel(say.name, { exact: true }).fill('Aino Äyräpää');
    await page.getByRole('main').getByLabel(say.email, { exact: true }).fill(email);
    // a form sent too fast is given back with what was typed
    await expect(async () => {
      await page.getByRole('button', { name: say.feedback }).click();
      await expect(page.getByText(say.done)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByText(say.twoWeeks).last()).toBeVisible();
    await expectMails(page, email, [say.mail]);
  });
});
