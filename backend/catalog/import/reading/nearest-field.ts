import { typingDistance } from '#domain/catalog/search/typing-distance.ts';
import { type Field, fieldAt, type Shape } from './shape.ts';

/** Names of fields in dealers' systems. */
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

/** The message for an unknown field: `is not a field of this file; did you mean price?` */
export function unknownField(name: string, shape: Shape): string {
  const is = 'is not a field of this file';
  const [first = '', ...rest] = name.split('.');
  const fields = partsOf({ shape, required: true, nullable: false });
  const known = nearestIn(first, fields) ?? nearestIn(name, fields);
  const field = known === null ? null : fieldAt(shape, [known]);
  if (known === null || field === null) return is;
  const partName = rest.join('.');
  const parts = partsOf(field);
  // an unknown store is not a misspelt one
  if (field.shape.kind === 'record' && parts.length > 0 && !parts.includes(partName))
    return `${is}; ${known} is given by store: ${parts.map((part) => nameOf(known, part)).join(', ')}`;
  const part = partName === '' ? null : nearestIn(partName, parts);
  return `${is}; did you mean ${part === null ? known : nameOf(known, part)}?`;
}

/** The most similar name; null when none is similar. */
export function nearestIn(name: string, fields: readonly string[]): string | null {
  const wanted = name.toLowerCase().trim();
  const alias = OTHER_NAMES[wanted];
  if (alias !== undefined && fields.includes(alias)) return alias;
  let nearest: string | null = null;
  // a word of three letters cannot have three mistakes
  let limit = Math.min(LIMIT, wanted.length / 2);
  for (const field of fields) {
    const distance = typingDistance(wanted.slice(0, 60), field.toLowerCase(), limit);
    if (distance > limit) continue;
    limit = distance;
    nearest = field;
  }
  return nearest;
}
