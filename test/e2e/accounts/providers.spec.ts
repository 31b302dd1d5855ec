import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { test } from './visitor.ts';

const words = {
  fi: {
    login: '/kirjaudu',
    account: '/oma-tili/yhteenveto',
    with: (provider: string) => `Jatka ${provider}-tilillä`,
    simulator: (provider: string) => `Kirjautumissimulaattori – ${provider}`,
    other: 'Joku muu',
    email: 'Sähköpostiosoite',
    verified: 'Osoite on vahvistettu',
    goOn: 'Jatka',
    cancel: 'Peruuta',
    behaviour: 'Palvelun toiminta',
    down: 'Ei vastaa',
    cancelled: /^Kirjautuminen keskeytyi/,
    failed: /^Palvelu ei vastannut/,
    taken: /^Tällä sähköpostiosoitteella on jo tili/,
  },
  en: {
    login: '/en/kirjaudu',
    account: '/en/oma-tili/yhteenveto',
    with: (provider: string) => `Continue with ${provider}`,
    simulator: (provider: string) => `Sign-in simulator – ${provider}`,
    other: 'Somebody else',
    email: 'E-mail address',
    verified: 'The address is confirmed',
    goOn: 'Continue',
    cancel: 'Cancel',
    behaviour: 'How the service behaves',
    down: 'Does not answer',
    cancelled: /^Signing in was cancelled/,
    failed: /^The service did not answer/,
    taken: /^This e-mail address has an account already/,
  },
} as const;
type Words = (typeof words)['fi' | 'en'];
type Provider = 'Google' | 'Apple' | 'Facebook' | 'Microsoft';

const freshEmail = () => `${randomUUID()}@posti.example`;

async function toProvider(page: Page, say: Words, provider: Provider, query = '') {
  await page.goto(`${say.login}${query}`);
  await page.getByRole('button', { name: say.with(provider) }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.simulator(provider) })).toBeVisible();
}

/** Somebody of the test's own, so that tests do not meet each other. */
async function beSomebody(page: Page, say: Words, email: string, isVerified = true) {
  await page.getByText(say.other, { exact: true }).click();
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await page.getByLabel(say.verified).setChecked(isVerified);
  // as somebody does who has just typed: Enter
  await page.getByLabel(say.email, { exact: true }).press('Enter');
}

for (const language of ['fi', 'en'] as const) {
  const say = words[language];
  const cart = `${language === 'en' ? '/en' : ''}/ostoskori`;

  test(`signs in with a provider and continues to the wanted page (${language})`, async ({ page }) => {
    await toProvider(page, say, 'Google', `?next=${encodeURIComponent(cart)}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await beSomebody(page, say, freshEmail());
    await expect(page).toHaveURL(cart);
    await page.goto(say.login);
    await expect(page).toHaveURL(say.account);
  });

  test(`what went wrong is said and has the focus (${language})`, { tag: '@thorough' }, async ({ page }) => {
    await toProvider(page, say, 'Microsoft', '?next=%2Fostoskori');
    await page.getByRole('button', { name: say.cancel }).click();
    await expect(page.getByRole('alert')).toContainText(say.cancelled);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: say.with('Microsoft') }).click();
    await page.getByText(say.behaviour).click();
    await page.getByLabel(say.down).check();
    await page.getByRole('button', { name: 'Aino Koivu' }).click();
    await expect(page.getByRole('alert')).toContainText(say.failed);
    // and what one was about to do is still known
    await page.getByRole('button', { name: say.with('Google') }).click();
    await beSomebody(page, say, freshEmail());
    // in the language of the sign-in page
    await expect(page).toHaveURL(cart);
  });
}

test('an address that was not verified gets a mail, and nobody else comes in by it', { tag: '@thorough' }, async ({
  page,
  browser,
}) => {
  const say = words.fi;
  const email = freshEmail();
  await toProvider(page, say, 'Facebook');
  await beSomebody(page, say, email, false);
  await expect(page).toHaveURL(say.account);
  await expect(async () => {
    const { messages } = await (await page.request.get(`/mailbox/messages.json?to=${email}`)).json();
    expect(messages).toHaveLength(1);
    expect(messages[0].text).toContain('/_auth/verify?token=');
  }).toPass();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await toProvider(other, say, 'Google');
  await beSomebody(other, say, email);
  await expect(other.getByRole('alert')).toContainText(say.taken);
  await other.goto(say.account);
  await expect(other).toHaveURL(/\/kirjaudu\?next=/);
  await elsewhere.close();
});

test('Apple responds with a form, from the registration page', async ({ page }) => {
  const say = words.en;
  await page.goto('/en/luo-tili?next=%2Fen%2Fostoskori');
  await page.getByRole('button', { name: say.with('Apple') }).click();
  await beSomebody(page, say, freshEmail());
  await expect(page).toHaveURL('/en/ostoskori');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Apple’s form has a button', async ({ page }) => {
    const say = words.fi;
    await toProvider(page, say, 'Apple', '?next=%2Fostoskori');
    await page.getByRole('button', { name: 'Aino Koivu' }).click();
    await page.getByRole('button', { name: say.goOn }).click();
    await expect(page).toHaveURL('/ostoskori');
  });
});
