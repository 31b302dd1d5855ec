import { contactEn } from '#backend/content/contact/mails/texts/en.ts';
import { contactFi } from '#backend/content/contact/mails/texts/fi.ts';
import { newsletterEn } from '#backend/customers/newsletter/mails/texts/en.ts';
import { newsletterFi } from '#backend/customers/newsletter/mails/texts/fi.ts';
import { accountEn } from '#backend/customers/sign-in/mails/texts/en.ts';
import { accountFi } from '#backend/customers/sign-in/mails/texts/fi.ts';
import {
  type EditableText,
  editableTexts,
  type MailTextGroup,
  storedName,
} from '#backend/platform/mail/editable-texts.ts';
import { giftCardEn } from '#backend/sales/gift-cards/mails/texts/en.ts';
import { giftCardFi } from '#backend/sales/gift-cards/mails/texts/fi.ts';
import { afterSaleTexts } from '#backend/sales/orders/mails/after-sale/texts/texts.ts';
import { mailTexts as orderTexts } from '#backend/sales/orders/mails/texts/texts.ts';
import { quotesEn } from '#backend/sales/quotes/mails/texts/en.ts';
import { quotesFi } from '#backend/sales/quotes/mails/texts/fi.ts';
import { serviceBookingEn } from '#backend/sales/service-bookings/mails/texts/en.ts';
import { serviceBookingFi } from '#backend/sales/service-bookings/mails/texts/fi.ts';
import { specialOrdersEn } from '#backend/sales/special-orders/mails/texts/en.ts';
import { specialOrdersFi } from '#backend/sales/special-orders/mails/texts/fi.ts';
import { type Locale, type Localized, locales } from '#domain/base/locale.ts';
import { placeholdersIn } from '#domain/base/placeholders.ts';
import type { MailTextChanges } from '#domain/base/shop-config.ts';
import { type FactField, type FactSection, field } from '#domain/content/shop-facts/sections.ts';
import { text as plainText, withFirst } from '#domain/content/shop-facts/value-texts.ts';

const text = (key: string, fi: string, en: string): EditableText => ({ key, label: { fi, en } });

/** The texts of one mail: its subject and its opening, and what else there is. */
const mail = (at: string, fi: string, en: string, parts: Record<string, readonly [fi: string, en: string]>) =>
  Object.entries(parts).map(([part, [ofFi, ofEn]]) => text(at + part, `${fi}: ${ofFi}`, `${en}: ${ofEn}`));

const subject = ['otsikko', 'subject'] as const;
const intro = ['aloitus', 'opening'] as const;
const notes = ['lisätiedot', 'notes'] as const;
const usual = { subject, intro };

const account = (kind: string, fi: string, en: string) => mail(`mails/${kind}/`, fi, en, { subject, intro, notes });
const booking = (at: string, fi: string, en: string) => mail(at, fi, en, { subject, text: ['teksti', 'text'] });

/**
 * What staff may change of the mails to customers: subjects and the sentences around the facts. Names of facts, sums, the law's own
 * words (withdrawal, receipts of it) and mails to the shop's own people stay as they are.
 */
