import type { FieldProblem } from '#domain/base/contact-details/account-errors.ts';
import { checkText } from '#domain/base/contact-details/check-text.ts';
import { isOneOf } from '#domain/base/records.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { readVehicleCode } from '#domain/catalog/fitment/vehicle-code.ts';

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

/** Checks a machine as typed; browser and server run the same check. `thisYear`: next year's models are sold already. */
export function checkMachine(
  input: Readonly<Record<string, unknown>>,
  thisYear: number,
): Result<Machine, 'invalid', FieldProblem<MachineField>[]> {
  // `|` parts make, model and year in addresses
  const named = (typed: unknown, max: number) => {
    const checked = checkText(typed, { max, required: true });
    return checked.value.includes('|') ? { ...checked, error: 'account.error.text' as const } : checked;
  };
  const make = named(input.make, 60);
  const model = named(input.model, 100);
  const name = checkText(input.name, { max: 60 });
  const year = readNumber(input.year, FIRST_YEAR, thisYear + 1);
  const usage = readNumber(input.usage, 0, MOST_USAGE);
  const vehicleCode = readVehicleCode(input.vehicleCode);
  const problems: FieldProblem<MachineField>[] = [];
  if (make.error) problems.push({ field: 'make', message: make.error });
  if (model.error) problems.push({ field: 'model', message: model.error });
  if (year === undefined) problems.push({ field: 'year', message: 'account.error.invalid' });
  if (name.error) problems.push({ field: 'name', message: name.error });
  if (usage === undefined) problems.push({ field: 'usage', message: 'account.error.invalid' });
  if (vehicleCode === null) problems.push({ field: 'vehicleCode', message: 'account.error.invalid' });
  if (problems.length > 0 || year === undefined || usage === undefined || vehicleCode === null)
    return fail('invalid', problems);
  const unit = isOneOf(usageUnits, input.unit) ? input.unit : 'km';
  return ok({ make: make.value, model: model.value, year, name: name.value, usage, unit, vehicleCode });
}
