import { randomInt } from 'node:crypto';
import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { question, quoteRequest } from './asked.ts';
import { madeCard } from './gift-card.ts';
import type { Hand } from './hand.ts';
import { ADMIN, asStaff, paidOrder, SKU } from './staff.ts';

type Prepared = { browser: Browser; request: APIRequestContext };
/** A task of a day in a store: `prepare` makes what it is about, `walk` is the work, from the start page on. */
export type Task = {
  name: string;
  role: StaffRole;
  prepare: (with_: Prepared) => Promise<string>;
  walk: (hand: Hand, about: string) => Promise<void>;
};

const HELMETS = ['41-3230-KUUSI-XL', '41-3231-MUSTA-L'];
const order = ({ request }: Prepared) => paidOrder(request, [{ sku: SKU, amount: 2 }]);

async function readyForPickup({ browser, request }: Prepared): Promise<string> {
  const number = await paidOrder(request, [{ sku: SKU, amount: 1 }], { methodId: '403' });
  const page = await (await browser.newContext({ locale: 'fi-FI' })).newPage();
  await asStaff(page, 'store');
  await page.goto(`${ADMIN}/pakkaus/${number}`);
  await page.getByRole('button', { name: /^Merkitse kerätyksi/ }).click();
  await page.getByRole('button', { name: 'Valmis noudettavaksi' }).click();
  await expect(page.getByText(`Tilaus ${number} odottaa noutajaa.`)).toBeVisible();
  await page.context().close();
  return number;
}

async function giftCard(browser: Browser): Promise<string> {
  const page = await (await browser.newContext({ locale: 'fi-FI' })).newPage();
  await asStaff(page, 'owner');
  const code = await madeCard(page);
  await page.context().close();
  return code.slice(-4);
}

const phoned = async ({ request }: Prepared) => {
  const phone = `040${randomInt(1_000_000, 9_999_999)}`;
  await paidOrder(request, [{ sku: SKU, amount: 1 }], { phone });
  return phone;
};

const openPacking = async (hand: Hand, number: string) => {
  await hand.press(hand.page.getByRole('link', { name: /^Pakkaus/ }).first());
  await expect(hand.page.getByRole('textbox', { name: 'Skannaa tuote tai tilaus' })).toBeFocused();
  await hand.scan(number);
  await hand.sees(new RegExp(number));
};

