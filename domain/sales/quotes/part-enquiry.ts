import { isOneOf } from '#domain/base/records.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { readVehicleCode } from '#domain/catalog/fitment/vehicle-code.ts';
import { checkTypedText } from './quote-contact.ts';
import type { QuoteProblem } from './quote-errors.ts';

/** A part that a customer asks for in words; its photos are files of the quote. */
export type PartEnquiry = {
  /** Make, model and year as typed. */
  machine: string;
  /** Registration number or VIN; may be ''. */
  vehicleCode: string;
  wanted: string;
};

/** Fields of the form, in its order. They stand beside those of the contact. */
export const enquiryFields = ['partMachine', 'partCode', 'partWanted'] as const;
export type EnquiryField = (typeof enquiryFields)[number];

export const MAX_MACHINE = 120;
export const MAX_WANTED = 1000;

type Checked = Result<PartEnquiry | null, 'invalid', QuoteProblem<EnquiryField>[]>;

/** Checks the part enquiry of a quote request; null for a request that is none. Browser and server run the same check. */
export function checkPartEnquiry(input: Readonly<Record<string, unknown>>): Checked {
  if (!isOneOf([true, 'on', 'true'], input.partEnquiry)) return ok(null);
  const machine = checkTypedText(input.partMachine, { max: MAX_MACHINE, required: true });
  const wanted = checkTypedText(input.partWanted, { max: MAX_WANTED, required: true, lines: true });
  const vehicleCode = readVehicleCode(input.partCode);
  const problems: QuoteProblem<EnquiryField>[] = [];
  if (machine.error) problems.push({ field: 'partMachine', message: machine.error });
  if (vehicleCode === null) problems.push({ field: 'partCode', message: 'quote.error.vehicleCode' });
  if (wanted.error) problems.push({ field: 'partWanted', message: wanted.error });
  if (problems.length > 0 || vehicleCode === null) return fail('invalid', problems);
  return ok({ machine: machine.value, vehicleCode, wanted: wanted.value });
}

const MAX_SHORT = 80;

/** The wanted part in one line, for lists and as the title of a line of the reply. */
export function wantedTitle({ wanted }: Pick<PartEnquiry, 'wanted'>): string {
  const [first = ''] = wanted.split('\n');
  return first.length > MAX_SHORT ? `${first.slice(0, MAX_SHORT - 1).trimEnd()}…` : first;
}
