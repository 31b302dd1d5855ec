import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Question } from '#domain/catalog/questions/question.ts';

type Handle = Kysely<Tables>;
type Row = Omit<Question, 'at'> & { at: string | Date };

const shown = sql`id, question, answer, name, locale, answered_at as at`;
const publicOf = (sku: Sku) => sql`from product_question where product_sku = ${sku} and state = 'approved'`;

const present = (row: Row): Question => ({ ...row, at: new Date(row.at).toISOString() });

/** How many answered questions a product has, and those answered last. */
export async function questionsOfProduct(db: Handle, sku: Sku, size: number) {
  const { rows } = await sql<{ count: number; questions: Row[] }>`
    select (select count(*)::int ${publicOf(sku)}) as count, (select coalesce(jsonb_agg(q), '[]') from (
      select ${shown} ${publicOf(sku)} order by answered_at desc, id limit ${size}) q) as questions`.execute(db);
  return { count: rows[0]?.count ?? 0, questions: (rows[0]?.questions ?? []).map(present) };
}

/** The products that have answered questions: few of all, so that most pages need not ask for theirs. */
export async function productsWithAnswers(db: Handle): Promise<ReadonlySet<Sku>> {
  const rows = await db
    .selectFrom('product_question')
    .select('product_sku')
    .where('state', '=', 'approved')
    .distinct()
    .execute();
  return new Set(rows.map((row) => row.product_sku));
}

const PAGE = 20;

/** A page of the answered questions of a product, the last answered first; `more`: there is another page. */
export async function publicQuestions(db: Handle, sku: Sku, page: number) {
  const { rows } = await sql<Row>`
    select ${shown} ${publicOf(sku)} order by answered_at desc, id limit ${PAGE + 1} offset ${(page - 1) * PAGE}`.execute(
    db,
  );
  return { questions: rows.slice(0, PAGE).map(present), more: rows.length > PAGE };
}

/** A customer's verified address, as a condition: whoever asks by another's address leaves no trace in their account. */
const isFrom = (userId: string) =>
  sql<boolean>`email = (select lower(u.email) from auth_user u where u.id = ${userId} and u.email_verified)`;

/** The questions of a customer, for the export of own data. */
export const questionsFrom = (db: Handle, userId: string) =>
  db
    .selectFrom('product_question')
    .select(['product_sku as sku', 'question', 'name', 'email', 'state', 'answer', 'created_at as at'])
    .where(isFrom(userId))
    .orderBy('created_at')
    .execute();

/** Deletes the questions of a customer. Returns their ids and products. */
export const deleteQuestionsFrom = (tx: Handle, userId: string) =>
  tx.deleteFrom('product_question').where(isFrom(userId)).returning(['id', 'product_sku as sku']).execute();

/**
 * Forgets who asked before a time: answered questions lose name and address, the others are deleted. Returns their ids and
 * products.
 */
export async function forgetAskers(tx: Handle, before: Date): Promise<{ id: string; sku: Sku }[]> {
  const deleted = await tx
    .deleteFrom('product_question')
    .where('created_at', '<', before)
    .where('state', '<>', 'approved')
    .returning(['id', 'product_sku as sku'])
    .execute();
  const nameless = await tx
    .updateTable('product_question')
    .set({ name: '', email: null })
    .where('created_at', '<', before)
    .where('email', 'is not', null)
    .returning(['id', 'product_sku as sku'])
    .execute();
  return [...deleted, ...nameless];
}
