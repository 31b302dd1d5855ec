import { html } from 'hono/html';
import type { MailRenderers, RenderedMail } from '#backend/platform/mail/message.ts';
import { type Fact, factHtml, factText } from '#backend/platform/mail/templates/facts.ts';
import { greetingName } from '#backend/platform/mail/templates/greeting-name.ts';
import { fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { withoutTypedLinks } from '#backend/platform/mail/without-typed-links.ts';
import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import type { MachineReminderMail } from './machine-reminder-mail.ts';

const texts = {
  fi: {
    greeting: 'Hei {name},',
    greetingNoName: 'Hei,',
    subject: 'Huoltomuistutus: {machine}',
    text: 'pyysit meitä muistuttamaan koneesi huollosta. Voit varata ajan huoltoomme verkossa.',
    machine: 'Kone',
    day: 'Huollon aika',
    note: 'Muistiinpanosi',
    next: 'Seuraava muistutus',
    book: 'Varaa huolto',
    why: 'Sait tämän viestin, koska pyysit muistutusta omissa koneissasi.',
    stop: 'Lopeta tämän koneen muistutukset',
  },
  en: {
    greeting: 'Hello {name},',
    greetingNoName: 'Hello,',
    subject: 'Service reminder: {machine}',
    text: 'you asked us to remind you of the service of your machine. You can book a time in our workshop online.',
    machine: 'Machine',
    day: 'Service due',
    note: 'Your note',
    next: 'Next reminder',
    book: 'Book a service',
    why: 'You get this e-mail because you asked for a reminder in your machines.',
    stop: 'Stop the reminders of this machine',
  },
} satisfies Record<Locale, Record<string, string>>;
const tags = { fi: 'fi-FI', en: 'en-GB' } satisfies Record<Locale, string>;

const dayText = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(tags[locale], { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${day}T00:00:00Z`));

async function machineReminder(mail: MachineReminderMail): Promise<RenderedMail> {
  const { locale, stopUrl } = mail;
  const t = texts[locale];
  const typed = withoutTypedLinks({ name: mail.name, machine: mail.machine, note: mail.note });
  const name = greetingName(typed.name);
  const greeting = name ? fill(t.greeting, { name }) : t.greetingNoName;
  const subject = fill(t.subject, { machine: typed.machine });
  const facts: Fact[] = [
    { title: t.machine, lines: [typed.machine] },
    { title: t.day, lines: [dayText(mail.day, locale)] },
    ...(typed.note ? [{ title: t.note, lines: [typed.note] }] : []),
    ...(mail.next ? [{ title: t.next, lines: [dayText(mail.next, locale)] }] : []),
  ];
  const body = html`<p>${greeting}</p><p>${t.text}</p>${facts.map(factHtml)}
    <p><a class="b" href="${mail.bookUrl}">${t.book}</a></p><p class="s">${t.why}<br><a href="${stopUrl}">${t.stop}</a></p>`;
  return {
    subjectId: mail.subjectId,
    kind: mail.kind,
    to: mail.to,
    replyTo: shop.email,
    locale,
    subject,
    html: String(await layout({ locale, title: subject, body })),
    text: [
      ...[greeting, t.text, ...facts.map((fact) => factText(fact).join('\n').trim())],
      ...[`${t.book}: ${mail.bookUrl}`, `${t.why}\n${t.stop}: ${stopUrl}`, textFooter().join('\n')],
    ].join('\n\n'),
    headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

export const machineMails: MailRenderers<MachineReminderMail> = { 'machine-reminder': machineReminder };
