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
