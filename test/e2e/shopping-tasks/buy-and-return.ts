import { expect } from '@playwright/test';
import { onCommandLine } from '../command-line.ts';
import { mailsTo, ownThanksOf, pathIn } from '../orders/placed-order.ts';
import { linkInMail, replyTo } from '../quotes/staff.ts';
import { newEmail, words } from '../shopper.ts';
import { addChosen, fillContact, findByName, main, type Task, toCheckout } from './task.ts';

const say = words.fi;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const buyAndReturn: Task[] = [
  {
    name: 'a helmet in the right size, paid with a code and a gift card',
    presses: 21,
    before: async () => {
      const made = await onCommandLine('gift-cards', 'create', '50', '--reason', 'goodwill');
      return /(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(made)?.[0] ?? made;
    },
    walk: async (hand, card) => {
      const { page } = hand;
      await findByName(hand, 'routa reitti', /avattava kelkkakypärä/);
      await addChosen(hand);
      await hand.press(page.getByRole('dialog').getByRole('link', { name: say.toCartFromToast }));
      await hand.press(main(page).getByText('Kampanjakoodi').first());
      await hand.type(page.getByLabel('Koodi', { exact: true }), 'TERVETULOA');
      await hand.press(page.getByRole('button', { name: 'Käytä', exact: true }));
      await expect(page.getByText('Koodi TERVETULOA on käytössä.')).toBeVisible();
      // one reduction, seen once
      await expect(main(page).getByText(/^[−-]15\s€$/)).toHaveCount(1);
      await hand.press(page.getByRole('link', { name: say.toCheckout }));
      await hand.sees(say.checkoutTitle);
      await fillContact(hand);
      await hand.press(page.getByRole('radio', { name: say.byStore }));
      await hand.press(page.getByRole('radio', { name: say.storePickup }));
      await hand.press(page.getByText('Käytä lahjakortti'));
      await hand.type(page.getByLabel('Lahjakortin koodi'), card);
      await hand.press(page.getByRole('button', { name: 'Käytä', exact: true }));
      await expect(page.getByText(/käytetään 50\s€, saldoa jää 0\s€/)).toBeVisible();
      await hand.press(page.getByRole('radio', { name: /^OP Verkkopankki/ }));
      await hand.press(page.getByRole('button', { name: say.place }));
      await hand.sees(say.simulator);
    },
  },
  {
    name: 'a quote for an ATV with a trade-in, asked for and accepted',
    presses: 13,
    walk: async (hand) => {
      const { page } = hand;
      const email = newEmail();
      await findByName(hand, 'otso kuru 450', /mönkijä/);
      await hand.press(main(page).getByRole('link', { name: 'Tarjoa vanha koneesi vaihdossa' }));
      const dialog = page.getByRole('dialog', { name: /^Tarjous ja vaihto/ });
      await hand.type(dialog.getByLabel('Etunimi'), 'Aino');
      await hand.type(dialog.getByLabel('Sukunimi'), 'Virtanen');
      await hand.type(dialog.getByLabel('Sähköposti'), email);
      await hand.type(dialog.getByLabel('Merkki'), 'Otso');
      await hand.type(dialog.getByLabel('Malli', { exact: true }), 'Kuru 400');
      await hand.type(dialog.getByLabel('Vuosimalli'), '2016');
      await hand.type(dialog.getByLabel('Ajettu'), '5200');
      await hand.press(dialog.getByLabel('Kunto'));
      await dialog.getByLabel('Kunto').selectOption('good');
      await hand.press(dialog.getByRole('button', { name: 'Lähetä tarjouspyyntö' }));
      await hand.sees('Tarjouspyyntö lähetetty');
      const number = /T\d+/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
      await replyTo(
        number,
        `validUntil: ${inDays(14)}
words: Kone on heti toimitettavissa.
lines:
  - { title: "Otso Kuru 450 mönkijä", price: 7490 }
tradeIn: { title: "Otso Kuru 400, 2016", credit: 1500 }
`,
      );
      await page.goto(await linkInMail(page, email, /^Tarjou/));
      await expect(
        main(page)
          .getByText(/1\s500\s€/)
          .first(),
      ).toBeVisible();
      await hand.press(page.getByRole('button', { name: 'Hyväksy tarjous' }));
      await expect(page.getByText('Tarjous hyväksytty.', { exact: false }).first()).toBeVisible();
    },
  },
  {
    name: 'a product returned, from the mail of its order',
    presses: 4,
    before: async (page) => {
      const email = newEmail();
      await ownThanksOf(page, email, 'fi');
      const [confirmation] = await mailsTo(page, email, 1);
      return pathIn(confirmation?.text ?? '', 'tilaus');
    },
    walk: async (hand, order) => {
      const { page } = hand;
      await page.goto(order);
      await hand.press(page.getByRole('link', { name: 'Palauta tuote' }));
      await hand.sees('Palauta tai vaihda');
      for (const [name, value] of [
        [/^Montako/, '1'],
        [/^Syy/, 'size'],
      ] as const) {
        const choice = page.getByRole('combobox', { name });
        await hand.press(choice);
        await choice.selectOption(value);
      }
      await hand.press(page.getByRole('button', { name: 'Lähetä palautusilmoitus' }));
      await expect(page.getByText('Palautus on vastaanotettu.')).toBeVisible();
    },
  },
  {
    name: 'the delivery changed at the review, and a wrong address corrected',
    presses: 22,
    walk: async (hand) => {
      const { page } = hand;
      await findByName(hand, 'hihna kaira reitti 600', /variaattorihihna/);
      await hand.press(main(page).getByRole('button', { name: say.add, exact: true }).first());
      await toCheckout(hand);
      await fillContact(hand);
      await hand.press(page.getByRole('radio', { name: say.byStore }));
      await hand.press(page.getByRole('radio', { name: say.storePickup }));
      await hand.press(page.getByRole('radio', { name: /^OP Verkkopankki/ }));
      const review = page.getByRole('region', { name: 'Tarkista ja tilaa' });
      await hand.press(review.getByRole('button', { name: 'Muuta toimitusta' }));
      await hand.press(page.getByRole('radio', { name: say.byHome }));
      await hand.press(page.getByRole('radio', { name: say.homeDelivery }));
      await hand.type(page.getByLabel(say.street), 'Koivukatu 12');
      await hand.type(page.getByLabel(say.postcode, { exact: true }), '96200');
      await expect(page.getByLabel(say.city, { exact: true })).toHaveValue('Rovaniemi');
      await hand.press(page.getByRole('button', { name: 'Jatka tilauksen tarkistukseen' }));
      await expect(review.getByText('Koivukatu 12')).toBeVisible();
      await hand.press(review.getByRole('button', { name: 'Muuta toimitusta' }));
      await hand.type(page.getByLabel(say.street), 'Koivukatu 21');
      await hand.press(page.getByRole('button', { name: 'Jatka tilauksen tarkistukseen' }));
      await expect(review.getByText('Koivukatu 21')).toBeVisible();
      await expect(review.getByText('Maija Mallikas').first()).toBeVisible();
      await hand.press(page.getByRole('button', { name: say.place }));
      await hand.sees(say.simulator);
    },
  },
];
