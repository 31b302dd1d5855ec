import { Hono } from 'hono';
import { z } from 'zod';
import { parseInput, readJson } from '#backend/platform/http-kit/read-json.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { MAX_PART_LINES } from '#domain/catalog/spare-parts/resolve.ts';
import type { SparePartService } from './service.ts';

const MAX_CODE = 200;
const MAX_SUPPLIER = 20;
const MAX_AMOUNT = 9999;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const plain = z.string().regex(/^[^\u0000-\u001f\u007f]*$/, 'must have no control characters');
const supplierNumber = z
  .union([plain.max(MAX_SUPPLIER), z.int().min(0)], 'must be a supplier number or null')
  .nullish()
  .transform((value) => (value === null || value === undefined || value === '' ? null : String(value)));

const lookup = z.object({ productCode: plain.max(MAX_CODE), supplierNumber });
const hydration = z.object({ sku: plain.max(MAX_CODE + MAX_SUPPLIER + 1) });
const line = z.object({
  code: plain.max(MAX_CODE),
  amount: z.int().min(1).max(MAX_AMOUNT),
  supplierNumber,
});
const list = z.object({ lines: z.array(line).max(MAX_PART_LINES) });

/**
 * Endpoints under /api: `get-spareparts` returns the raw rows of a code, `get-sparepart-hydration-data` stock and price of a
 * sku (euros including VAT, null when unknown), `resolve-spareparts` the parts that the lines of a pasted list match (cents).
 */
export function sparePartRoutes({ spareParts }: { spareParts: SparePartService }) {
  return new Hono()
    .post('/get-spareparts', async (c) => {
      const rows = await spareParts.raw(parseInput(lookup, await readJson(c)));
      c.header('cache-control', 'no-store');
      return c.json(rows);
    })
    .post('/get-sparepart-hydration-data', async (c) => {
      const { sku } = parseInput(hydration, await readJson(c));
      const { stock, price } = await spareParts.hydrate(sku.trim());
      c.header('cache-control', 'no-store');
      return c.json({ stock, price: { price: price && eurosFromCents(price.inclTax) } });
    })
    .post('/resolve-spareparts', async (c) => {
      const { lines } = parseInput(list, await readJson(c));
      c.header('cache-control', 'no-store');
      return c.json(await spareParts.resolve(lines));
    });
}
