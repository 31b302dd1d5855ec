import { typingDistance } from '#domain/catalog/search/typing-distance.ts';
import { type Field, fieldAt, type Shape } from './shape.ts';

/** What a dealer's own systems call the fields. */
const OTHER_NAMES: Record<string, string> = {
  hinta: 'price',
  myyntihinta: 'price',
  alennushinta: 'salePrice',
  tarjoushinta: 'salePrice',
  nimi: 'name',
  tuotenimi: 'name',
  tuotekoodi: 'sku',
  tuotenumero: 'sku',
  koodi: 'sku',
  merkki: 'brand',
  brändi: 'brand',
  valmistaja: 'manufacturer',
  kuvaus: 'description',
  kategoria: 'categories',
  kategoriat: 'categories',
  tuoteryhmä: 'categories',
  kuva: 'images',
  kuvat: 'images',
  varasto: 'stock',
  saldo: 'stock',
  määrä: 'stock',
  polku: 'path',
  mallisto: 'model',
  malli: 'model',
};
const LIMIT = 2.5;

const partsOf = (field: Field | null): readonly string[] => {
  if (field?.shape.kind === 'object') return [...field.shape.fields.keys()];
  return field?.shape.kind === 'record' ? (field.shape.keys ?? []) : [];
};

const nameOf = (...steps: (string | null)[]) => steps.join('.');

/** What to say of a field that a file has not: `is not a field of this file; did you mean price?` */
export function unknownField(name: string, shape: Shape): string {
  const is = 'is not a field of this file';
  const [first = '', ...rest] = name.split('.');
  const fields = partsOf({ shape, required: true, nullable: false });
  const known = nearestIn(first, fields) ?? nearestIn(name, fields);
  const field = known === null ? null : fieldAt(shape, [known]);
  if (known === null || field === null) return is;
  const said = rest.join('.');
  const parts = partsOf(field);
  // a store that the shop has not is no misspelt one
  if (field.shape.kind === 'record' && parts.length > 0 && !parts.includes(said))
    return `${is}; ${known} is given by store: ${parts.map((part) => nameOf(known, part)).join(', ')}`;
  const part = said === '' ? null : nearestIn(said, parts);
  return `${is}; did you mean ${part === null ? known : nameOf(known, part)}?`;
}

/** The name most like a mistyped one; null when none is like it. */
export function nearestIn(name: string, fields: readonly string[]): string | null {
  const wanted = name.toLowerCase().trim();
  const alias = OTHER_NAMES[wanted];
  if (alias !== undefined && fields.includes(alias)) return alias;
  let nearest: string | null = null;
  // a word of three letters has no three mistakes
  let limit = Math.min(LIMIT, wanted.length / 2);
  for (const field of fields) {
    const distance = typingDistance(wanted.slice(0, 60), field.toLowerCase(), limit);
    if (distance > limit) continue;
    limit = distance;
    nearest = field;
  }
  return nearest;
}
