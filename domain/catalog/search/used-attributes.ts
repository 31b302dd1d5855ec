import type { Localized } from '#domain/base/locale.ts';
import type { TradeIn } from '#domain/catalog/products/product.ts';

type Attribute = { label: Localized; value: Localized };

const CONDITIONS: Record<TradeIn['condition'], Localized> = {
  excellent: { fi: 'Erinomainen', en: 'Excellent' },
  good: { fi: 'Hyvä', en: 'Good' },
  fair: { fi: 'Tyydyttävä', en: 'Fair' },
  project: { fi: 'Korjattava', en: 'Needs repair' },
};
const KILOMETRES = [1000, 5000, 10_000, 20_000];
const HOURS = [50, 200, 500, 1000];

const inFinnish = (number: number) => number.toLocaleString('fi-FI').replaceAll(/\s/g, ' ');
const inEnglish = (number: number) => number.toLocaleString('en-GB');

/** `1 000–5 000 km`; begins with its lower end, by which the values of a filter are ordered. */
function stretch(number: number, limits: readonly number[], unit: string): Localized {
  const to = limits.find((limit) => number < limit);
  const from = limits.findLast((limit) => number >= limit) ?? 0;
  const text = (write: (number: number) => string, more: string) =>
    to === undefined ? `${write(from)} ${unit} ${more}` : `${write(from)}–${write(to)} ${unit}`;
  return { fi: text(inFinnish, 'tai enemmän'), en: text(inEnglish, 'or more') };
}

/** What used machines are filtered by besides price, brand and store: year, condition, and distance or hours (listing-8). */
export const usedAttributes = ({
  year,
  condition,
  kilometres,
  hours,
}: Pick<TradeIn, 'year' | 'condition' | 'kilometres' | 'hours'>): Attribute[] => [
  { label: { fi: 'Mallivuosi', en: 'Model year' }, value: { fi: String(year), en: String(year) } },
  { label: { fi: 'Kunto', en: 'Condition' }, value: CONDITIONS[condition] },
  ...(kilometres === null
    ? []
    : [{ label: { fi: 'Ajokilometrit', en: 'Kilometres' }, value: stretch(kilometres, KILOMETRES, 'km') }]),
  ...(hours === null ? [] : [{ label: { fi: 'Käyttötunnit', en: 'Hours of use' }, value: stretch(hours, HOURS, 'h') }]),
];
