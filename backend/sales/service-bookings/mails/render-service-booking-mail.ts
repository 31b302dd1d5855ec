import { html } from 'hono/html';
import type { MailRenderers, RenderedMail } from '#backend/platform/mail/message.ts';
import { type Fact, factHtml, factText } from '#backend/platform/mail/templates/facts.ts';
import { greetingName } from '#backend/platform/mail/templates/greeting-name.ts';
import { fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { withoutTypedLinks } from '#backend/platform/mail/without-typed-links.ts';
import type { Locale } from '#domain/base/locale.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { bookableWorks, isTestRide } from '#domain/sales/service-bookings/bookable-work.ts';
import { shop } from '#shop.config';
import type { ServiceBookingMail } from './service-booking-mail.ts';
import { serviceBookingEn } from './texts/en.ts';
import { serviceBookingFi } from './texts/fi.ts';

const texts = { fi: serviceBookingFi, en: serviceBookingEn };
const tags = { fi: 'fi-FI', en: 'en-GB' } satisfies Record<Locale, string>;

const whenText = (at: string, locale: Locale) =>
  new Intl.DateTimeFormat(tags[locale], {
    timeZone: shop.timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at));

/** A file to add to one's calendar, not an invitation: `method` is that of the file (RFC 6047, 2.4). */
const CALENDAR = { name: 'huolto.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH' };

/** A mail about a booked work. Its address is whatever was typed, so nothing typed may become a link. */
export async function serviceBookingMail(mail: ServiceBookingMail): Promise<RenderedMail> {
  const t = texts[mail.locale];
  const typed = withoutTypedLinks({ name: mail.name, machine: mail.machine });
  const store = shop.stores.find(({ id }) => id === mail.storeId);
  const work = bookableWorks(detailsOf(mail.storeId)).find(({ id }) => id === mail.work);
  const when = whenText(mail.startsAt, mail.locale);
  const name = greetingName(typed.name.split(' ')[0] ?? '');
  const greeting = name ? fill(t.greeting, { name }) : t.greetingNoName;
  const own = isTestRide(mail.work) ? t.ride : t;
  const subject = fill(own[`${mail.kind}.subject`], { id: mail.id, when });
  const said = own[`${mail.kind}.text`];
  const isOff = mail.kind === 'service-cancelled';
  const address = store ? [`${shop.name} ${store.name}`, `${store.street}, ${store.postcode} ${store.city}`] : [];
  const facts: Fact[] = [
    { title: t.when, lines: [when] },
    ...(work ? [{ title: t.work, lines: [`${work.name[mail.locale]} (${work.price[mail.locale]})`] }] : []),
    { title: t.machine, lines: [typed.machine] },
    ...(store ? [{ title: t.store, lines: [...address, store.phone] }] : []),
  ];
  const label = isOff ? t.again : t.open;
  const body = html`<p>${greeting}</p><p>${said}</p>${facts.map(factHtml)}
    <p><a class="b" href="${mail.url}">${label}</a></p>${isOff ? '' : html`<p class="s">${t.change}</p>`}`;
  return {
    subjectId: `${mail.id}:${mail.version}`,
    kind: mail.kind,
    to: mail.to,
    replyTo: store?.email ?? shop.email,
    locale: mail.locale,
    ...(mail.calendar !== null && { attachments: [{ ...CALENDAR, text: mail.calendar }] }),
    subject,
    html: String(await layout({ locale: mail.locale, title: subject, body })),
    text: [
      greeting,
      said,
      ...facts.map((fact) => factText(fact).join('\n').trim()),
      `${label}: ${mail.url}`,
      ...(isOff ? [] : [t.change]),
      textFooter().join('\n'),
    ].join('\n\n'),
  };
}

export const serviceBookingMails: MailRenderers<ServiceBookingMail> = {
  'service-booked': serviceBookingMail,
  'service-moved': serviceBookingMail,
  'service-cancelled': serviceBookingMail,
  'service-reminder': serviceBookingMail,
};