const groups: MailTextGroup[] = [
  {
    id: 'order',
    name: { fi: 'Tilausvahvistus', en: 'Order confirmation' },
    kinds: ['order-confirmation'],
    texts: orderTexts,
    editable: [
      text('subject', 'Otsikko', 'Subject'),
      text('intro', 'Aloitus', 'Opening'),
      text('introDeposit', 'Aloitus, varausmaksu', 'Opening, deposit'),
      text('introInvoice', 'Aloitus, yrityslasku', 'Opening, invoice'),
    ],
  },
  {
    id: 'after-sale',
    name: { fi: 'Tilauksen eteneminen', en: 'Progress of orders' },
    texts: afterSaleTexts,
    kinds: ['order-shipped', 'order-ready', 'order-expected', 'order-changed', 'refund'],
    editable: [
      ...mail('shipped/', 'Lähetetty', 'Sent', {
        ...usual,
        partSubject: ['otsikko, osa tilausta', 'subject, part of the order'],
        partIntro: ['aloitus, osa tilausta', 'opening, part of the order'],
      }),
      ...mail('ready/', 'Noudettavissa', 'Ready for pickup', { ...usual, kept: ['säilytys', 'how long it is kept'] }),
      ...mail('expected/', 'Odottaa tavaraa', 'Waiting for goods', {
        ...usual,
        help: ['jos päivä ei sovi', 'if the day does not suit'],
      }),
      ...mail('changed/', 'Tiedot päivitetty', 'Details changed', usual),
      ...mail('refund/', 'Palautus', 'Refund', usual),
    ],
  },
  {
    id: 'quotes',
    name: { fi: 'Tarjoukset', en: 'Quotes' },
    texts: { fi: quotesFi, en: quotesEn },
    kinds: ['quote-copy', 'quote-answer', 'quote-order', 'quote-reminder', 'quote-withdrawn'],
    editable: [
      ...mail('copy/', 'Pyyntö saatu', 'Request received', usual),
      ...mail('answer/', 'Tarjous', 'Quote', usual),
      ...mail('order/', 'Puhelintilaus', 'Phone order', usual),
      ...mail('reminder/', 'Muistutus', 'Reminder', usual),
      ...mail('withdrawn/', 'Peruttu', 'Withdrawn', { ...usual, again: ['lopuksi', 'ending'] }),
      ...mail('turnedDown/', 'Ei tarjousta', 'No quote', usual),
    ],
  },
  {
    id: 'gift-cards',
    name: { fi: 'Lahjakortit', en: 'Gift cards' },
    kinds: ['gift-card'],
    texts: { fi: giftCardFi, en: giftCardEn },
    editable: [
      text('subject', 'Otsikko', 'Subject'),
      text('subjectSent', 'Otsikko, lähettäjältä', 'Subject, from a sender'),
      text('intro/bought', 'Aloitus, ostettu', 'Opening, bought'),
      text('intro/given', 'Aloitus, kaupan antama', 'Opening, given by the shop'),
      text('keep', 'Säilytys', 'Keeping it safe'),
    ],
  },
  {
    id: 'newsletter',
    name: { fi: 'Uutiskirje ja ilmoitukset', en: 'Newsletter and alerts' },
    texts: { fi: newsletterFi, en: newsletterEn },
    kinds: ['newsletter-confirm', 'watch-confirm', 'watch-told', 'review-asked', 'cart-waiting'],
    editable: [
      ...mail('confirm/', 'Uutiskirjeen vahvistus', 'Confirming the newsletter', { ...usual, notes }),
      ...mail('watchTold/back_in_stock/', 'Taas saatavilla', 'Back in stock', usual),
      ...mail('watchTold/price_drop/', 'Halventunut', 'Cheaper', usual),
      ...mail('reviewAsked/', 'Arvostelupyyntö', 'Request of a review', { ...usual, notes }),
      ...mail('cartWaiting/', 'Ostoskori odottaa', 'Cart waiting', { ...usual, notes }),
    ],
  },
  {
    id: 'accounts',
    name: { fi: 'Asiakastilit', en: 'Customer accounts' },
    texts: { fi: accountFi, en: accountEn },
    kinds: ['account-verify', 'account-link', 'account-reset', 'account-deleted'],
    editable: [
      ...account('account-verify', 'Osoitteen vahvistus', 'Confirming the address'),
      ...account('account-link', 'Kirjautumislinkki', 'Sign-in link'),
      ...account('account-reset', 'Uusi salasana', 'New password'),
      ...account('account-deleted', 'Tili poistettu', 'Account deleted'),
    ],
  },
  {
    id: 'messages',
    name: { fi: 'Viestit', en: 'Messages' },
    texts: { fi: contactFi, en: contactEn },
    kinds: ['contact-copy'],
    editable: [
      text('subject', 'Viesti saatu: otsikko', 'Message received: subject'),
      text('intro', 'Viesti saatu: aloitus', 'Message received: opening'),
      text('answer', 'Viesti saatu: milloin vastaamme', 'Message received: when we answer'),
      text('answerSubject', 'Vastaus: otsikko', 'Answer: subject'),
    ],
  },
  {
    id: 'bookings',
    name: { fi: 'Huolto ja koeajot', en: 'Service and test rides' },
    texts: { fi: serviceBookingFi, en: serviceBookingEn },
    kinds: ['service-booked', 'service-moved', 'service-cancelled', 'service-reminder'],
    editable: [
      ...booking('service-booked.', 'Huolto varattu', 'Service booked'),
      ...booking('service-moved.', 'Huolto siirretty', 'Service moved'),
      ...booking('service-cancelled.', 'Huolto peruttu', 'Service cancelled'),
      ...booking('service-reminder.', 'Huollon muistutus', 'Reminder of a service'),
      ...booking('ride/service-booked.', 'Koeajo varattu', 'Test ride booked'),
      ...booking('ride/service-reminder.', 'Koeajon muistutus', 'Reminder of a test ride'),
    ],
  },
  {
    id: 'special-orders',
    name: { fi: 'Erikoistilaukset', en: 'Special orders' },
    kinds: ['special-order-arrived'],
    texts: { fi: specialOrdersFi, en: specialOrdersEn },
    editable: [text('subject', 'Otsikko', 'Subject'), text('arrived', 'Teksti', 'Text')],
  },
];

/** The texts of mails that are settings (setting-11). */
export const mailTexts = editableTexts(groups);

const languages: Record<Locale, Localized> = {
  fi: { fi: 'suomi', en: 'Finnish' },
  en: { fi: 'englanti', en: 'English' },
};

/** A section of the settings for each group of mails: its texts, each in both languages. */
export const mailSections = (): FactSection[] =>
  groups.map(({ id, name, editable }) => ({
    id: `mails-${id}`,
    kind: 'mails',
    store: null,
    name,
    fields: editable.flatMap(({ key, label }) =>
      locales.map((locale): FactField => {
        const first = mailTexts.firstOf(id, locale, key);
        const stored = storedName(key);
        return {
          ...field(`pageFacts.mailTexts.${id}.${locale}.${stored}`, 'mail', `${stored}.${locale}`),
          value: withFirst(plainText, first),
          placeholders: placeholdersIn(first),
          label: {
            fi: `${label.fi}, ${languages[locale].fi}`,
            en: `${label.en ?? label.fi}, ${languages[locale].en}`,
          },
        };
      }),
    ),
  }));

/** The texts that fields of a section's form hold, for a preview. */
export function typedMailTexts(section: string, fields: ReadonlyMap<string, string>): MailTextChanges {
  const id = section.replace(/^mails-/, '');
  const group = groups.find((one) => one.id === id);
  const typed = (locale: Locale) =>
    (group?.editable ?? []).flatMap(({ key }): [string, string][] => {
      const value = fields.get(`${storedName(key)}.${locale}`)?.trim();
      return value ? [[storedName(key), value]] : [];
    });
  return { [id]: { fi: Object.fromEntries(typed('fi')), en: Object.fromEntries(typed('en')) } };
}

/** The mails that a section of the settings is about. */
export const mailKindsOf = (section: string): readonly string[] =>
  groups.find(({ id }) => section === `mails-${id}`)?.kinds ?? [];
