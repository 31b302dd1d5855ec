import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Task } from './day-of-work.ts';

const code = async () => `TALVI${randomInt(1e6)}`;
const inMenu = (name: RegExp) => ({ name });

/** The tasks of a day that are done in the office: prices and campaigns, articles, opening hours, reports. */
export const officeTasks: Record<string, Task> = {
  '15': {
    name: 'Change the prices of a brand and plan a campaign',
    role: 'owner',
    prepare: code,
    async walk(hand, campaign) {
      const { page } = hand;
      await hand.press(page.getByRole('link', inMenu(/^Muutokset/)).first());
      await hand.press(page.getByRole('link', { name: 'Uusi muutos' }));
      await hand.choose(page.getByLabel('Rajaus'), 'Brändi');
      await hand.type(page.getByLabel('Mitkä'), 'Halla');
      await hand.type(page.getByLabel('Paljonko'), '3');
      await hand.press(page.getByRole('button', { name: 'Tarkista muutos' }));
      await hand.press(page.getByRole('button', { name: 'Hyväksy muutokset' }));
      await hand.confirm();
      await expect(page.getByText('Ajastettu', { exact: true })).toBeVisible();
      // nothing of it stays in the shop that other tests buy from
      await page.getByRole('button', { name: 'Peru ennen alkua' }).click();
      await expect(page.getByText('Peruttu ennen alkua', { exact: true })).toBeVisible();

      await hand.press(page.getByRole('link', inMenu(/^Kampanjat/)).first());
      await hand.press(page.getByRole('link', { name: 'Uusi kampanja' }));
      await hand.type(page.getByLabel('Koodi', { exact: true }), campaign);
      await hand.type(page.getByLabel('Nimi, Suomi'), 'Talviale');
      await hand.type(page.getByLabel('Nimi, English'), 'Winter sale');
      await hand.press(page.getByRole('button', { name: /^Tee luonnos/ }));
      const rule = page.getByRole('region', { name: 'Uusi sääntö' });
      await hand.type(page.getByLabel('Alkaa', { exact: true }).first(), '2030-01-02');
      await hand.type(page.getByLabel('Päättyy', { exact: true }).first(), '2030-01-31');
      await hand.choose(rule.getByLabel('Etu'), 'Prosentti pois');
      await hand.type(rule.getByLabel('Prosenttia'), '10');
      await hand.type(rule.getByRole('textbox', { name: 'Brändit' }), 'Halla');
      await hand.press(page.getByRole('button', { name: /^Tallenna/ }));
      await expect(page.getByText(`Tallennettu: ${campaign}`)).toBeVisible();
      await hand.press(page.getByRole('button', { name: 'Käynnistä' }));
      await hand.confirm();
      await expect(page.getByText(`Kampanja ${campaign} on käynnistetty.`)).toBeVisible();
    },
  },
  '16': {
    name: 'Publish an article with a picture',
    role: 'content',
    prepare: async () => `Talven retket ${randomInt(1e6)}`,
    async walk(hand, title) {
      const { page } = hand;
      await hand.press(page.getByRole('link', inMenu(/^Sivut/)).first());
      await hand.press(page.getByRole('link', { name: 'Uusi sivu' }));
      await hand.type(page.getByLabel('Otsikko', { exact: true }), title);
      await hand.press(page.getByRole('button', { name: 'Aloita' }));
      await hand.type(page.getByLabel(/^Kuvaus/).first(), 'Viisi reittiä, kun lunta on yli puoli metriä.');
      await hand.press(page.getByRole('button', { name: 'Valitse kuva' }).first());
      const pictures = page.getByRole('dialog', { name: 'Kuvat' });
      await hand.type(pictures.getByRole('searchbox'), 'Reitti');
      await hand.press(pictures.getByRole('button', { name: /^Kaira Reitti/ }).first());
      await hand.press(page.getByRole('group', { name: 'Lisää lohko' }).getByRole('button', { name: 'Teksti' }));
      await hand.type(page.getByRole('textbox', { name: /^Teksti/ }).first(), 'Ensimmäinen reitti alkaa Ranualta.');
      await hand.press(page.getByRole('button', { name: /^Tallenna/ }).first());
      await hand.press(page.getByRole('button', { name: 'Julkaise' }).first());
      await expect(page.getByText('Julkaistu.')).toBeVisible();
    },
  },
  '17': {
    name: 'Set the opening hours of Christmas',
    role: 'owner',
    prepare: async () => String(randomInt(1, 31)),
    async walk(hand, day) {
      const { page } = hand;
      await hand.press(page.getByRole('link', inMenu(/^Asetukset/)).first());
      await expect(page.getByRole('heading', { level: 1, name: 'Asetukset' })).toBeVisible();
      const parts = page.getByRole('button', { name: /^Asetusten osat/ });
      // on a tablet the parts are a menu
      if (await parts.isVisible()) await hand.press(parts);
      await hand.press(page.getByRole('link', { name: 'Ranua' }));
      const rows = page.getByRole('group', { name: 'Poikkeuspäivät' });
      const field = (name: string) => rows.getByRole('textbox', { name }).filter({ visible: true });
      const empty = await field('Päivä').count();
      await hand.type(field('Päivä').nth(empty - 2), `${day}.12.2031`);
      await hand.type(field('Auki').nth(empty - 2), '10–13');
      await hand.type(field('Syy suomeksi').nth(empty - 2), 'Joulu');
      await hand.type(field('Syy englanniksi').nth(empty - 2), 'Christmas');
      await hand.press(page.getByRole('button', { name: /^Tallenna/ }));
      await expect(page.getByText('Tallennettu').first()).toBeVisible();
    },
  },
  '18': {
    name: 'Sales and VAT of the month, journal for bookkeeping',
    role: 'owner',
    prepare: async () => '',
    async walk(hand) {
      const { page } = hand;
      await hand.press(page.getByRole('link', inMenu(/^Raportit/)).first());
      await expect(page.getByText('Myynti sis. ALV').first()).toBeVisible();
      await hand.press(page.getByRole('link', { name: 'ALV ja lahjakortit' }));
      await expect(page.getByRole('heading', { name: 'Lahjakorttivelka' })).toBeVisible();
      await hand.press(page.getByRole('link', { name: 'Kirjanpito' }));
      const sales = page.getByRole('link', { name: /CSV/ }).first();
      const file = page.waitForEvent('download');
      await hand.press(sales);
      expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    },
  },
};
