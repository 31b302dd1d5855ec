import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const SUPPLIERS = [
  ['88', 'Honda'],
  ['301', 'Husqvarna'],
  ['22251', 'Yamaha'],
  ['78', 'KTM'],
  ['1044', 'Polaris'],
  ['1499', 'Arctic Cat'],
  ['1043', 'Suzuki'],
  ['9000', 'Muu'],
] as const;
const NAMES = 'Hihna Suodatin Tiiviste Laakeri Pultti Jousi Vaijeri Kansi Ketju Kaasutin Rulla Anturi Letku'.split(' ');
const GROUPS = 'Moottori Voimansiirto Alusta Sähkö Kori Jarrut'.split(' ');

const digits = (n: number, places: number) => String(n % 10 ** places).padStart(places, '0');

/** The code of the n-th part as its supplier would write it; a few begin with zeros. Unlike for every n below 8 million. */
export function codeOf(n: number): string {
  const kind = n % SUPPLIERS.length;
  const own = (n >> 3) * 7919;
  if (kind === 0) return `${digits(own, 5)}-${'ABCDEFGHJK'[n % 10]}${digits(own >> 3, 2)}-${digits(n >> 3, 6)}`;
  if (kind === 1) return `${digits(own, 3)} ${digits(own >> 5, 2)} ${digits(n >> 3, 6)}`;
  if (kind === 2) return `${'3BJ4R5'[n % 6]}${digits(own, 2)}-${digits(n >> 3, 6)}-00`;
  if (n % 50 === 7) return `00${digits(n >> 3, 6)}`;
  return `${1 + (own % 9)}${digits(own, 3)}${digits(n >> 3, 6)}`;
}

export const skuOf = (n: number) => `${codeOf(n)}@${SUPPLIERS[n % SUPPLIERS.length]?.[0]}`;

/** The row of the n-th part in a price list; `edition` changes its price. */
function rowOf(n: number, edition: number): object {
  const [toimittajanumero, toimittaja] = SUPPLIERS[n % SUPPLIERS.length] ?? ['', ''];
  return {
    toimittajanumero,
    toimittaja,
    seurantaryhman_nimi: GROUPS[n % GROUPS.length],
    tuotekoodi: codeOf(n),
    tuotenimi: `${NAMES[n % NAMES.length]} ${n % 997}`,
    myyntihinta: n % 40 === 0 ? null : (((n * 37) % 50_000) + 100 + edition) / 100,
    ...(n % 3 === 0 && { saldo: n % 20 }),
    ...(n % 30 === 1 && { saatavilla: '2027-01-15' }),
    ...(n % 100 === 3 && { korvaavat: [codeOf(n + SUPPLIERS.length)] }),
  };
}

async function write(folder: string, file: string, rows: Iterable<object>): Promise<string> {
  function* texts() {
    for (const row of rows) yield `${JSON.stringify(row)}\n`;
  }
  await mkdir(folder, { recursive: true });
  await pipeline(Readable.from(texts()), createWriteStream(join(folder, file)));
  return folder;
}

/** A whole price list of `count` parts. */
export function writeList(folder: string, count: number): Promise<string> {
  function* rows() {
    for (let n = 0; n < count; n++) yield rowOf(n, 0);
  }
  return write(folder, 'spare-parts.jsonl', rows());
}

/** Changes spread over a list: nine in ten new prices, the others halves of new parts and of parts taken away. */
export function writeDelta(folder: string, count: number, changes: number, edition: number): Promise<string> {
  const step = Math.floor(count / changes);
  function* rows() {
    for (let i = 0; i < changes; i++) {
      const n = i * step + (edition % step);
      if (i % 20 === 0) yield rowOf(count + edition * changes + i, edition);
      else if (i % 20 === 1) yield { ...(rowOf(n, edition) as { toimittajanumero: string }), remove: true };
      else yield rowOf(n, edition);
    }
  }
  return write(folder, 'spare-parts.delta.jsonl', rows());
}

const BROKEN = 100;

/** A supplier's own list in Latin-1, with Finnish headers and prices; one row in a hundred has no price that can be read. */
export async function writeSupplierList(path: string, count: number, edition: number): Promise<string> {
  function* lines() {
    yield 'Tuotekoodi;Nimitys;Veroton;Varasto;Korvaava\r\n';
    for (let n = 0; n < count; n++) {
      const cents = ((n * 37) % 50_000) + 100 + edition;
      const price = n % BROKEN === BROKEN - 1 ? 'kysy hinta' : (cents / 100).toFixed(2).replace('.', ',');
      yield `P${digits(n, 8)};${NAMES[n % NAMES.length]} käyttöakselille ${n % 997};${price};${n % 20};\r\n`;
    }
  }
  function* encoded() {
    for (const line of lines()) yield Buffer.from(line, 'latin1');
  }
  await pipeline(Readable.from(encoded()), createWriteStream(path));
  return path;
}
