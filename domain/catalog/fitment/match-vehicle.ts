import type { Vehicle } from './fitment.ts';
import type { VehicleMake, VehicleModel } from './vehicle-list.ts';

/** More would be a list to search through; choosing by hand is quicker. */
export const MOST_MATCHES = 6;

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const hasAll = (words: readonly string[], wanted: readonly string[]) => wanted.every((word) => words.includes(word));

const isOfYear = ({ years }: VehicleModel, year: number | null) =>
  years === null || year === null || (years[0] <= year && year <= years[1]);

/**
 * The shop's vehicles that a machine of a register may be, the likeliest first, at most `MOST_MATCHES`. Registers write more
 * ("PN 640 TRAIL ES") or less ("PN 640") than the shop. A model with all of the register's words, and no other, is the only match;
 * models of other years are none.
 */
export function matchVehicles(registered: Vehicle, makes: readonly VehicleMake[]): Vehicle[] {
  const { year } = registered;
  const makeWords = wordsOf(registered.make);
  const modelWords = wordsOf(registered.model);
  if (modelWords.length === 0) return [];
  const found = makes
    // "POLARIS INDUSTRIES INC." is Polaris
    .filter(({ name }) => wordsOf(name).every((word, at) => makeWords[at] === word))
    .flatMap(({ name: make, models }) =>
      models
        .filter((model) => isOfYear(model, year))
        .map((model) => ({
          vehicle: { make, model: model.name, year: model.years && year },
          words: wordsOf(model.name),
        })),
    );
  const contained = found.filter(({ words }) => words.length > 0 && hasAll(modelWords, words));
  const longest = Math.max(0, ...contained.map(({ words }) => words.length));
  const likeliest = contained.filter(({ words }) => words.length === longest);
  const chosen = likeliest.length > 0 ? likeliest : found.filter(({ words }) => hasAll(words, modelWords));
  return chosen.map(({ vehicle }) => vehicle).slice(0, MOST_MATCHES);
}
