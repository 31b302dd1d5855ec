import { expect } from '@playwright/test';
import { words } from '../shopper.ts';
import { addChosen, fillContact, findByName, main, type Task, toCheckout } from './task.ts';

const say = words.fi;

export const findAndOrder: Task[] = [
  {
    name: 'a belt for a known sled, in the cart',
    presses: 3,
    walk: async (hand) => {
      await findByName(hand, 'hihna kaira reitti 600', /variaattorihihna/);
      await hand.press(main(hand.page).getByRole('button', { name: say.add, exact: true }).first());
      await expect(hand.page.getByText(say.added)).toBeVisible();
    },
  },
  {
    name: 'the same belt, ordered to a pickup point',
    presses: 15,
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
    presses: 4,
    walk: async (hand) => {
      await findByName(hand, 'routa reitti', /avattava kelkkakypärä/);
      await addChosen(hand);
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
