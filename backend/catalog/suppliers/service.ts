import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { auditEntries, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { secretBox } from '#backend/platform/staff/factors/secret-box.ts';
import { type FailBy, fail, type Ok, ok, type Result } from '#domain/base/result.ts';
import { type ListSchedule, nextFetch, storedSecret } from '#domain/catalog/suppliers/schedule.ts';
import { PLAIN_RULES, type SupplierRules } from '#domain/catalog/suppliers/supplier.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import { shop } from '#shop.config';
import { listSuppliers, supplierWithSource } from './queries.ts';

export { findSupplier, listSuppliers } from './queries.ts';

/** Throws unless the actor's role may run imports at all. */
function authoriseSight(actor: Actor): void {
  const sees = actor.kind === 'staff' && grantOf(actor.role, 'imports.run') !== null;
  if (!sees) authorise(actor, 'imports.run', null);
}

export type SupplierEdit = { name: string; rules: SupplierRules };
/** 'changed': a colleague saved the supplier meanwhile. */
export type SupplierChange = { version: number; who: string | null; at: Date | null };
/** 'secret': another server, user or way to sign in needs its secret typed. */
type Saved = Ok<{ version: number }> | FailBy<{ unknown: unknown; changed: SupplierChange; secret: unknown }>;
type Stored = { schedule: ListSchedule | null; rules: SupplierRules; sealed_secret: string | null };
type Edit = { action: string; after: Record<string, unknown>; values(stored: Stored): object | 'secret' };

async function lastChange(tx: Tx, id: number, version: number): Promise<SupplierChange> {
  const subject = { kind: 'supplier', id: String(id) } as const;
  const [last] = await auditEntries(tx, { subject, outcome: 'done', limit: 1 });
  return { version, who: last?.actor.name ?? null, at: last?.at ?? null };
}

/** Suppliers of price lists: how their prices become the shop's, and where their lists come from (docs/import-centre.md). */
export function createSupplierService({ db, now, settings }: ShopContext) {
  const box = secretBox(settings.SHOP_SECRET, 'sources of suppliers');

  async function save(actor: Actor, id: number, seenVersion: number, { action, after, values }: Edit): Promise<Saved> {
    return inTransaction(db.kysely, async (tx): Promise<Saved> => {
      const stored = await tx
        .selectFrom('supplier')
        .select(['version', 'schedule', 'rules', 'sealed_secret'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!stored) return fail('unknown');
      if (stored.version !== seenVersion) return fail('changed', await lastChange(tx, id, stored.version));
      const changed = values(stored);
      if (changed === 'secret') return fail('secret');
      await tx
        .updateTable('supplier')
        .set({ ...changed, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
      await recordAudit(tx, actor, now(), { action, subject: { kind: 'supplier', id: String(id) }, after });
      return ok({ version: stored.version + 1 });
    });
  }

  return {
    async list(actor: Actor) {
      authoriseSight(actor);
      return listSuppliers(db.kysely);
    },

    /** A supplier with the source of its lists; the secret itself is never shown. */
    async one(actor: Actor, id: number) {
      authoriseSight(actor);
      return supplierWithSource(db.kysely, id);
    },

    /** Adds a supplier with plain rules: list prices as they are. */
    async create(
      actor: Actor,
      { number, name }: { number: string; name: string },
    ): Promise<Result<{ id: number }, 'exists'>> {
      authoriseSight(actor);
      return inTransaction(db.kysely, async (tx) => {
        const made = await tx
          .insertInto('supplier')
          .values({ number, name, rules: JSON.stringify(PLAIN_RULES), mapping: '{}', created_at: now() })
          .onConflict((conflict) => conflict.column('number').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) return fail('exists');
        await recordAudit(tx, actor, now(), {
          action: 'suppliers.create',
          subject: { kind: 'supplier', id: String(made.id) },
          after: { number, name },
        });
        return ok({ id: made.id });
      });
    },

    /**
     * Changes how lists become prices; runs that are checked already keep what they found until they are checked again. A schedule
     * applies these rules without a person, so that they need what it needs.
     */
    async save(actor: Actor, id: number, seenVersion: number, { name, rules }: SupplierEdit): Promise<Saved> {
      authoriseSight(actor);
      const values = (stored: Stored) => {
        if (stored.schedule && !isDeepStrictEqual(stored.rules, rules))
          authorise(actor, 'imports.run', { subject: `supplier:${id}` });
        return { name, rules: JSON.stringify(rules) };
      };
      return save(actor, id, seenVersion, { action: 'suppliers.edit', after: { name, ...rules }, values });
    },

    /**
     * Sets where lists come from by themselves; null: only by hand. A schedule may change prices without a person, so it needs what
     * an import needs. `secret` null keeps the stored one, unless it would go elsewhere (supplier-list-7).
     */
    async schedule(
      actor: Actor,
      id: number,
      seenVersion: number,
      schedule: ListSchedule | null,
      secret: string | null,
    ): Promise<Saved> {
      authoriseSight(actor);
      authorise(actor, 'imports.run', { subject: `supplier:${id}` });
      const values = (stored: Stored) => {
        const use = schedule ? storedSecret(stored.schedule?.source ?? null, schedule.source) : 'unused';
        if (use === 'needed' && secret === null && stored.sealed_secret !== null) return 'secret' as const;
        const typed = secret === null ? null : box.seal(secret);
        return {
          schedule: schedule ? JSON.stringify(schedule) : null,
          next_fetch_at: schedule ? nextFetch(schedule, now(), shop.timeZone) : null,
          sealed_secret: use === 'unused' ? null : (typed ?? stored.sealed_secret),
        };
      };
      const { source, ...rest } = schedule ?? { source: null };
      const after = { source: source?.kind ?? 'none', ...rest };
      return save(actor, id, seenVersion, { action: 'suppliers.schedule', after, values });
    },
  };
}
