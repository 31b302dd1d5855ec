import { type Locale, localePrefix } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { CompanyRole } from '#domain/customers/companies/members.ts';

/** To whom a mail goes. `firstname` may be ''. One of a kind for each `subjectId`. */
type Recipient = { subjectId: string; to: string; locale: Locale; firstname: string; company: string };

/** About a company's account. `url`: a page of the account. */
export type CompanyMail = Recipient &
  (
    | { kind: 'company-approved'; url: string }
    | { kind: 'company-rejected'; reason: string }
    | { kind: 'company-invited'; url: string; role: CompanyRole; inviter: string; days: number }
    | { kind: 'company-order-waiting'; url: string; buyer: string; net: Cents }
    | { kind: 'company-order-approved'; url: string }
    | { kind: 'company-order-refused'; url: string; reason: string }
  );

/** Kinds whose mails are deleted with other old mails of accounts. */
export const COMPANY_MAILS: readonly CompanyMail['kind'][] = [
  'company-approved',
  'company-rejected',
  'company-invited',
  'company-order-waiting',
  'company-order-approved',
  'company-order-refused',
];

/** One mail of each kind. Their links lead nowhere. */
export function exampleCompanyMails(locale: Locale, baseUrl: string): CompanyMail[] {
  const page = `${baseUrl}${localePrefix(locale)}/oma-tili/yritys`;
  const to = {
    subjectId: 'example',
    to: 'maija@example.fi',
    locale,
    firstname: 'Maija',
    company: 'Metsäurakointi Korpi Oy',
  };
  return [
    { ...to, kind: 'company-approved', url: page },
    { ...to, kind: 'company-rejected', reason: 'Y-tunnus kuuluu toiselle yritykselle.' },
    {
      ...to,
      kind: 'company-invited',
      url: `${page}/kutsu/esimerkki`,
      role: 'buyer',
      inviter: 'Maija Korpi',
      days: 14,
    },
    { ...to, kind: 'company-order-waiting', url: `${page}/tilaukset`, buyer: 'Aino Ostaja', net: 125_000 },
    { ...to, kind: 'company-order-approved', url: `${page}/tilaukset` },
    { ...to, kind: 'company-order-refused', url: `${page}/tilaukset`, reason: 'Tilataan vasta keväällä.' },
  ];
}
