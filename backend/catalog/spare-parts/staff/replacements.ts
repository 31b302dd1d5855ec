import { sql } from 'kysely';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { cycleThrough } from '#domain/catalog/spare-parts/chain.ts';
import { splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import { sparePartSku } from '#domain/catalog/spare-parts/part.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { lockParts, partsByKeys } from '../table/queries.ts';

const MOST_CODES = 20;

/** Why replacements stayed as they were: `cycle` names the chain back to the part, `unknown_codes` the codes that no list has. */
export type ReplacementResult =
  | Ok<{ codes: string[] }>
  | FailBy<{
      unknown: unknown;
      remote: unknown;
      too_many: unknown;
      unknown_codes: string[];
      changed: string[];
      cycle: string[];
    }>;

/** New codes, and those that the person saw. */
type Wanted = { codes: readonly string[]; seen: readonly string[] };

/** Replacements of spare parts, edited by staff. The next price list that names the part writes its own. */
export function createReplacements({ db, now, settings }: Pick<ShopContext, 'db' | 'now' | 'settings'>) {
  return {
    /**
     * Sets the codes of the same supplier that replace a part, if it is still replaced by what the person saw. A chain that would lead
     * back to the part is refused (spare-part-14).
     */
    async set(actor: Actor, sku: Sku, { codes, seen }: Wanted): Promise<ReplacementResult> {
      authorise(actor, 'products.edit', { subject: `spare-part:${sku}` });
      const key = splitSparePartSku(sku);
      const wanted = [...new Set(codes.map((code) => code.trim()).filter(Boolean))];
      if (settings.SPAREPARTS_URL) return fail('remote');
      if (wanted.length > MOST_CODES) return fail('too_many');
      const { productCode, supplierNumber } = key ?? { productCode: '', supplierNumber: null };
      if (supplierNumber === null) return fail('unknown');
      return inTransaction(db.kysely, async (tx): Promise<ReplacementResult> => {
        // two people could each close half of a cycle
        await sql`select pg_advisory_xact_lock(hashtext('spare-part replacements'))`.execute(tx);
        const [part] = await lockParts(tx, [{ productCode, supplierNumber }]);
        if (!part) return fail('unknown');
        if (part.replacedBy.join('|') !== seen.join('|'))
          return { ok: false, reason: 'changed', details: [...part.replacedBy] };
        const successors = await partsByKeys(
          tx,
          wanted.map((code) => ({ productCode: code, supplierNumber })),
        );
        const unknown = wanted.filter((code) => !successors.some((one) => one.productCode === code));
        if (unknown.length > 0) return { ok: false, reason: 'unknown_codes', details: unknown };
        const cycle = await cycleThrough(part, successors, { byKeys: (keys) => partsByKeys(tx, keys) });
        if (cycle) return { ok: false, reason: 'cycle', details: cycle };
        await tx
          .updateTable('spare_part')
          .set({ replaced_by: wanted })
          .where('product_code', '=', productCode)
          .where('supplier_number', '=', supplierNumber)
          .execute();
        await recordAudit(tx, actor, now(), {
          action: 'spare-parts.replace',
          subject: { kind: 'spare-part', id: sparePartSku(part) },
          before: { replacedBy: part.replacedBy },
          after: { replacedBy: wanted },
        });
        await sql`select pg_notify(${CATALOG_CHANGED}, 'spare-part')`.execute(tx);
        return ok({ codes: wanted });
      });
    },
  };
}