/** The tasks of a day in a store that are done at the counter and in the stockroom, by their numbers. */
export const tasks: Record<string, Task> = {
  '1': {
    name: 'See what to do now',
    role: 'store',
    prepare: order,
    walk: (hand) => expect(hand.page.getByRole('row', { name: /Pakattavat tilaukset/ })).toBeVisible(),
  },
  '2': {
    name: 'Find an order by phone',
    role: 'sales',
    prepare: phoned,
    async walk(hand, phone) {
      await hand.find(phone, /Mallikas/);
      await hand.sees('Rivit ja lähetykset');
    },
  },
  '2b': {
    name: 'Find orders by sku',
    role: 'sales',
    prepare: order,
    async walk(hand, number) {
      await hand.find(SKU, new RegExp(number));
      await hand.sees(number);
    },
  },
  '3': {
    name: 'Pick, pack and print one order of two units',
    role: 'store',
    prepare: order,
    async walk(hand, number) {
      await openPacking(hand, number);
      await hand.scan(SKU);
      await expect(hand.page.getByRole('status')).toContainText('1 / 2');
      await hand.scan(SKU);
      await expect(hand.page.getByRole('status')).toContainText('2 / 2');
      await hand.press(hand.page.getByRole('button', { name: 'Tulosta osoitekortti ja lähetä' }));
      await expect(hand.page.getByRole('link', { name: 'Avaa osoitekortti' })).toBeVisible();
    },
  },
  '5': {
    name: 'Send a part now, the rest later',
    role: 'store',
    prepare: order,
    async walk(hand, number) {
      await openPacking(hand, number);
      await hand.scan(SKU);
      await expect(hand.page.getByRole('status')).toContainText('1 / 2');
      await hand.press(hand.page.getByRole('button', { name: /Lähetä kerätyt/ }));
      await expect(hand.page.getByText(`Osa tilauksesta ${number} on lähetetty.`)).toBeVisible();
    },
  },
  '6': {
    name: 'Hand over at the counter',
    role: 'store',
    prepare: readyForPickup,
    async walk(hand, number) {
      await hand.press(hand.page.getByRole('link', { name: /^Pakkaus/ }).first());
      await hand.press(hand.page.getByRole('link', { name: 'Luovutus' }));
      await expect(hand.page.getByRole('textbox', { name: /noutokoodi/ })).toBeFocused();
      await hand.scan(number);
      await hand.press(hand.page.getByRole('button', { name: 'Luovuta asiakkaalle' }));
      await expect(hand.page.getByText(`Tilaus ${number} on luovutettu.`)).toBeVisible();
    },
  },
  '7': {
    name: 'Change an address before sending',
    role: 'sales',
    prepare: order,
    async walk(hand, number) {
      await hand.find(number, new RegExp(number));
      await hand.press(hand.page.getByRole('link', { name: /^Muokkaa/ }));
      await hand.type(hand.page.getByLabel('Katuosoite'), 'Uusikatu 7');
      await hand.press(hand.page.getByRole('button', { name: /^Tallenna/ }).last());
      await expect(hand.page.getByText('Uusikatu 7').first()).toBeVisible();
    },
  },
  '8': {
    name: 'Refund one line of three',
    role: 'owner',
    prepare: ({ request }) =>
      paidOrder(
        request,
        [SKU, ...HELMETS].map((sku) => ({ sku, amount: 1 })),
      ),
    async walk(hand, number) {
      await hand.find(number, new RegExp(number));
      await hand.press(hand.page.getByRole('link', { name: /^Hyvitä/ }));
      await hand.type(hand.page.getByRole('spinbutton').first(), '1');
      await hand.press(hand.page.getByRole('button', { name: /^Hyvitä \d/ }));
      await hand.confirm();
      await expect(hand.page.getByText('Hyvitys tehty.')).toBeVisible();
    },
  },
  '9': {
    name: 'Cancel an order',
    role: 'owner',
    prepare: order,
    async walk(hand, number) {
      await hand.find(number, new RegExp(number));
      await hand.press(hand.page.getByRole('link', { name: /^Peru tilaus/ }));
      await hand.press(hand.page.getByRole('button', { name: /^Peru tilaus/ }));
      await hand.confirm();
      await expect(hand.page.getByText('Peruttu').first()).toBeVisible();
    },
  },
  '10': {
    name: 'Answer a question',
    role: 'sales',
    prepare: ({ browser }) => question(browser),
    async walk(hand, number) {
      const work = hand.page.getByRole('row', { name: /Viestit asiakkailta/ });
      await hand.press(work.getByRole('link', { name: /^Lue/ }));
      await hand.press(hand.page.getByRole('link', { name: number }));
      await hand.type(hand.page.getByLabel('Vastaus'), 'Tilauksesi lähtee tänään.');
      await hand.press(hand.page.getByRole('button', { name: /^Lähetä vastaus/ }));
      await expect(hand.page.getByText('Tilauksesi lähtee tänään.').first()).toBeVisible();
    },
  },
  '11': {
    name: 'Look at the history of a customer',
    role: 'sales',
    prepare: phoned,
    async walk(hand, phone) {
      await hand.find(phone, /^Maija Mallikas/);
      await hand.sees(/^Tilaukset \(/);
    },
  },
  '12': {
    name: 'Look up a gift card and block it',
    role: 'owner',
    prepare: ({ browser }) => giftCard(browser),
    async walk(hand, end) {
      const { page } = hand;
      await hand.press(page.getByRole('link', { name: /^Lahjakortit/ }).first());
      await hand.type(page.getByRole('searchbox'), end);
      await page.keyboard.press('Enter');
      await hand.press(page.getByRole('link', { name: `…${end}` }).first());
      const block = page.locator('form').filter({ has: page.getByRole('button', { name: 'Estä kortti' }) });
      await hand.type(block.getByLabel('Syy'), 'Kortti katosi');
      await hand.press(block.getByRole('button', { name: 'Estä kortti' }));
      await expect(page.getByText('Kortti on estetty.')).toBeVisible();
    },
  },
  '13': {
    name: 'Answer a request for a quote with a trade-in',
    role: 'manager',
    prepare: ({ browser }) => quoteRequest(browser),
    async walk(hand, number) {
      const { page } = hand;
      const work = page.getByRole('row', { name: /Tarjouspyynnöt/ });
      await hand.press(work.getByRole('link', { name: /^Vastaa/ }));
      await hand.press(page.getByRole('link', { name: number }));
      await hand.type(page.getByLabel(/^Laite, vuosimalli/), 'Kaira Reitti 550, 2017');
      await hand.type(page.getByLabel(/^Hyvitys/), '100');
      await hand.type(page.getByLabel('Viesti asiakkaalle'), 'Laite on varastossa.');
      await hand.press(page.getByRole('button', { name: /^Lähetä tarjous/ }));
      await expect(page.getByText('Lähetetty asiakkaalle.')).toBeVisible();
    },
  },
  '14': {
    name: 'Correct the stock after a count',
    role: 'owner',
    // one that no other test sells meanwhile
    prepare: async () => '94-1005',
    async walk(hand, sku) {
      const { page } = hand;
      await hand.press(page.getByRole('link', { name: /^Varasto/ }).first());
      await hand.press(page.getByRole('link', { name: 'Inventointi' }));
      await hand.press(page.getByRole('button', { name: 'Aloita' }));
      await expect(page).toHaveURL(/\/varasto\/inventointi\/\d+$/);
      await expect(page.getByRole('textbox', { name: 'Skannaa tuote' })).toBeFocused();
      await hand.scan(sku);
      const row = page.getByRole('row').filter({ hasText: sku });
      await expect(row).toBeVisible();
      const expected = Number(await row.getByRole('cell').nth(2).textContent());
      await hand.type(page.getByRole('textbox', { name: /^Aseta määrä/ }), String(expected + 1));
      await hand.press(page.getByRole('button', { name: 'Aseta', exact: true }));
      await expect(row).toContainText('+1');
      await hand.press(page.getByRole('link', { name: 'Tarkista erot' }));
      await hand.press(page.getByRole('button', { name: 'Hyväksy inventointi' }));
      await expect(page.getByText('Inventointi hyväksytty: 1 saldoa muuttui.')).toBeVisible();
    },
  },
  '19': {
    name: 'Phone order with a pay link',
    role: 'sales',
    prepare: async () => `eero${randomInt(1e9)}@example.fi`,
    async walk(hand, email) {
      const { page } = hand;
      await hand.press(page.getByRole('link', { name: /^Tarjoukset/ }).first());
      await hand.press(page.getByRole('link', { name: /^Uusi puhelintilaus/ }));
      await hand.type(page.getByLabel('Etunimi'), 'Eero');
      await hand.type(page.getByLabel('Sukunimi'), 'Latvala');
      await hand.type(page.getByLabel('Sähköposti'), email);
      await hand.type(page.getByLabel('Tuotekoodi, 1'), SKU);
      await hand.press(page.getByRole('button', { name: 'Täytä listahinnat' }));
      await expect(page.getByLabel('Oma hinta, €, 1')).not.toHaveValue('');
      await hand.press(page.getByRole('button', { name: /^Luo tilaus ja lähetä maksulinkki/ }));
      await hand.sees('Maksulinkki');
    },
  },
};
