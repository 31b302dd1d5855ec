import { addDays, addMonths } from '#domain/base/time/local-day.ts';

/** The most months between two reminders. */
export const MAX_MONTHS = 60;

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
