import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Supplier } from '#domain/catalog/suppliers/supplier.ts';

const COLUMNS = ['id', 'number', 'name', 'rules', 'mapping', 'version'] as const;

export async function findSupplier(db: Kysely<Tables>, id: number): Promise<Supplier | null> {
  return (await db.selectFrom('supplier').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Suppliers by name, with the moment of their last applied list. */
export async function listSuppliers(db: Kysely<Tables>): Promise<(Supplier & { lastListAt: Date | null })[]> {
  return db
    .selectFrom('supplier')
    .select(COLUMNS)
    .select(
      sql<Date | null>`(select max(applied_at) from import_run where supplier_id = supplier.id and state = 'applied')`.as(
        'lastListAt',
      ),
    )
    .orderBy('name')
    .execute();
}

/** A supplier with the source of its lists, and whether a secret is stored for it. */
export async function supplierWithSource(db: Kysely<Tables>, id: number) {
  const found = await db
    .selectFrom('supplier')
    .select([...COLUMNS, 'schedule', 'last_fetch as lastFetch', 'next_fetch_at as nextFetchAt'])
    .select(sql<boolean>`sealed_secret is not null`.as('hasSecret'))
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}
