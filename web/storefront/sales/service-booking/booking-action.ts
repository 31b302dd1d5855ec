import type { BookOutcome } from '#backend/sales/service-bookings/service.ts';
import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { TEST_RIDE } from '#domain/sales/service-bookings/bookable-work.ts';
import { type BookingProblems, LONGEST } from '#domain/sales/service-bookings/service-booking.ts';

export type BookingAnswer = {
  at: number;
  values: Record<string, string>;
  problems: BookingProblems;
  failure: 'taken' | 'unknown' | 'again' | 'limited' | null;
};

/** A machine of the shop to ride, and the stores where. */
export type Ride = { sku: string; machine: string; stores: readonly string[] };

type Sent = { shop: Shop; request: Request; form: FormData; locale: Locale; ride?: Ride };

const MAX_TYPED = 2000;
const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value.slice(0, MAX_TYPED)]] : [],
    ),
  );

function answerOf(outcome: Exclude<BookOutcome, { ok: true }>, typed: Record<string, string>): BookingAnswer {
  const answer = { at: Date.now(), values: { ...typed, website: '' }, problems: {}, failure: null };
  switch (outcome.reason) {
    case 'invalid':
      return { ...answer, problems: outcome.details ?? {} };
    case 'robot':
      return { ...answer, failure: 'again' };
    case 'taken':
      return { ...answer, values: { ...answer.values, start: '' }, failure: 'taken' };
    default:
      return { ...answer, failure: outcome.reason };
  }
}

/** Books what the form says; the secret of the booking, or the form with its problems and all typed values. */
export async function bookingStep({
  shop,
  request,
  form,
  locale,
  ride,
}: Sent): Promise<{ secret: string } | BookingAnswer> {
  const typed = typedIn(form);
  const visitor = await shop.auth.visitor(request.headers);
  const { formKey = '', storeId = '', work = '', start = '', ...details } = typed;
  const rideAt = ride?.stores.includes(storeId) ? storeId : '';
  const outcome = await shop.serviceBookings.book(
    ride ? { ...details, machine: ride.machine.slice(0, LONGEST.machine) } : details,
    ride ? { storeId: rideAt, work: TEST_RIDE, start, sku: ride.sku } : { storeId, work, start },
    { locale, formKey: formKey.slice(0, 100), client: shop.auth.clientOf(request), userId: visitor?.userId ?? null },
  );
  if (outcome.ok) return outcome.value;
  const answer = answerOf(outcome, typed);
  // an expired form is stamped anew, so that the next press passes
  if (outcome.reason === 'robot' && outcome.details === 'stale') answer.values.stamp = shop.formStamps.stamp();
  return answer;
}

/** HTTP status of a form that was not accepted. */
export const statusOf = ({ failure }: BookingAnswer): number =>
  failure === 'limited' ? 429 : failure === 'taken' ? 409 : 400;
