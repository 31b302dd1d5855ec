import { expect, test } from 'vitest';
import { alertMail } from '#backend/platform/mail/templates/alert.ts';
import { orderMail } from '#backend/platform/mail/test-mail.ts';
import { formatEuros } from '#domain/base/money.ts';
import { statusTexts } from '#domain/sales/orders/status-texts.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { storeNotification } from './store-notification.ts';

const SHOP = 'https://kauppa.example';

test('the confirmation says what the law wants, in both parts', async () => {
  const mail = await orderConfirmation(orderMail(), SHOP);
  expect(mail).toMatchObject({ kind: 'order-confirmation', to: 'aino@example.fi', locale: 'fi' });
  for (const part of [mail.html, mail.text]) {
    for (const fact of [
      'Tieva Demo Oy',
      '1234567-1',
      'Äimätie 14',
      'Posti – noutopiste tai pakettiautomaatti',
      'Toimitus 2–4 arkipäivässä',
      'ALV 25,5 %',
      '14 päivän kuluessa',
      'virhevastuu',
      'Peruuttamislomakkeen malli',
      'Mökki 7',
      'OP',
      `${SHOP}/cms/asiakaspalvelu/toimitusehdot`,
      'Peruuta sopimus tästä',
      `${SHOP}/peruuta-sopimus?tilaus=esimerkki`,
    ])
      expect(part).toContain(fact);
    expect(part.replaceAll(/\s/g, ' ')).toContain('26,20 €');
  }
  expect(mail.html).toContain('<html lang="fi">');
  expect(mail.html).toContain(`${SHOP}/tilaus/esimerkki`);
  expect(mail.text).toContain(`${SHOP}/tilaus/esimerkki`);
  // pictures of goods come from the shop, with nothing in the address that tells readers apart (0073)
  const sources = [...mail.html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src);
  expect(sources).toEqual([`${SHOP}/pictures/0123456789abcdef/thumbnail.webp`]);
  expect(mail.html.match(/<img/g)).toHaveLength(1);
  expect(mail.html).not.toMatch(/@import|url\(/);
});

test.each([
  ['fi', 0],
  ['fi', 5_000],
  ['en', 0],
  ['en', 5_000],
] as const)('the confirmation tells the status as the order page does (%s, %i due later)', async (locale, dueLater) => {
  const { text } = await orderConfirmation(orderMail({ locale, dueLater }), SHOP);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(statusTexts[locale].paid.line);
  for (const status of ['preparing', 'shipped', 'completed'] as const)
    expect(text.toLowerCase()).not.toContain(statusTexts[locale][status].name.toLowerCase());
});

test('English orders are confirmed in English, store pickup names the store', async () => {
  const order = orderMail({ locale: 'en' });
  order.delivery = {
    ...order.delivery,
    label: 'Store pickup, Oulu',
    servicePoint: null,
    pickupStoreId: 'oulu',
    price: 0,
  };
  const mail = await orderConfirmation(order, SHOP);
  expect(mail.subject).toBe('Thank you for your order 1000016');
  expect(mail.html).toContain('<html lang="en">');
  expect(mail.text).toContain('Store pickup:\n  Oulu\n  Äimätie 14\n  90400 Oulu\n  010 000 0001');
  expect(mail.text).toContain(`${SHOP}/en/cms/asiakaspalvelu/toimitusehdot`);
  expect(mail.text).toContain('Model withdrawal form');
});

test('campaigns, a gift and a gift card are told where they count', async () => {
  const order = orderMail({
    discount: 500,
    campaigns: ['Syysale'],
    giftCard: 1000,
    giftCards: [{ end: 'K7WZ', cents: 1000 }],
    toPay: 1620,
  });
  const [line] = order.lines;
  if (line)
    order.lines = [
      { ...line, discount: 500 },
      { ...line, total: 0, discount: 2080, isGift: true },
    ];
  order.delivery.discount = 540;
  const { text } = await orderConfirmation(order, SHOP);
  const said = text.replaceAll(/\s+/g, ' ').replaceAll('\u2212', '-');
  expect(said).toContain('Hinnoissa mukana alennuksia, Syysale: -5 €');
  expect(said).toContain('alennus -5 €');
  expect(said).toContain('kaupan päälle');
  expect(said).toContain('Toimitus, kampanjaetu');
  expect(said).toContain('Lahjakortilla …K7WZ: -10 € Maksettu muulla maksutavalla: 16,20 €');
});

test('a company reads nothing of the consumer’s right of withdrawal', async () => {
  const order = orderMail();
  order.contact = { ...order.contact, company: 'Kone & Kaivo Oy' };
  const mail = await orderConfirmation(order, SHOP);
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain('virhevastuu');
    expect(part).toContain(`${SHOP}/cms/asiakaspalvelu/toimitusehdot`);
    for (const ofConsumers of [
      '14 päivän',
      'Kuluttajana',
      'Peruuttamislomakkeen malli',
      'peruuta-sopimus',
      'Peruuttaminen',
    ])
      expect(part).not.toContain(ofConsumers);
  }
});

