import { migrate } from '#backend/platform/db/migrate.ts';
import { openPostgres } from '#backend/platform/db/postgres.ts';

/** Applies pending migrations on a connection of its own before the workers start. Reports progress to `say`. */
export async function migrateDatabase(url: string, say: (text: string) => void): Promise<void> {
  const db = await openPostgres(url, { max: 1 });
  try {
    await migrate(db, { say });
  } finally {
    await db.close();
  }
}
