import type { FieldProblem } from '#domain/base/contact-details/account-errors.ts';
import { checkText } from '#domain/base/contact-details/check-text.ts';
import { isOneOf } from '#domain/base/records.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { isCalendarDay } from '#domain/base/time/local-day.ts';
import { readVehicleCode } from '#domain/catalog/fitment/vehicle-code.ts';
import { isReminderDay, MAX_MONTHS } from './reminder.ts';

export const usageUnits = ['km', 'h'] as const;

/** A machine in the garage of an account (garage-1). */
export type Machine = {
  make: string;
  model: string;
  year: number | null;
  /** What its owner calls it; may be ''. */
  name: string;
  /** Kilometres or hours. */
  usage: number | null;
  unit: (typeof usageUnits)[number];
  /** Registration number or VIN; may be ''. */
  vehicleCode: string;
  /** The day `YYYY-MM-DD` of the next service reminder; null without one (garage-2). */
  reminderDay: string | null;
  /** Months between reminders; null: a single one. */
  reminderMonths: number | null;
  /** What the reminder repeats, e.g. the hours of the next service; may be ''. */
  reminderNote: string;
};
export type MachineField = keyof Machine;

export const MAX_MACHINES = 20;
const FIRST_YEAR = 1950;
const MOST_USAGE = 2_000_000;

/** An integer within bounds; null when the field is empty, undefined when it is none. */
function readNumber(typed: unknown, least: number, most: number): number | null | undefined {
  const text = typeof typed === 'string' ? typed.replaceAll(/[\s\u00a0]/g, '') : '';
  if (text === '') return null;
  const value = Number(text);
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

/** The reminder as typed. Months without a day to begin with are a problem of the day. */
function checkReminder(input: Readonly<Record<string, unknown>>, today: string) {
  const typed = typeof input.reminderDay === 'string' ? input.reminderDay.trim() : '';
  const months = readNumber(input.reminderMonths, 1, MAX_MONTHS);
  const note = checkText(input.reminderNote, { max: 100 });
  const problems: FieldProblem<MachineField>[] = [];
  if (typed === '' && months) problems.push({ field: 'reminderDay', message: 'account.error.required' });
  if (typed !== '' && !(isCalendarDay(typed) && isReminderDay(typed, today)))
    problems.push({ field: 'reminderDay', message: 'account.error.invalid' });
  if (months === undefined) problems.push({ field: 'reminderMonths', message: 'account.error.invalid' });
  if (note.error) problems.push({ field: 'reminderNote', message: note.error });
  const value = { reminderDay: typed || null, reminderMonths: months ?? null, reminderNote: note.value };
  return { problems, value };
}

/** Checks a machine as typed; browser and server run the same check. `today`: `YYYY-MM-DD`; next year's models are sold already. */
export function checkMachine(
  input: Readonly<Record<string, unknown>>,
  today: string,
): Result<Machine, 'invalid', FieldProblem<MachineField>[]> {
  // `|` parts make, model and year in addresses
  const plain = (typed: unknown, max: number) => {
    const checked = checkText(typed, { max, required: true });
    return checked.value.includes('|') ? { ...checked, error: 'account.error.text' as const } : checked;
  };
  const make = plain(input.make, 60);
  const model = plain(input.model, 100);
  const name = checkText(input.name, { max: 60 });
  const year = readNumber(input.year, FIRST_YEAR, Number(today.slice(0, 4)) + 1);
  const usage = readNumber(input.usage, 0, MOST_USAGE);
  const vehicleCode = readVehicleCode(input.vehicleCode);
  const reminder = checkReminder(input, today);
  const problems: FieldProblem<MachineField>[] = [];
  if (make.error) problems.push({ field: 'make', message: make.error });
  if (model.error) problems.push({ field: 'model', message: model.error });
  if (year === undefined) problems.push({ field: 'year', message: 'account.error.invalid' });
  if (name.error) problems.push({ field: 'name', message: name.error });
  if (usage === undefined) problems.push({ field: 'usage', message: 'account.error.invalid' });
  if (vehicleCode === null) problems.push({ field: 'vehicleCode', message: 'account.error.invalid' });
  problems.push(...reminder.problems);
  if (problems.length > 0 || year === undefined || usage === undefined || vehicleCode === null)
    return fail('invalid', problems);
  const unit = isOneOf(usageUnits, input.unit) ? input.unit : 'km';
  const named = { make: make.value, model: model.value, name: name.value };
  return ok({ ...named, year, usage, unit, vehicleCode, ...reminder.value });
}
