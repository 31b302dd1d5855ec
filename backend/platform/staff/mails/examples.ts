import type { Locale } from '#domain/base/locale.ts';
import type { StaffMail } from './staff-mail.ts';

/** One mail of each kind, for the style guide. */
export const exampleStaffMails = (locale: Locale, baseUrl: string): StaffMail[] => {
  const to = { to: 'henkilo@example.fi', locale, name: 'Elina Moilanen' };
  const url = `${baseUrl}/kutsu/esimerkki`;
  return [
    { ...to, subjectId: 'example-staff-invite', kind: 'staff-invite', url, hours: 24 },
    { ...to, subjectId: 'example-staff-reset', kind: 'staff-reset', url, hours: 24 },
    { ...to, subjectId: 'example-staff-notice', kind: 'staff-notice', what: 'factor-added', person: to.name },
  ];
};
