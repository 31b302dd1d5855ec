import { messageOf } from '#backend/platform/caught-error.ts';
import { fileStoreOf } from '#backend/platform/files/store/open-store.ts';
import { givenUpJobs } from '#backend/platform/jobs/job-list.ts';
import type { DoctorShop } from './doctor-shop.ts';
import { type Finding, good, hint, wrong } from './finding.ts';
import { indexCounts, isWhole } from './index-counts.ts';

const ANSWER_MS = 5000;

export async function indexFinding(shop: DoctorShop): Promise<Finding> {
  const counts = await indexCounts(shop);
  const { products, skus, words } = counts;
  if (products.catalog === 0) return hint('index.empty');
  const values = { products: products.indexed, skus: skus.indexed };
  return isWhole(counts)
    ? good('index.good', { ...values, words })
    : wrong('index.partial', { ...values, allProducts: products.catalog, allSkus: skus.catalog });
}

type MailCounts = { failed: number; waiting: number; stuck: number; error: string | null };

/** `serving`: only a running shop sends mail and runs jobs, so only then delays are wrong. */
export async function mailFindings(shop: DoctorShop, serving: boolean): Promise<Finding[]> {
  const { rows } = await shop.db.query<MailCounts>(`select count(*) filter (where status = 'failed') as failed,
    count(*) filter (where status = 'queued') as waiting,
    count(*) filter (where status = 'queued' and (next_attempt_at < now() - interval '10 minutes' or attempts > 3)) as stuck,
    (select last_error from outbox_mail where status <> 'sent' and recipient <> '' and last_error is not null order by created_at desc limit 1) as error
    from outbox_mail where recipient <> ''`);
  const { failed, waiting, stuck, error } = rows[0] ?? { failed: 0, waiting: 0, stuck: 0, error: null };
  const found: Finding[] = [];
  if (failed > 0) found.push(wrong('mail.failed', { count: failed, error: error ?? '' }));
  if (stuck > 0) found.push((serving ? wrong : hint)('mail.stuck', { count: stuck, error: error ?? '' }));
  const refusal = await shop.mail.reachServer();
  if (refusal) found.push(wrong('mail.server', { why: refusal }));
  return found.length > 0 ? found : [good(shop.settings.SMTP_URL ? 'mail.reached' : 'mail.good', { waiting })];
}

/** Text messages that were given up in the last week; null when the shop sends none. */
export async function textsFinding({ textMessages }: DoctorShop): Promise<Finding | null> {
  if (!textMessages.isOffered) return null;
  const { count, error } = await textMessages.failed();
  if (count === 0) return good('texts.good');
  return hint('texts.failed', { count, error: error ?? '' });
}

export async function jobsFinding({ db }: DoctorShop, serving: boolean): Promise<Finding> {
  const made = await db.query("select to_regclass('jobs.job') is not null as known");
  if (!made.rows[0]?.known) return good('jobs.none');
  const { rows } = await db.query(`select name, count(*) as n from jobs.job
    where state in ('created', 'retry') and start_after < now() - interval '10 minutes' group by name order by name`);
  if (rows.length === 0) return good('jobs.good');
  const names = rows.map(({ name, n }) => `${name} (${n})`).join(', ');
  return serving ? wrong('jobs.late', { names }) : hint('jobs.waiting', { names });
}

/** Webhooks that were given up, and jobs: the next step tries them again. */
export async function givenUpFindings({ db }: DoctorShop): Promise<Finding[]> {
  const { rows: webhooks } = await db.query<{ count: number; error: string | null }>(`select count(*)::int as count,
    (array_agg(last_error order by created_at desc))[1] as error from webhook_delivery where status = 'failed'`);
  const jobs = (await givenUpJobs(db)).map(({ name, count }) => `${name} (${count})`).join(', ');
  const [failed] = webhooks;
  return [
    ...(failed && failed.count > 0 ? [hint('webhooks.failed', { ...failed, error: failed.error ?? '' })] : []),
    ...(jobs ? [hint('jobs.failed', { names: jobs })] : []),
  ];
}

/** Due price changes that did not happen, and skus without price history: the 30-day rule needs both (price-3). */
export async function pricesFinding({ db, now }: DoctorShop, serving: boolean): Promise<Finding> {
  const { rows } = await db.query<Record<'late' | 'untold' | 'skus', number>>(
    `select count(*) filter (where next_price_at < $1::timestamptz - interval '10 minutes') as late,
            count(*) filter (where not exists (select from price_history h where h.sku = v.sku)) as untold, count(*) as skus
     from product_variant v`,
    [now().toISOString()],
  );
  const { late, untold, skus } = rows[0] ?? { late: 0, untold: 0, skus: 0 };
  if (late > 0) return serving ? wrong('prices.late', { late }) : hint('prices.waiting', { late });
  return untold > 0 ? wrong('prices.untold', { untold, skus }) : good('prices.good', { skus });
}

/** Compares pictures and documents in the database with the files. */
export async function filesFinding({ db, settings }: DoctorShop): Promise<Finding> {
  const { rows } = await db.query<{ folder: string; id: string }>(`
    select distinct 'pictures/source' as folder, id from (
      select image ->> 'id' as id from product, jsonb_array_elements(images) image
      union all select image ->> 'id' from product_variant, jsonb_array_elements(images) image
      union all select image from category) named where id ~ '^[0-9a-f]{16}$'
    union select 'documents', document ->> 'id' from product, jsonb_array_elements(documents) document
      where document ? 'id'`);
  const there = new Map<string, Set<string>>();
  const files = fileStoreOf(settings);
  for (const folder of ['pictures/source', 'documents']) {
    const names = (await files.list(folder)).map(({ name }) => name.slice(folder.length + 1));
    there.set(folder, new Set(names.map((name) => name.replace(/\.[a-z0-9]+$/, ''))));
  }
  const missing = rows.filter(({ folder, id }) => !there.get(folder)?.has(id));
  const all = rows.length;
  if (missing.length === 0) return good('files.good', { all });
  const names = missing.slice(0, 3).map(({ id }) => id);
  return wrong('files.missing', { count: missing.length, all, folder: files.place, names: names.join(', ') });
}

/** Links in mails and the gateway's redirects use BASE_URL: it must lead to this shop. */
export async function addressFinding({ baseUrl, settings, fetch }: DoctorShop): Promise<Finding> {
  if (settings.SHOP_MODE !== 'live') return good('address.demo', { url: baseUrl });
  const answer = await fetch(`${baseUrl}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(messageOf);
  if (!(answer instanceof Response)) return hint('address.silent', { url: baseUrl, why: answer });
  return answer.ok
    ? good('address.good', { url: baseUrl })
    : hint('address.status', { url: baseUrl, status: answer.status });
}
