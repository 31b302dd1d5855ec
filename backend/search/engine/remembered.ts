import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/db/tables.ts';

const LIMIT = 500;

/**
 * Answers remembered until the index changes: short beginnings of words match a lot and are asked for by everybody. The
 * least recently used answer is forgotten first.
 */
export function createRemembered(db: Kysely<Tables>) {
  const answers = new Map<string, Promise<unknown>>();
  let version = '';

  async function forgetOld(): Promise<void> {
    const { rows } = await sql<{ value: string }>`select value from shop_meta where key = 'search_version'`.execute(db);
    const current = rows[0]?.value ?? '';
    if (current !== version) answers.clear();
    version = current;
  }

  return async function remembered<T>(key: string, find: () => Promise<T>): Promise<T> {
    await forgetOld();
    const known = answers.get(key) as Promise<T> | undefined;
    const answer = known ?? find();
    answers.delete(key);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    const oldest = answers.keys().next();
    if (answers.size > LIMIT && !oldest.done) answers.delete(oldest.value);
    return answer;
  };
}
