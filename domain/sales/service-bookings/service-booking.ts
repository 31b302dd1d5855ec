import { checkText } from '#domain/base/contact-details/check-text.ts';
import { emailProblem, normalizeEmail } from '#domain/base/contact-details/email.ts';
import { PHONE } from '#domain/base/contact-details/phone.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { MAX_NAME } from '#domain/base/text-lengths.ts';
import { readVehicleCode } from '#domain/catalog/fitment/vehicle-code.ts';

/** What a customer writes when booking; `vehicleCode`, `note` and either of phone or e-mail may be ''. */
export type BookingDetails = {
  machine: string;
  vehicleCode: string;
  name: string;
  phone: string;
  email: string;
  note: string;
};
export type BookingField = keyof BookingDetails | 'start';
export type BookingProblem = 'required' | 'tooLong' | 'text' | 'invalid' | 'email' | 'phone';
export type BookingProblems = Partial<Record<BookingField, BookingProblem>>;

/** In the order of the form. */
export const bookingFields = ['machine', 'vehicleCode', 'note', 'name', 'email', 'phone'] as const;
export const LONGEST = { machine: 120, vehicleCode: 20, note: 1000, name: MAX_NAME, email: 254, phone: 30 } as const;

const words = {
  'account.error.required': 'required',
  'account.error.tooLong': 'tooLong',
  'account.error.text': 'text',
} as const;

// line breaks and tabs only in notes
const CONTROL = /(?![\n\t])\p{Cc}/u;

function problemOfNote(note: string): BookingProblem | null {
  if (note.length > LONGEST.note) return 'tooLong';
  return CONTROL.test(note) ? 'text' : null;
}

/**
 * Checks the details of a booking as typed. A booking of the shop's pages needs an e-mail, where its link goes; one that staff make on the
 * phone needs a phone number only (service-booking-1).
 */
export function checkBooking(
  typed: Readonly<Record<string, unknown>>,
  { needsEmail }: { needsEmail: boolean },
): Result<BookingDetails, 'invalid', BookingProblems> {
  const problems: BookingProblems = {};
  const text = (field: 'machine' | 'name') => {
    const { value, error } = checkText(typed[field], { max: LONGEST[field], required: true });
    const problem = error && (words[error as keyof typeof words] ?? 'invalid');
    if (problem) problems[field] = problem;
    return value;
  };
  const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : '');
  const machine = text('machine');
  const name = text('name');
  const note = plain(typed.note);
  const noteProblem = problemOfNote(note);
  if (noteProblem) problems.note = noteProblem;
  const vehicleCode = readVehicleCode(typed.vehicleCode);
  if (vehicleCode === null) problems.vehicleCode = 'invalid';
  const email = normalizeEmail(plain(typed.email));
  if (email === '' && needsEmail) problems.email = 'required';
  if (email !== '' && emailProblem(email)) problems.email = 'email';
  const phone = plain(typed.phone);
  if (phone === '' && email === '') problems.phone = 'required';
  if (phone !== '' && (phone.length > LONGEST.phone || !PHONE.test(phone))) problems.phone = 'phone';
  if (Object.keys(problems).length > 0 || vehicleCode === null) return fail('invalid', problems);
  return ok({ machine, vehicleCode, name, phone, email, note });
}

export const bookingStates = ['booked', 'came', 'ready', 'cancelled'] as const;
export type BookingState = (typeof bookingStates)[number];

export const bookingMoves = { come: 'came', finish: 'ready', cancel: 'cancelled' } as const;
export type BookingMove = keyof typeof bookingMoves;

const moves: Record<BookingState, BookingMove[]> = {
  booked: ['come', 'cancel'],
  came: ['finish', 'cancel'],
  ready: [],
  cancelled: [],
};

/** What staff may do with a booking in a state, the usual step first. */
export const movesFrom = (state: BookingState): readonly BookingMove[] => moves[state];
