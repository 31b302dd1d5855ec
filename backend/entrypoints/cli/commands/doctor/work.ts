import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '#backend/platform/caught-error.ts';
import type { Shop } from '#backend/shop.ts';
import { indexCounts, isWhole } from '../search/index-counts.ts';
import { type Finding, good, hint, wrong } from './finding.ts';

const ANSWER_MS = 5000;

export async function indexFinding(shop: Shop): Promise<Finding> {
  const counts = await indexCounts(shop);
  const { products, skus, words } = counts;
  if (products.catalog === 0)
    return hint('Search index', 'the catalog is empty', 'npm run shop -- import <folder>; docs/import.md');
  return isWhole(counts)
    ? good('Search index', `${products.indexed} products, ${skus.indexed} skus, ${words} words`)
    : wrong(
        'Search index',
        `${products.indexed} of ${products.catalog} products, ${skus.indexed} of ${skus.catalog} skus`,
        'npm run shop -- search reindex',
      );
}

type MailCounts = { failed: number; waiting: number; stuck: number; error: string | null };

/** `serving`: only a running shop sends mail and runs jobs, so only then delays are wrong. */
export async function mailFindings(shop: Shop, serving: boolean): Promise<Finding[]> {
  const { rows } = await shop.db.query<MailCounts>(`select count(*) filter (where status = 'failed') as failed,
    count(*) filter (where status = 'queued') as waiting,
    count(*) filter (where status = 'queued' and (next_attempt_at < now() - interval '10 minutes' or attempts > 3)) as stuck,
    (select last_error from outbox_mail where status <> 'sent' and recipient <> '' and last_error is not null order by created_at desc limit 1) as error
    from outbox_mail where recipient <> ''`);
  const { failed, waiting, stuck, error } = rows[0] ?? { failed: 0, waiting: 0, stuck: 0, error: null };
  const why = error ? `; the last error: ${error}` : '';
  const found: Finding[] = [];
  if (failed > 0)
    found.push(
      wrong('Mail', `${failed} could not be sent${why}`, 'Fix the cause (SMTP_URL), then: npm run shop -- mail retry'),
    );
  if (stuck > 0)
    found.push((serving ? wrong : hint)('Mail', `${stuck} wait too long${why}`, 'See them: npm run shop -- mail list'));
  const refusal = await shop.mail.reachServer();
  if (refusal)
    found.push(
      wrong(
        'Mail',
        `the mail server does not answer as it should: ${refusal}`,
        'Check SMTP_URL: host, port, name and password.',
      ),
    );
  return found.length > 0
    ? found
    : [good('Mail', `${waiting} wait${shop.settings.SMTP_URL ? ', the mail server answers' : ''}`)];
}

/** Text messages that were given up in the last week; null when the shop sends none. */
export async function textsFinding({ textMessages }: Shop): Promise<Finding | null> {
  if (!textMessages.isOffered) return null;
  const { count, error } = await textMessages.failed();
  if (count === 0) return good('Text messages', 'none of this week failed');
  const why = error ? `; the last error: ${error}` : '';
  return hint('Text messages', `${count} of this week could not be sent${why}`, 'docs/text-messages.md');
}

export async function jobsFinding({ db }: Shop, serving: boolean): Promise<Finding> {
  const made = await db.query("select to_regclass('jobs.job') is not null as known");
  if (!made.rows[0]?.known) return good('Jobs', 'none yet: the shop has not been started on this database');
  const { rows } = await db.query(`select name, count(*) as n from jobs.job
    where state in ('created', 'retry') and start_after < now() - interval '10 minutes' group by name order by name`);
  if (rows.length === 0) return good('Jobs', 'none is late');
  const words = `late: ${rows.map(({ name, n }) => `${name} (${n})`).join(', ')}`;
  return serving
    ? wrong('Jobs', words, "See the shop's log, then restart it: waiting jobs are kept.")
    : hint('Jobs', words, 'They are done when the shop runs.');
}

/** Due price changes that did not happen, and skus without price history: the 30-day rule needs both (price-3). */
export async function pricesFinding({ db, now }: Shop, serving: boolean): Promise<Finding> {
  const { rows } = await db.query<Record<'late' | 'untold' | 'skus', number>>(
    `select count(*) filter (where next_price_at < $1::timestamptz - interval '10 minutes') as late,
            count(*) filter (where not exists (select from price_history h where h.sku = v.sku)) as untold, count(*) as skus
     from product_variant v`,
    [now().toISOString()],
  );
  const { late, untold, skus } = rows[0] ?? { late: 0, untold: 0, skus: 0 };
  if (late > 0 && serving)
    return wrong('Prices', `${late} should have changed by now`, "See the shop's log, then restart it.");
  if (late > 0) return hint('Prices', `${late} should have changed by now`, 'They follow when the shop runs.');
  if (untold > 0)
    return wrong(
      'Prices',
      `${untold} of ${skus} skus have no price history`,
      'Import their prices again: docs/import.md',
    );
  return good('Prices', `${skus} skus, none is late`);
}

/** Compares pictures and documents in the database with the files. */
export async function filesFinding({ db, settings }: Shop): Promise<Finding> {
  const { rows } = await db.query<{ folder: string; id: string }>(`
    select distinct 'pictures/source' as folder, id from (
      select image ->> 'id' as id from product, jsonb_array_elements(images) image
      union all select image ->> 'id' from product_variant, jsonb_array_elements(images) image
      union all select image from category) named where id ~ '^[0-9a-f]{16}$'
    union select 'documents', document ->> 'id' from product, jsonb_array_elements(documents) document
      where document ? 'id'`);
  const there = new Map<string, Set<string>>();
  for (const folder of ['pictures/source', 'documents']) {
    const path = join(settings.DATA_DIR, folder);
    const names = existsSync(path) ? await readdir(path) : [];
    there.set(folder, new Set(names.map((name) => name.replace(/\.[a-z0-9]+$/, ''))));
  }
  const missing = rows.filter(({ folder, id }) => !there.get(folder)?.has(id));
  if (missing.length === 0) return good('Pictures', `${rows.length} pictures and documents are there`);
  return wrong(
    'Pictures',
    `${missing.length} of ${rows.length} are not in ${settings.DATA_DIR}: ${missing
      .slice(0, 3)
      .map(({ id }) => id)
      .join(', ')} …`,
    'Copy pictures/source and documents from the old DATA_DIR or a backup, or import the catalog again.',
  );
}

/** Links in mails and the gateway's redirects use BASE_URL: it must lead to this shop. */
export async function addressFinding({ baseUrl, settings, fetch }: Shop): Promise<Finding> {
  if (settings.SHOP_MODE !== 'live') return good('Address', baseUrl);
  const answer = await fetch(`${baseUrl}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(messageOf);
  if (answer instanceof Response && answer.ok) return good('Address', `${baseUrl} answers`);
  const why = answer instanceof Response ? `answers ${answer.status}` : `does not answer (${answer})`;
  return hint(
    'Address',
    `${baseUrl} ${why} from this machine`,
    'Payments are confirmed at this address. Check DNS, certificate and reverse proxy, from outside too.',
  );
}
