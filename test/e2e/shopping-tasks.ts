import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './admin/hand.ts';
import { newEmail, words } from './shopper.ts';

const say = words.fi;
/** A task as a shopper does it, from the home page on; `presses`: no more may be needed. */
export type Task = { name: string; presses: number; walk: (hand: Hand) => Promise<void> };

const main = (page: Page): Locator => page.getByRole('main');

async function findByName(hand: Hand, typed: string, option: string | RegExp) {
  await hand.type(hand.page.getByRole('combobox', { name: say.search }), typed);
  await hand.press(hand.page.getByRole('option', { name: option }).first());
  await expect(hand.page).toHaveURL(/\/product\//);
}

async function toCheckout(hand: Hand) {
  await hand.press(hand.page.getByRole('link', { name: say.toCartFromToast }));
  await hand.press(hand.page.getByRole('link', { name: say.toCheckout }));
  await hand.sees(say.checkoutTitle);
}

async function fillContact(hand: Hand) {
  const { page } = hand;
  await hand.type(page.getByLabel(say.firstname), 'Maija');
  await hand.type(page.getByLabel(say.lastname), 'Mallikas');
  await hand.type(page.getByRole('textbox', { name: say.email }), newEmail());
  await hand.type(page.getByLabel(say.phone), '040 123 4567');
  await hand.press(page.getByRole('button', { name: say.goOn }));
}

export const tasks: Task[] = [
  {
    name: 'a belt for a known sled, in the cart',
    presses: 5,
    walk: async (hand) => {
      await findByName(hand, 'hihna kaira reitti 600', /variaattorihihna/);
      await hand.press(main(hand.page).getByRole('button', { name: say.add, exact: true }).first());
      await expect(hand.page.getByText(say.added)).toBeVisible();
    },
  },
  {
    name: 'the same belt, ordered to a pickup point',
    presses: 17,
    walk: async (hand) => {
      const { page } = hand;
      await findByName(hand, 'hihna kaira reitti 600', /variaattorihihna/);
      await hand.press(main(page).getByRole('button', { name: say.add, exact: true }).first());
      await toCheckout(hand);
      await fillContact(hand);
      await hand.press(page.getByRole('radio', { name: say.byPoint }));
      await hand.press(page.getByRole('radio', { name: say.parcel }));
      await hand.type(page.getByLabel(say.pointsPostcode), '96200');
      await hand.press(page.getByRole('group', { name: say.point }).getByRole('radio').first());
      await hand.press(page.getByRole('radio', { name: /^OP Verkkopankki/ }));
      await hand.press(page.getByRole('button', { name: say.place }));
      await hand.sees(say.simulator);
    },
  },
  {
    name: 'a helmet, which cannot be bought before its size is chosen',
    presses: 5,
    walk: async (hand) => {
      const { page } = hand;
      await findByName(hand, 'routa reitti', /avattava kelkkakypärä/);
      const options = main(page).getByRole('form', { name: 'Vaihtoehdot' });
      const add = main(page).getByRole('button', { name: say.add, exact: true });
      const unchosen = options.locator('fieldset:not(:has(:checked))');
      await expect(options).toBeVisible();
      while ((await unchosen.count()) > 0) {
        const left = await unchosen.count();
        await expect(add).toHaveCount(0);
        await hand.press(unchosen.first().locator('label:has(input:not([aria-label*=","]))').first());
        await expect(unchosen).toHaveCount(left - 1);
      }
      await hand.press(add.first());
      await expect(page.getByText(say.added)).toBeVisible();
    },
  },
  {
    name: 'the monthly price, exchange and test ride of an ATV, without leaving its page',
    presses: 7,
    walk: async (hand) => {
      const { page } = hand;
      await findByName(hand, 'otso', /mönkijä/);
      await hand.press(main(page).locator('summary').filter({ hasText: '€/kk' }).first());
      await expect(
        main(page)
          .getByText(/todellinen vuosikorko/)
          .first(),
      ).toBeVisible();
      const { pathname } = new URL(page.url());
      await hand.press(main(page).getByRole('link', { name: 'Laske omalla käsirahalla ja maksuajalla' }));
      await hand.type(main(page).getByLabel('Käsiraha'), '1000');
      await expect(main(page).getByText(/käsiraha 1\s000\s€/)).toBeVisible();
      await hand.press(main(page).getByRole('link', { name: 'Tarjoa vanha koneesi vaihdossa' }));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Merkki')).toBeVisible();
      await hand.press(dialog.getByRole('button', { name: 'Sulje' }));
      await hand.press(main(page).getByRole('link', { name: 'Varaa koeajo' }));
      await expect(dialog.getByRole('radio').first()).toBeAttached();
      expect(new URL(page.url()).pathname).toBe(pathname);
    },
  },
  {
    name: 'six spare parts from pasted codes, two of them wrong',
    presses: 5,
    walk: async (hand) => {
      const { page } = hand;
      await hand.press(page.getByRole('link', { name: 'Varaosahaku' }).first());
      const response = await page.request.post('/api/get-spareparts', {
        data: { productCode: '87', supplierNumber: 1044 },
      });
      const rows = (await response.json()) as { tuotekoodi: string; myyntihinta: number | null }[];
      const good = rows.filter((row) => row.myyntihinta !== null).slice(0, 4);
      await hand.type(
        page.getByLabel('Tuotenumerot ja määrät'),
        [...good.map((row) => row.tuotekoodi), 'XYZZY-999', 'XYZZY-998'].join('\n'),
      );
      await hand.press(page.getByRole('button', { name: 'Tarkista tuotenumerot' }));
      await hand.press(page.getByRole('button', { name: 'Lisää 4 kpl ostoskoriin' }));
      await expect(page.getByText('4 kpl lisätty ostoskoriin!')).toBeVisible();
    },
  },
  {
    name: 'three snowmobiles compared',
    presses: 6,
    walk: async (hand) => {
      const { page } = hand;
      await hand.press(
        main(page)
          .getByRole('link', { name: /Moottorikelkat/ })
          .first(),
      );
      await expect(page).toHaveURL(/\/category\/moottorikelkat/);
      for (const at of [0, 1, 2]) await hand.press(page.getByRole('checkbox', { name: /^Vertaa: / }).nth(at));
      await hand.press(page.getByRole('link', { name: 'Vertaa 3 tuotetta' }));
      await hand.sees('Tuotevertailu');
    },
  },
  {
    name: 'opening hours and directions of a store',
    presses: 2,
    walk: async (hand) => {
      const { page } = hand;
      await hand.press(page.getByRole('contentinfo').getByRole('link', { name: 'Rovaniemi' }));
      await expect(
        main(page)
          .getByText(/^(Auki|Suljettu|Sulkeutuu)/)
          .first(),
      ).toBeVisible();
      await expect(
        main(page)
          .getByRole('link', { name: /^Katso kartalla/ })
          .first(),
      ).toBeVisible();
    },
  },
];
