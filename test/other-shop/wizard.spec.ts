import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { shop as demo } from '../../demo/shop.config.ts';
import { asStaff } from '../e2e/admin/staff.ts';
import {
  choosePayment,
  expectAccessible,
  expectMails,
  expectNoSidewaysScroll,
  fillContact,
  type Language,
  newEmail,
  openCheckout,
  orderNumberOf,
  placeOrder,
  pressAdd,
  words,
} from '../e2e/shopper.ts';

const MOST_MINUTES = 15;
/** A press takes a second, a letter a fifth of one, a look at a page five. */
const [PRESS_S, LETTER_S, LOOK_S] = [1, 0.2, 5];
// whole words begin so: "jouluksi" is no town
const FOREIGN = new RegExp(
  [demo.name, ...demo.stores.map(({ name }) => `\\b${name}`), 'kelk', 'snowmobile'].join('|'),
  'i',
);

/** Does what the owner does, and counts presses, letters and looks. */
function ownerAt(page: Page, admin: string) {
  const done = { presses: 0, letters: 0, looks: 0 };
  const main = page.getByRole('main');
  const stepOf = (name: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
  const press = async (locator: Locator) => {
    done.presses++;
    await locator.click();
  };
  return {
    done,
    main,
    press,
    async fill(locator: Locator, text: string) {
      done.presses++;
      done.letters += text.length;
      await locator.fill(text);
    },
    /** Looks at a page: it must be clean for axe and as wide as the screen. */
    async look() {
      done.looks++;
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
    file(name: string, mimeType: string, bytes: Buffer) {
      done.presses += 3;
      return { name, mimeType, buffer: bytes };
    },
    /** Opens what a step of the setup links to, `link: step`. */
    async open(name: string) {
      await page.goto(`${admin}/kayttoonotto`);
      const [link = '', step = ''] = name.split(': ');
      await press(stepOf(step).getByRole('link', { name: link }));
    },
    async confirm(step: string) {
      await page.goto(`${admin}/kayttoonotto`);
      await press(stepOf(step).getByRole('button', { name: 'Nämä sopivat' }));
      await expect(stepOf(step).getByText('valmis', { exact: true })).toBeVisible();
    },
    async save() {
      await press(main.getByRole('button', { name: 'Tallenna', exact: true }));
      await expect(page.getByText('Tallennettu.').first()).toBeVisible();
    },
  };
}
type Owner = ReturnType<typeof ownerAt>;

/** Company and two stores; the second store has the company's hours. */
async function begin({ main, fill, press, look }: Owner) {
  await look();
  const company = main.getByRole('group', { name: 'Yritys' });
  const fields = {
    'Kaupan nimi': 'Kotikulma',
    'Yrityksen nimi kaupparekisterissä': 'Kotikulma Kalusteet Oy',
    'Y-tunnus': '2122839-1',
    Puhelin: '03 123 4567',
    Sähköposti: 'asiakaspalvelu@kotikulma.test',
    'Asiakaspalvelun aukiolo': 'ma-su 0-23.59',
    Katuosoite: 'Hatanpään valtatie 1',
    Postinumero: '33100',
    Paikkakunta: 'Tampere',
  };
  for (const [label, text] of Object.entries(fields)) await fill(company.getByLabel(label, { exact: true }), text);
  await fill(main.getByRole('group', { name: 'Myymälä 1' }).getByLabel('Nimi'), 'Tampere');
  await press(main.getByRole('button', { name: 'Lisää myymälä' }));
  const second = main.getByRole('group', { name: 'Myymälä 2' });
  const place = { Nimi: 'Turku', Katuosoite: 'Itäinen Pitkäkatu 20', Postinumero: '20520', Paikkakunta: 'Turku' };
  for (const [label, text] of Object.entries(place)) await fill(second.getByLabel(label), text);
  const save = main.getByRole('button', { name: 'Tallenna ja jatka' });
  // a wrong check digit is named, and nothing that was typed is lost
  await press(save);
  await expect(main.getByText('Anna Y-tunnus kuten')).toBeVisible();
  await expect(company.getByLabel('Kaupan nimi')).toHaveValue('Kotikulma');
  await fill(company.getByLabel('Y-tunnus'), '2122839-7');
  await press(save);
  await expect(main.getByText('0/9 vaihetta valmiina.')).toBeVisible({ timeout: 60_000 });
  await look();
}

const picture = (width: number, height: number, alpha: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 255, g: 250, b: 240, alpha } } })
    .png()
    .toBuffer();

