import { typingDistance } from '#domain/catalog/search/typing-distance.ts';
import { type Field, fieldAt, type Shape } from './shape.ts';

/** Names of fields in dealers' systems. */
const ALIASES: Record<string, string> = {
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
const MAX_DISTANCE = 2.5;

const subfieldsOf = (field: Field | null): readonly string[] => {
  if (field?.shape.kind === 'object') return [...field.shape.fields.keys()];
  return field?.shape.kind === 'record' ? (field.shape.keys ?? []) : [];
};

const nameOf = (...steps: (string | null)[]) => steps.join('.');

/** The message for an unknown field: `is not a field of this file; did you mean price?` */
export function unknownField(name: string, shape: Shape): string {
  const notAField = 'is not a field of this file';
  const [first = '', ...rest] = name.split('.');
  const fields = subfieldsOf({ shape, required: true, nullable: false });
  const known = nearestName(first, fields) ?? nearestName(name, fields);
  const field = known === null ? null : fieldAt(shape, [known]);
  if (known === null || field === null) return notAField;
  const subfieldName = rest.join('.');
  const subfields = subfieldsOf(field);
  // an unknown store is not a misspelt one
  if (field.shape.kind === 'record' && subfields.length > 0 && !subfields.includes(subfieldName))
    return `${notAField}; ${known} is given by store: ${subfields.map((subfield) => nameOf(known, subfield)).join(', ')}`;
  const subfield = subfieldName === '' ? null : nearestName(subfieldName, subfields);
  return `${notAField}; did you mean ${subfield === null ? known : nameOf(known, subfield)}?`;
}

/** The most similar name; null when none is similar. */
export function nearestName(name: string, fields: readonly string[]): string | null {
  const wanted = name.toLowerCase().trim();
  const alias = ALIASES[wanted];
  if (alias !== undefined && fields.includes(alias)) return alias;
  let nearest: string | null = null;
  // a short word allows fewer mistakes
  let limit = Math.min(MAX_DISTANCE, wanted.length / 2);
  for (const field of fields) {
    const distance = typingDistance(wanted.slice(0, 60), field.toLowerCase(), limit);
    if (distance > limit) continue;
    limit = distance;
    nearest = field;
  }
  return nearest;
}
