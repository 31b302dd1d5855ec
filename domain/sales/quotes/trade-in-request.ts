import { isOneOf } from '#domain/base/records.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { readVehicleCode } from '#domain/catalog/fitment/vehicle-code.ts';
import { checkTypedText } from './quote-contact.ts';
import type { QuoteProblem } from './quote-errors.ts';

export const tradeConditions = ['excellent', 'good', 'worn', 'broken'] as const;
export const tradeUnits = ['km', 'h'] as const;

/** What a customer offers in exchange, as the request for a quote describes it; its photos are files of the quote. */
export type TradeInRequest = {
  make: string;
  model: string;
  year: number;
  usage: number;
  unit: (typeof tradeUnits)[number];
  condition: (typeof tradeConditions)[number];
  /** Registration number or VIN; may be ''. */
  vehicleCode: string;
  notes: string;
};

/** Fields of the form, in its order. They stand beside those of the contact. */
export const tradeFields = [
  'tradeMake',
  'tradeModel',
  'tradeYear',
  'tradeUsage',
  'tradeUnit',
  'tradeCondition',
  'tradeCode',
  'tradeNotes',
] as const;
export type TradeField = (typeof tradeFields)[number];

export const MAX_PHOTOS = 6;
export const MAX_TRADE_NOTES = 1000;
const MAX_TRADE_NAME = 60;
const OLDEST_YEAR = 1950;
const MOST_USAGE = 2_000_000;

const numberOf = (typed: unknown) =>
  typeof typed === 'number' ? typed : Number(String(typed ?? '').replaceAll(/[\s\u00a0]/g, '') || Number.NaN);
const isIn = (value: number, least: number, most: number) => Number.isInteger(value) && value >= least && value <= most;

type Checked = Result<TradeInRequest | null, 'invalid', QuoteProblem<TradeField>[]>;

/**
 * Checks the trade-in of a quote request; null when its box is not ticked. Browser and server run the same check. `year` is the
 * current one: next year's models are sold already.
 */
export function checkTradeIn(input: Readonly<Record<string, unknown>>, year: number): Checked {
  if (!isOneOf([true, 'on', 'true'], input.tradeIn)) return ok(null);
  const make = checkTypedText(input.tradeMake, { max: MAX_TRADE_NAME, required: true });
  const model = checkTypedText(input.tradeModel, { max: MAX_TRADE_NAME, required: true });
  const notes = checkTypedText(input.tradeNotes, { max: MAX_TRADE_NOTES, lines: true });
  const vehicleCode = readVehicleCode(input.tradeCode);
  const [madeIn, usage] = [numberOf(input.tradeYear), numberOf(input.tradeUsage)];
  const { tradeUnit: unit = 'km', tradeCondition: condition } = input;
  const problems: QuoteProblem<TradeField>[] = [];
  const wrong = (field: TradeField, message: QuoteProblem<TradeField>['message'] | null) => {
    if (message) problems.push({ field, message });
  };
  wrong('tradeMake', make.error);
  wrong('tradeModel', model.error);
  wrong('tradeYear', isIn(madeIn, OLDEST_YEAR, year + 1) ? null : 'quote.error.year');
  wrong('tradeUsage', isIn(usage, 0, MOST_USAGE) ? null : 'quote.error.usage');
  wrong('tradeCode', vehicleCode === null ? 'quote.error.vehicleCode' : null);
  wrong('tradeNotes', notes.error);
  if (!isOneOf(tradeConditions, condition)) wrong('tradeCondition', 'quote.error.condition');
  if (problems.length > 0 || !isOneOf(tradeConditions, condition) || vehicleCode === null)
    return fail('invalid', problems);
  return ok({
    make: make.value,
    model: model.value,
    year: madeIn,
    usage,
    condition,
    vehicleCode,
    notes: notes.value,
    unit: isOneOf(tradeUnits, unit) ? unit : 'km',
  });
}

/** As the line of a reply begins with it: `Kaira Reitti 550, 2017`. */
export const tradeInTitle = ({ make, model, year }: Pick<TradeInRequest, 'make' | 'model' | 'year'>): string =>
  `${make} ${model}, ${year}`;