/** Colour, logo, stores, taxes, deliveries, payment, mail, home page. */
async function settings(owner: Owner, page: Page) {
  const { main, fill, open, save, confirm, look } = owner;
  await open('Avaa: Väri ja logo');
  await fill(main.getByLabel('Kaupan väri'), '#5a2d1a');
  await main.getByLabel('Logo').setInputFiles(owner.file('logo.png', 'image/png', await picture(320, 96, 1)));
  await look();
  await save();
  await open('Turku: Myymälät');
  await fill(main.getByLabel('Puhelin'), '02 123 4567');
  await look();
  await save();
  await confirm('Verot');
  await open('Avaa: Toimitustavat');
  await look();
  await main.getByRole('checkbox').first().uncheck();
  owner.done.presses++;
  await save();
  await open('Avaa: Maksutavat');
  await look();
  await confirm('Maksutavat');
  await confirm('Sähköposti');
  await open('Etusivun aloitus: Etusivu ja linkit');
  await fill(main.getByLabel('Otsikko, Suomi'), 'Sohva, johon mahtuu koko väki');
  await fill(main.getByLabel('Otsikko, English'), 'A sofa with room for everyone');
  await main
    .getByLabel('Kuva', { exact: true })
    .setInputFiles(owner.file('etusivu.png', 'image/png', await picture(1920, 720, 1)));
  await look();
  await save();
  await expect(page.getByRole('note').or(page.locator('.note')).getByText('vaihetta valmiina')).toBeVisible();
}

/** All blanks of the legal pages, in one form. */
async function legalPages({ main, open, look, fill, press, done }: Owner) {
  await open('Täytä kohdat: Lakisivut');
  await look();
  for (const box of await main.getByRole('checkbox').all()) {
    done.presses++;
    await box.check();
  }
  for (const field of await main.getByRole('textbox').all()) {
    const id = (await field.getAttribute('name')) ?? '';
    const box = main.locator(`[name="${id.replace(/^fill/, 'without')}"]`);
    if ((await box.count()) === 0) await fill(field, 'Kotikulma Kalusteet Oy');
  }
  await press(main.getByRole('button', { name: 'Tallenna ja julkaise' }));
  await expect(main.getByText('Kaikki kohdat on täydennetty')).toBeVisible();
}

/** The queue takes up a file after seconds, on a busy machine after more. */
const SLOW = { timeout: 90_000 };

const csv = (...rows: string[]) => Buffer.from(`${rows.join('\n')}\n`);

