import type { Logger } from 'pino';
import { z } from 'zod';
import { sparePartRow } from '#backend/catalog/import/format.ts';
import { centsFromEuros } from '#domain/base/money.ts';
import { normaliseCode } from '#domain/catalog/spare-parts/code.ts';
import { type PartKey, type SparePart, sparePartSku } from '#domain/catalog/spare-parts/part.ts';
import type { SparePartSource } from '../source.ts';
import { createBreaker } from './breaker.ts';
import { type ClientOptions, createClient, SourceFailed } from './client.ts';

/** Hits can be paged to as far as this, as in the shop's own table. */
const MOST_HITS = 1000;
const MOST_ROWS = 20_000;

const answer = z.object({ rows: z.array(z.unknown()).max(MOST_ROWS), total: z.int().min(0).nullish() });
// the fields of a price list; what else a system tells is passed over
const row = z.object(sparePartRow.shape);

const partOf = (told: z.output<typeof row>): SparePart => ({
  supplierNumber: told.toimittajanumero,
  supplier: told.toimittaja,
  group: told.seurantaryhman_nimi,
  groupEn: told.seurantaryhman_nimi_en,
  productCode: told.tuotekoodi,
  name: told.tuotenimi,
  price: told.myyntihinta === null ? null : centsFromEuros(told.myyntihinta),
  qty: told.saldo ?? null,
  availableOn: told.saatavilla ?? null,
  replacedBy: (told.korvaavat ?? []).filter((code) => code !== told.tuotekoodi),
});

const bare = (code: string) => code.replace(/^0+/, '');
const wire = ({ productCode, supplierNumber }: PartKey) => ({
  tuotekoodi: productCode,
  toimittajanumero: supplierNumber,
});

/** 0 for the code itself, 1 for codes that begin so, 2 without leading zeros; null for what was not asked for. */
function rankOf(part: SparePart, asked: string): number | null {
  const code = normaliseCode(part.productCode);
  if (code === asked) return 0;
  if (code.startsWith(asked)) return 1;
  return bare(asked) && bare(code).startsWith(bare(asked)) ? 2 : null;
}

type Options = ClientOptions & { log: Pick<Logger, 'warn'>; now: () => Date };

/**
 * A supplier's own system over the small protocol of docs/spare-parts.md. Its rows are checked one by one: bad ones, and
 * those nobody asked for, are left out and logged. Rejects with `SourceFailed` when it does not answer usably.
 */
export function httpSource({ log, now, ...options }: Options): SparePartSource {
  const client = createClient(options);
  const guarded = createBreaker(now);

  /** The good rows of an answer, each part once. */
  function read(body: unknown, isAsked: (part: SparePart) => boolean): { parts: SparePart[]; total: number | null } {
    const parsed = answer.safeParse(body);
    if (!parsed.success) throw new SourceFailed(`answered something else: ${z.prettifyError(parsed.error)}`);
    const parts = new Map<string, SparePart>();
    const bad: string[] = [];
    for (const [at, told] of parsed.data.rows.entries()) {
      const checked = row.safeParse(told);
      if (!checked.success)
        bad.push(`${at}: ${checked.error.issues.map(({ path }) => path.join('.')).join(', ') || 'no row'}`);
      else {
        const part = partOf(checked.data);
        if (isAsked(part)) parts.set(sparePartSku(part), part);
        else bad.push(`${at}: not asked for`);
      }
    }
    if (bad.length > 0)
      log.warn({ rows: bad.slice(0, 20), count: bad.length }, 'spare parts: rows of the source are left out');
    return { parts: [...parts.values()], total: parsed.data.total ?? null };
  }

  const lookup = (asked: object, isAsked: (part: SparePart) => boolean) =>
    guarded(async () => read(await client.post('/spareparts/lookup', asked), isAsked).parts);

  return {
    async find({ code, supplierNumber, offset, limit }) {
      if (offset >= MOST_HITS) return { parts: [], total: MOST_HITS };
      const query = {
        code,
        ...(supplierNumber === null ? {} : { supplier: supplierNumber }),
        offset: String(offset),
        limit: String(limit),
      };
      const isAsked = (part: SparePart) =>
        rankOf(part, code) !== null && (supplierNumber === null || part.supplierNumber === supplierNumber);
      const { parts, total } = await guarded(async () => read(await client.get('/spareparts', query), isAsked));
      const ranked = parts.toSorted((a, b) => (rankOf(a, code) ?? 0) - (rankOf(b, code) ?? 0)).slice(0, limit);
      return { parts: ranked, total: Math.min(Math.max(total ?? 0, offset + ranked.length), MOST_HITS) };
    },

    async byKeys(keys) {
      const [key, ...others] = keys;
      if (!key) return [];
      const wanted = new Set(keys.map(sparePartSku));
      const isAsked = (part: SparePart) => wanted.has(sparePartSku(part));
      if (others.length > 0) return lookup({ keys: keys.map(wire) }, isAsked);
      // a question about one part may be repeated
      const query = { code: key.productCode, supplier: key.supplierNumber, exact: '1' };
      return guarded(async () => read(await client.get('/spareparts', query), isAsked).parts);
    },

    async byCodes(codes) {
      if (codes.length === 0) return [];
      const wanted = new Set(codes.map(bare));
      return lookup({ codes: [...codes] }, ({ productCode }) => wanted.has(bare(normaliseCode(productCode))));
    },

    async replacedBy(keys) {
      if (keys.length === 0) return [];
      const wanted = new Set(keys.map(sparePartSku));
      return lookup({ replacing: keys.map(wire) }, ({ replacedBy, supplierNumber }) =>
        replacedBy.some((productCode) => wanted.has(sparePartSku({ productCode, supplierNumber }))),
      );
    },
  };
}
