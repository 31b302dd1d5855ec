import type { Locale } from '#domain/base/locale.ts';

export const SERVICE_MAILS = ['service-booked', 'service-moved', 'service-cancelled', 'service-reminder'] as const;

/** About a booked work, to its customer. One of a kind for each version of the booking. */
export type ServiceBookingMail = {
  kind: (typeof SERVICE_MAILS)[number];
  id: number;
  version: number;
  to: string;
  name: string;
  locale: Locale;
  storeId: string;
  work: string;
  machine: string;
  /** ISO instant. */
  startsAt: string;
  /** The calendar file to attach; null: none. */
  calendar: string | null;
  /** The booking's own page. */
  url: string;
};

export const exampleServiceBookingMails = (locale: Locale, baseUrl: string): ServiceBookingMail[] =>
  SERVICE_MAILS.map((kind) => ({
    kind,
    id: 1001,
    version: 1,
    to: 'aino@example.fi',
    name: 'Aino Äyräpää',
    locale,
    storeId: 'oulu',
    work: 'annual',
    machine: 'Polaris PN 640 Trail 2024',
    startsAt: '2026-11-25T07:00:00Z',
    calendar: null,
    url: `${baseUrl}/varaa-huolto/esimerkki`,
  }));