test('a company reads the total without VAT before the total with it, a consumer does not (company-6)', async () => {
  const order = orderMail();
  expect((await orderConfirmation(order, SHOP)).text).not.toContain('Yhteensä ilman arvonlisäveroa');
  order.contact = { ...order.contact, company: 'Kone & Kaivo Oy' };
  const { text, html } = await orderConfirmation(order, SHOP);
  const net = order.vat.reduce((sum, row) => sum + row.net, 0);
  for (const part of [text, html]) expect(part).toContain(formatEuros(net));
  expect(text.indexOf('Yhteensä ilman arvonlisäveroa')).toBeLessThan(text.indexOf('Yhteensä, sis. ALV'));
});

test('a company buyer and an office fee are shown', async () => {
  const order = orderMail();
  order.contact = {
    ...order.contact,
    company: 'Kone & Kaivo Oy',
    businessId: '1234567-1',
    einvoiceAddress: '003712345671',
  };
  order.billingAddress = { name: 'Kaivon kirjanpito', street: 'Kaivotie 2', postcode: '96100', city: 'Rovaniemi' };
  order.delivery = { ...order.delivery, price: 0, officeFee: 15000 };
  const [row, ...rates] = order.vat;
  // the fee without VAT in place of the delivery's 4.31
  if (row) order.vat = [{ ...row, net: row.net + 11_952 - 431 }, ...rates];
  const { text } = await orderConfirmation(order, SHOP);
  for (const mail of [text, (await storeNotification(order, [], 'x@tieva.example')).text]) {
    expect(mail).toContain('Laskutusosoite:\n  Kaivon kirjanpito\n  Kaivotie 2');
    expect(mail).toContain('Verkkolaskuosoite:\n  003712345671');
  }
  expect(text).toContain('Kone & Kaivo Oy\n  Y-tunnus 1234567-1');
  // a company reads lines and sums without VAT (company-8)
  expect(text).toMatch(/Toimistokulut: 119,52\s€/);
  expect(text).toContain('Tuotteet ja toimitus ilman arvonlisäveroa');
});

test('what a customer writes cannot become markup', async () => {
  const order = orderMail();
  order.contact = { ...order.contact, firstname: '<b>Aino</b>', reference: '"><script>alert(1)</script>' };
  for (const mail of [await orderConfirmation(order, SHOP), await storeNotification(order, [], 'x@tieva.example')]) {
    expect(mail.html).not.toContain('<b>Aino');
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('&lt;script&gt;');
  }
});

test('the store gets the pick list in Finnish and answers to the customer', async () => {
  const order = orderMail({ locale: 'en' });
  order.delivery = { ...order.delivery, label: 'Posti – pickup point or parcel locker' };
  const mail = await storeNotification(order, [], 'fallback@tieva.example');
  expect(mail).toMatchObject({ to: 'rovaniemi@tieva.example', replyTo: 'aino@example.fi', locale: 'fi' });
  expect(mail.subject).toBe('Uusi tilaus 1000016: Posti – noutopiste tai pakettiautomaatti');
  expect(mail.text).toContain('1 rivi, 2 kpl. Maksettu');
  expect(mail.text).toContain('Asiakkaan kieli: englanti');
  expect(mail.text).not.toContain('parcel locker');
  expect((await storeNotification(orderMail({ storeId: '?' }), [], 'fallback@tieva.example')).to).toBe(
    'fallback@tieva.example',
  );
});

