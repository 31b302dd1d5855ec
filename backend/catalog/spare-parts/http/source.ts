import type { Logger } from 'pino';
import { z } from 'zod';
import { sparePartRow } from '#backend/catalog/import/format.ts';
import { createCircuitBreaker } from '#backend/platform/json-client/circuit-breaker.ts';
import { type ClientOptions, createClient, SourceError } from '#backend/platform/json-client/client.ts';
import { centsFromEuros } from '#domain/base/money.ts';
import { normaliseCode } from '#domain/catalog/spare-parts/code.ts';
import { type PartKey, type SparePart, sparePartSku } from '#domain/catalog/spare-parts/part.ts';
import type { SparePartSource } from '../source.ts';

/** Paging ends here, as in the shop's own table. */
const MAX_HITS = 1000;
const MAX_ROWS = 20_000;

const responseBody = z.object({ rows: z.array(z.unknown()).max(MAX_ROWS), total: z.int().min(0).nullish() });
// the fields of a price list; others are ignored
const row = z.object(sparePartRow.shape);

const partOf = (fields: z.output<typeof row>): SparePart => ({
  supplierNumber: fields.toimittajanumero,
  supplier: fields.toimittaja,
  group: fields.seurantaryhman_nimi,
  groupEn: fields.seurantaryhman_nimi_en,
  productCode: fields.tuotekoodi,
  name: fields.tuotenimi,
  price: fields.myyntihinta === null ? null : centsFromEuros(fields.myyntihinta),
  qty: fields.saldo ?? null,
  availableOn: fields.saatavilla ?? null,
  replacedBy: (fields.korvaavat ?? []).filter((code) => code !== fields.tuotekoodi),
});

const bare = (code: string) => code.replace(/^0+/, '');
const toWireKey = ({ productCode, supplierNumber }: PartKey) => ({
  tuotekoodi: productCode,
  toimittajanumero: supplierNumber,
});

/** 0 for the exact code, 1 for codes with this prefix, 2 for a prefix without leading zeros; null for no match. */
function rankOf(part: SparePart, prefix: string): number | null {
  const code = normaliseCode(part.productCode);
  if (code === prefix) return 0;
  if (code.startsWith(prefix)) return 1;
  return bare(prefix) && bare(code).startsWith(bare(prefix)) ? 2 : null;
}

type Options = ClientOptions & { log: Pick<Logger, 'warn'>; now: () => Date };

/**
 * Reads a supplier's own system by the protocol of docs/spare-parts.md. Invalid and unrequested rows are left out and
 * logged. Rejects with `SourceError` when there is no usable response.
 */
export function httpSource({ log, now, ...options }: Options): SparePartSource {
  const client = createClient(options);
  const guarded = createCircuitBreaker(now);

  /** The valid rows of a response, each part once. */
  function readParts(
    body: unknown,
    isWanted: (part: SparePart) => boolean,
  ): { parts: SparePart[]; total: number | null } {
    const parsed = responseBody.safeParse(body);
    if (!parsed.success) throw new SourceError(`sent an unexpected body: ${z.prettifyError(parsed.error)}`);
    const parts = new Map<string, SparePart>();
    const invalid: string[] = [];
    for (const [at, given] of parsed.data.rows.entries()) {
      const checked = row.safeParse(given);
      if (!checked.success)
        invalid.push(`${at}: ${checked.error.issues.map(({ path }) => path.join('.')).join(', ') || 'no row'}`);
      else {
        const part = partOf(checked.data);
        if (isWanted(part)) parts.set(sparePartSku(part), part);
        else invalid.push(`${at}: not requested`);
      }
    }
    if (invalid.length > 0)
      log.warn(
        { rows: invalid.slice(0, 20), count: invalid.length },
        'spare parts: invalid rows of the supplier were left out',
      );
    return { parts: [...parts.values()], total: parsed.data.total ?? null };
  }

  const lookup = (query: object, isWanted: (part: SparePart) => boolean) =>
    guarded(async () => readParts(await client.post('/spareparts/lookup', query), isWanted).parts);

  return {
    async find({ code, supplierNumber, offset, limit }) {
      if (offset >= MAX_HITS) return { parts: [], total: MAX_HITS };
      const query = {
        code,
        ...(supplierNumber === null ? {} : { supplier: supplierNumber }),
        offset: String(offset),
        limit: String(limit),
      };
      const isWanted = (part: SparePart) =>
        rankOf(part, code) !== null && (supplierNumber === null || part.supplierNumber === supplierNumber);
      const { parts, total } = await guarded(async () => readParts(await client.get('/spareparts', query), isWanted));
      const ranked = parts.toSorted((a, b) => (rankOf(a, code) ?? 0) - (rankOf(b, code) ?? 0)).slice(0, limit);
      return { parts: ranked, total: Math.min(Math.max(total ?? 0, offset + ranked.length), MAX_HITS) };
    },

    async byKeys(keys) {
      const [key, ...others] = keys;
      if (!key) return [];
      const wanted = new Set(keys.map(sparePartSku));
      const isWanted = (part: SparePart) => wanted.has(sparePartSku(part));
      if (others.length > 0) return lookup({ keys: keys.map(toWireKey) }, isWanted);
      // GET: a lookup of one part may be retried
      const query = { code: key.productCode, supplier: key.supplierNumber, exact: '1' };
      return guarded(async () => readParts(await client.get('/spareparts', query), isWanted).parts);
    },

    async byCodes(codes) {
      if (codes.length === 0) return [];
      const wanted = new Set(codes.map(bare));
      return lookup({ codes: [...codes] }, ({ productCode }) => wanted.has(bare(normaliseCode(productCode))));
    },

    async replacedBy(keys) {
      if (keys.length === 0) return [];
      const wanted = new Set(keys.map(sparePartSku));
      return lookup({ replacing: keys.map(toWireKey) }, ({ replacedBy, supplierNumber }) =>
        replacedBy.some((productCode) => wanted.has(sparePartSku({ productCode, supplierNumber }))),
      );
    },
  };
}
