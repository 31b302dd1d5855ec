import type { Locale } from '#domain/base/locale.ts';

/** Reminds the owner of a machine of its service. One for each day that came. */
export type MachineReminderMail = {
  kind: 'machine-reminder';
  subjectId: string;
  to: string;
  name: string;
  locale: Locale;
  machine: string;
  /** `YYYY-MM-DD`; `next`: of the following one, null when this was the only one. */
  day: string;
  next: string | null;
  note: string;
  bookUrl: string;
  stopUrl: string;
};

export const exampleMachineReminder = (locale: Locale, baseUrl: string): MachineReminderMail => ({
  kind: 'machine-reminder',
  subjectId: 'example',
  to: 'aino@example.fi',
  name: 'Aino',
  locale,
  machine: 'Polaris PN 640 Trail 2024',
  day: '2027-05-03',
  next: '2028-05-03',
  note: '500 h',
  bookUrl: `${baseUrl}/varaa-huolto`,
  stopUrl: `${baseUrl}/uutiskirje/peruuta?t=x`,
});
