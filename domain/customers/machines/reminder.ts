import { addDays } from '#domain/base/time/local-day.ts';

/** The most months between two reminders. */
export const MAX_MONTHS = 60;

/** Adds months to a calendar day; the 31st becomes the last day of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** The day of the next reminder after that of `day` went on `today`; null when it was the only one. */
export function nextReminder(day: string, months: number | null, today: string): string | null {
  if (months === null) return null;
  // each from `day`, so that a shorter month between does not move the result
  for (let count = months; ; count += months) {
    const next = addMonths(day, count);
    if (next > today) return next;
  }
}

/** Whether a reminder may be set to a day: from today to ten years on. */
export const isReminderDay = (day: string, today: string): boolean => day >= today && day <= addDays(today, 3653);
