import type { Shop } from '#backend/shop.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import {
  type FitmentDelta,
  type FittedVehicle,
  fitmentRows,
  readVehicleKey,
} from '#domain/catalog/fitment/fitment-rows.ts';
import type { StaffActor } from '#domain/staff/actor.ts';

type Staff = { shop: Pick<Shop, 'staffFitment'>; actor: StaffActor };

const MOST_SKUS = 5000;

/** What was typed, to show again. */
export type TypedFitment = {
  skus: string;
  copyFrom: string;
  make: string;
  model: string;
  yearFrom: string;
  yearTo: string;
};

export function typedFitment(form: FormData): TypedFitment {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    skus: text('skus'),
    copyFrom: text('copyFrom'),
    make: text('make'),
    model: text('model'),
    yearFrom: text('yearFrom'),
    yearTo: text('yearTo'),
  };
}

/** Codes of products, one a line; Husqvarna's have spaces, so a line with an `@` is one code. */
export const skusIn = (typed: string): string[] =>
  [...new Set(typed.split(/[\n;,]+/).flatMap((line) => (line.includes('@') ? [line.trim()] : line.split(/\s+/))))]
    .filter(isPossibleId)
    .slice(0, MOST_SKUS);

/** The rows of fitment.delta that a form asks for; none when something is missing. */
export async function askedRows({ shop, actor }: Staff, form: FormData): Promise<FitmentDelta[]> {
  const typed = typedFitment(form);
  const skus = skusIn(typed.skus);
  const chosen = form.getAll('vehicle').flatMap((key): FittedVehicle[] => {
    const read = readVehicleKey(String(key));
    return read ? [read] : [];
  });
  const own = readVehicleKey([typed.make, typed.model, typed.yearFrom, typed.yearTo].join('|'));
  switch (form.get('intent')) {
    case 'copy':
      return isPossibleId(typed.copyFrom) ? shop.staffFitment.copying(actor, typed.copyFrom, skus) : [];
    case 'replace':
      return own ? shop.staffFitment.replacing(actor, chosen, own) : [];
    case 'remove':
      return fitmentRows(skus, { kind: 'remove', vehicles: chosen });
    default:
      return fitmentRows(skus, { kind: 'add', vehicles: own ? [...chosen, own] : chosen });
  }
}