/** A category and a product by hand, more products and the stock by file. */
async function products(owner: Owner, page: Page, admin: string) {
  const { main, open, fill, press, look } = owner;
  await open('Luokat: Ensimmäiset tuotteet');
  await press(page.getByRole('link', { name: 'Lisää' }));
  await fill(main.getByLabel('Nimi', { exact: true }), 'Sohvat');
  await look();
  await press(main.getByRole('button', { name: 'Lisää' }));
  await fill(main.getByLabel('Nimi, English'), 'Sofas');
  await press(main.getByRole('button', { name: 'Tallenna', exact: true }));
  await expect(page.getByText('Tallennettu: Sohvat')).toBeVisible();
  await open('Uusi tuote: Ensimmäiset tuotteet');
  await look();
  const fields = { 'Nimi, Suomi': 'Havu sohva', 'Nimi, English': 'Havu sofa', Koodi: 'SOH-01', Brändi: 'Lehto' };
  for (const [label, text] of Object.entries(fields)) await fill(main.getByLabel(label, { exact: true }), text);
  await fill(main.getByLabel('Hinta, €', { exact: true }), '899');
  await main.getByLabel('Luokka', { exact: true }).selectOption({ label: 'Sohvat' });
  await press(main.getByRole('button', { name: 'Luo luonnos' }));
  await press(page.getByRole('button', { name: 'Julkaise', exact: true }));
  await expect(page.getByText('Tuote on nyt kaupassa.')).toBeVisible();
  const files = {
    'products.delta.csv': csv(
      'sku;slug;name;name.en;brand;categories;shippingClass;price',
      'TUO-01;kanto-tuoli;Kanto tuoli;Kanto chair;Lehto;sohvat;parcel;129',
    ),
    'stock.csv': csv('sku;stock.tampere;stock.turku', 'SOH-01;3;2', 'TUO-01;8;4'),
  };
  for (const [name, rows] of Object.entries(files)) {
    await open('Tuo tiedosto: Ensimmäiset tuotteet');
    await main.getByLabel('Tiedosto').setInputFiles(owner.file(name, 'text/csv', rows));
    await press(main.getByRole('button', { name: 'Lähetä tiedosto' }));
    // a phone's bar has no room for the state
    await expect(page.getByText('Tarkistettu', { exact: true })).toBeAttached(SLOW);
    await look();
    await press(main.getByRole('button', { name: 'Vie kauppaan' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Vahvista' }));
    await expect(page.getByText('Viety', { exact: true })).toBeAttached(SLOW);
  }
  await page.goto(`${admin}/kayttoonotto`);
}

const goods = {
  fi: { name: 'Havu sohva', title: 'Sohva, johon mahtuu koko väki' },
  en: { name: 'Havu sofa', title: 'A sofa with room for everyone' },
};

/** A guest finds the sofa on the home page and picks it up in Turku. */
async function buy(page: Page, language: Language) {
  const say = words[language];
  const email = newEmail();
  await page.goto(say.home);
  await expect(page.getByRole('heading', { level: 1, name: goods[language].title })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(FOREIGN);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: goods[language].name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: goods[language].name })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(FOREIGN);
  await pressAdd(page, language);
  await expect(page.getByText(say.added)).toBeVisible();
  await openCheckout(page, language);
  await fillContact(page, language, email);
  await page.getByRole('radio', { name: say.byStore }).check();
  await page.getByRole('radio', { name: /^Turku/ }).check();
  await choosePayment(page);
  await expectAccessible(page);
  await placeOrder(page, language);
  await page.getByRole('button', { name: say.pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
  await expectMails(page, email, [await orderNumberOf(page, language)]);
}

test('an owner opens a furniture shop in the browser within a quarter of an hour, and sells in both languages (setup-1, setup-2)', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const port = Number(new URL(baseURL ?? '').port);
  const admin = `http://localhost:${port + 1}`;
  await asStaff(page, 'owner', port);
  const start = Date.now();
  const owner = ownerAt(page, admin);
  await page.goto(admin);
  await owner.press(page.getByRole('link', { name: 'Jatka käyttöönottoa' }));
  await begin(owner);
  await settings(owner, page);
  await legalPages(owner);
  await products(owner, page, admin);
  await expect(owner.main.getByText('8/9 vaihetta valmiina.')).toBeVisible();
  // the official notice of the EU is a file that the owner downloads
  await expect(owner.main.getByText('EU:n ilmoitus lakisääteisestä virhevastuusta puuttuu')).toHaveCount(2);
  await owner.look();
  await owner.press(owner.main.getByRole('button', { name: 'Päätä käyttöönotto' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Tänään' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jatka käyttöönottoa' })).toHaveCount(0);
  const { presses, letters, looks } = owner.done;
  const minutes = (presses * PRESS_S + letters * LETTER_S + looks * LOOK_S) / 60;
  const walked = (Date.now() - start) / 60_000;
  console.log(
    JSON.stringify({
      screen: info.project.name,
      presses,
      letters,
      looks,
      minutes: +minutes.toFixed(1),
      walked: +walked.toFixed(1),
    }),
  );
  expect(minutes).toBeLessThan(MOST_MINUTES);
  expect(walked).toBeLessThan(MOST_MINUTES);

  for (const language of ['fi', 'en'] as const) {
    const guest = await browser.newPage({ ...(baseURL && { baseURL }), viewport: page.viewportSize() });
    await buy(guest, language);
    await guest.close();
  }
});