test('the pick list says what is given with the goods, what is work, and what comes from a supplier', async () => {
  const order = orderMail();
  const [line] = order.lines;
  if (!line) throw new Error('no line');
  order.lines = (['gift', 'service', 'spare_part', null] as const).map((note) => ({ ...line, note }));
  const mail = await storeNotification(order, [], 'x@tieva.example');
  for (const part of [mail.html, mail.text]) {
    for (const note of ['kaupan päälle', 'työ tai palvelu', 'varaosa, tilataan toimittajalta'])
      expect(part.split(`Öljynsuodatin, HF204 – ${note}`)).toHaveLength(2);
    expect(part.split('HF204 – ')).toHaveLength(4);
  }
});

test('the confirmation tells consumers what a hygiene seal does to the right of withdrawal (return-8; Consumer Protection Act 6:9 and 6:16)', async () => {
  const order = orderMail({ locale: 'fi' });
  const seal = 'jos olet avannut sinetin (kuluttajansuojalaki 6:16)';
  expect((await orderConfirmation(order, SHOP)).text).not.toContain(seal);
  order.lines = order.lines.map((line) => ({ ...line, hygieneSealed: true }));
  const { html, text } = await orderConfirmation(order, SHOP);
  for (const part of [html, text]) expect(part).toContain(seal);
  order.contact = { ...order.contact, company: 'Metsä Oy' };
  expect((await orderConfirmation(order, SHOP)).text).not.toContain(seal);
});

test('a deposit, a size and margin goods are told in both mails', async () => {
  const order = orderMail({ locale: 'en', goods: 1_321_376, total: 1_321_376, payNow: 472_376, dueLater: 849_000 });
  const [line] = order.lines;
  if (!line) throw new Error('no line');
  const customization = { identifier: 'size' as const, widthCm: 120, lengthCm: 200 };
  order.lines = [
    { ...line, title: 'Quad', variationName: '', amount: 1, unit: 899_000, total: 899_000, deposit: 50_000 },
    { ...line, title: 'Tarpaulin', variationName: '', amount: 1, unit: 2376, total: 2376, customization },
    { ...line, title: 'Used quad', variationName: '', amount: 1, unit: 420_000, total: 420_000, vatRate: 0 },
  ];
  order.vat = [
    { rate: 25.5, net: 718_228, vat: 183_148, gross: 901_376 },
    { rate: 0, net: 420_000, vat: 0, gross: 420_000 },
  ];
  order.vatNow = [
    { rate: 25.5, net: 41_734, vat: 10_642, gross: 52_376 },
    { rate: 0, net: 420_000, vat: 0, gross: 420_000 },
  ];
  const buyer = await orderConfirmation(order, SHOP);
  for (const part of [buyer.html, buyer.text].map((text) => text.replaceAll(/\s+/g, ' ')))
    for (const fact of [
      'Paid now 4 723,76 €, to be paid at pickup 8 490 €',
      'deposit 500 € each',
      'Tarpaulin, 120 × 200 cm, 2,40 m²',
      'Margin scheme – second-hand goods (marginaaliverotus): 4 200 €',
      'Of the part paid now:',
      'does not apply to goods cut to your measures',
    ])
      expect(part).toContain(fact);
  expect(buyer.text).not.toContain('VAT 0 %');
  const store = (await storeNotification(order, [], 'x@tieva.example')).text.replaceAll(/\s+/g, ' ');
  expect(store).toContain('Maksettu nyt 4 723,76 € (OP), maksetaan noudettaessa 8 490 €');
  expect(store).toContain('[ ] 1 × Tarpaulin, 120 × 200 cm, 2,40 m² (OS-1)');
});

test('an alert goes to the alert address', async () => {
  const mail = await alertMail(
    { subjectId: 'x', about: 'Maksu peruttuun tilaukseen', lines: ['1000016', '26,20 €'] },
    'a@b.fi',
  );
  expect(mail).toMatchObject({ to: 'a@b.fi', subject: 'Hälytys: Maksu peruttuun tilaukseen' });
  expect(mail.text).toContain('1000016\n26,20 €');
});
