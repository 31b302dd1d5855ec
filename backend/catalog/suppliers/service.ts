import { sql } from 'kysely';
import { auditEntries, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { secretBox } from '#backend/platform/staff/factors/secret-box.ts';
import { type FailBy, fail, type Ok, ok, type Result } from '#domain/base/result.ts';
import { type ListSchedule, nextFetch } from '#domain/catalog/suppliers/schedule.ts';
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
type Saved = Ok<{ version: number }> | FailBy<{ unknown: unknown; changed: SupplierChange }>;

async function lastChange(tx: Tx, id: number, version: number): Promise<SupplierChange> {
  const subject = { kind: 'supplier', id: String(id) } as const;
  const [last] = await auditEntries(tx, { subject, outcome: 'done', limit: 1 });
  return { version, who: last?.actor.name ?? null, at: last?.at ?? null };
}

/** Suppliers of price lists: how their prices become the shop's, and where their lists come from (docs/import-centre.md). */
export function createSupplierService({ db, now, settings }: ShopContext) {
  const box = secretBox(settings.SHOP_SECRET, 'sources of suppliers');

  async function save(
    actor: Actor,
    id: number,
    seenVersion: number,
    values: object,
    action: string,
    after: Record<string, unknown>,
  ): Promise<Saved> {
    return inTransaction(db.kysely, async (tx): Promise<Saved> => {
      const stored = await tx
        .selectFrom('supplier')
        .select('version')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!stored) return fail('unknown');
      if (stored.version !== seenVersion) return fail('changed', await lastChange(tx, id, stored.version));
      await tx
        .updateTable('supplier')
        .set({ ...values, version: sql`version + 1` })
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

    /** Changes how lists become prices; runs that are checked already keep what they found until they are checked again. */
    async save(actor: Actor, id: number, seenVersion: number, { name, rules }: SupplierEdit): Promise<Saved> {
      authoriseSight(actor);
      return save(actor, id, seenVersion, { name, rules: JSON.stringify(rules) }, 'suppliers.edit', { name, ...rules });
    },

    /**
     * Sets where lists come from by themselves; null: only by hand. A schedule may change prices without a person, so it needs what
     * an import needs. `secret` null keeps the stored one.
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
      const values = {
        schedule: schedule ? JSON.stringify(schedule) : null,
        next_fetch_at: schedule ? nextFetch(schedule, now(), shop.timeZone) : null,
        ...(schedule === null ? { sealed_secret: null } : secret !== null && { sealed_secret: box.seal(secret) }),
      };
      const { source, ...rest } = schedule ?? { source: null };
      return save(actor, id, seenVersion, values, 'suppliers.schedule', { source: source?.kind ?? 'none', ...rest });
    },
  };
}
