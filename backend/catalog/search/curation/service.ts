import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { isLocale } from '#domain/base/locale.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { loggedQuery } from '#domain/catalog/search/logged-query.ts';
import {
  type Dictionary,
  namesProducts,
  redirectOf,
  type SearchRule,
  type SearchRuleProblem,
} from '#domain/catalog/search/search-rule.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import type { SearchCounts } from '../counts/search-counts.ts';
import type { RemoteIndexHost } from '../memory/index-host.ts';
import {
  type Comparison,
  compareWords,
  type JudgedQuery,
  type TriedQuery,
  tryQueries,
  type WorseQuery,
} from './compare-words.ts';
import { readRules, type ShopDictionary, type StoredRule } from './dictionary.ts';

export type { Comparison, TriedQuery, WorseQuery } from './compare-words.ts';
export type { StoredRule } from './dictionary.ts';

/** A rule as it would be: `id` names the stored rule that it replaces; `rule` null takes that one away. */
export type RuleChange = { id: string | null; rule: SearchRule | null };
export type SaveOutcome =
  | Ok<{ id: string | null }>
  | FailBy<{
      invalid: SearchRuleProblem;
      unknown: unknown;
      /** Another rule for the same word or query. */
      exists: StoredRule;
      /** A colleague changed it since `version`. */
      conflict: StoredRule;
      /** Queries that would get worse and may not, or not unasked. */
      worse: readonly WorseQuery[];
    }>;
/** A graded product of a query, see `JudgedQuery`. */
export type Judgement = TriedQuery & { sku: string; grade: number };
/** The products a query finds, best first, and how many in all; `opens`: the page that it opens instead. */
export type Tried = { productIds: number[]; total: number; opens: string | null };

export type CurationService = {
  /** The rules of staff. */
  rules(actor: Actor): Promise<StoredRule[]>;
  /** What a query finds now, and would find after a change. */
  try(actor: Actor, change: RuleChange, query: TriedQuery): Promise<{ before: Tried; after: Tried }>;
  /**
   * How the judged queries, and the most frequent ones of 30 days, would do after a change (search-12). Words that only
   * indexing reads (nouns, never split) show after it is saved.
   */
  check(actor: Actor, change: RuleChange): Promise<Comparison>;
  /**
   * Adds, changes or removes a rule; every process searches with it after the commit. Refused when a judged query would get worse,
   * when a frequent one would lose its hits and `accepts` does not say that it may (removing a rule may), when a
   * colleague changed it since `version`, and when a sku is unknown.
   */
  save(actor: Actor, change: RuleChange, version: number | null, accepts?: boolean): Promise<SaveOutcome>;
  judgements(actor: Actor): Promise<Judgement[]>;
  /** Grades a product of a query; grade null forgets it. Returns whether the query and the sku can be judged. */
  judge(actor: Actor, query: TriedQuery, sku: string, grade: 1 | 2 | 3 | null): Promise<boolean>;
};

const FREQUENT = 200;
const FREQUENT_DAYS = 30;
const MOST_RULES = 2000;
const FULL: SearchRuleProblem = { field: 'term', reason: 'too-many', value: String(MOST_RULES) };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Deps = Pick<ShopContext, 'db' | 'now'> & {
  dictionary: ShopDictionary;
  index: () => Promise<RemoteIndexHost>;
  counts: Pick<SearchCounts, 'read'>;
  recordChange: (tx: Tx) => Promise<void>;
};

const shown = ({ kind, term, others, locale }: SearchRule) => ({ kind, term, others: others.join(', '), locale });
const isSame = (a: SearchRule, b: SearchRule) => a.kind === b.kind && a.term === b.term && a.locale === b.locale;

/** What staff teach the search: words, pins, hidden products and redirects, tried before they are saved (search-12). */
export function createCuration({ db, now, dictionary, index, counts, recordChange }: Deps): CurationService {
  const { kysely } = db;
  const authorised = (actor: Actor) => authorise(actor, 'search.curate', { subject: 'search' });

  async function changed({ id, rule }: RuleChange) {
    const rules = await readRules(kysely);
    const others = rules.filter((one) => one.id !== id);
    return { before: dictionary.withRules(rules), after: dictionary.withRules(rule ? [...others, rule] : others) };
  }

  async function judgedQueries(): Promise<JudgedQuery[]> {
    const rows = await readJudgements();
    const byQuery = Map.groupBy(rows, ({ locale, query }) => `${locale} ${query}`);
    return [...byQuery.values()].flatMap((ones) => {
      const [first] = ones;
      const grades = Object.fromEntries(ones.map(({ sku, grade }) => [sku, grade]));
      return first ? [{ query: first.query, locale: first.locale, grades }] : [];
    });
  }

  async function readJudgements(): Promise<Judgement[]> {
    const rows = await kysely.selectFrom('search_judgement').selectAll().orderBy('query').orderBy('sku').execute();
    return rows.flatMap(({ locale, ...row }) => (isLocale(locale) ? [{ ...row, locale }] : []));
  }

  async function compare(change: RuleChange): Promise<Comparison> {
    const [words, judged, frequent, host] = await Promise.all([
      changed(change),
      judgedQueries(),
      counts.read(FREQUENT_DAYS, FREQUENT),
      index(),
    ]);
    const isJudged = (of: TriedQuery) => judged.some(({ query, locale }) => query === of.query && locale === of.locale);
    const queries = [...judged, ...frequent.filter((one) => !isJudged(one))];
    return compareWords(host, { now: now(), ...words }, queries);
  }

  async function unknownSku(skus: readonly string[]): Promise<string | undefined> {
    if (skus.length === 0) return undefined;
    const rows = await kysely.selectFrom('product').select('sku').where('sku', 'in', skus).execute();
    return skus.find((sku) => !rows.some((row) => row.sku === sku));
  }

  async function problemOf({ rule }: RuleChange): Promise<SearchRuleProblem | null> {
    if (!rule || !namesProducts(rule.kind)) return null;
    const field = rule.kind === 'hidden' ? 'term' : 'others';
    const value = await unknownSku(field === 'term' ? [rule.term] : rule.others);
    return value === undefined ? null : { field, reason: 'unknown-sku', value };
  }

  return {
    async rules(actor) {
      authorised(actor);
      return readRules(kysely);
    },

    async try(actor, change, query) {
      authorised(actor);
      const [words, host] = await Promise.all([changed(change), index()]);
      const tried = async (dictionary: Dictionary): Promise<Tried> => {
        const [found] = await tryQueries(host, dictionary, [query], now());
        return {
          productIds: found?.hits.map(({ productId }) => productId) ?? [],
          total: found?.total ?? 0,
          opens: redirectOf(dictionary, query.query, query.locale),
        };
      };
      const [before, after] = await Promise.all([tried(words.before), tried(words.after)]);
      return { before, after };
    },

    async check(actor, change) {
      authorised(actor);
      return compare(change);
    },

    async save(actor, change, version, accepts = false) {
      authorised(actor);
      const { id, rule } = change;
      if (id === null ? !rule : !UUID.test(id)) return fail('unknown');
      const problem = await problemOf(change);
      if (problem) return fail('invalid', problem);
      const { worse } = await compare(change);
      const stopping = worse.filter(({ isJudged }) => isJudged || (rule && !accepts));
      if (stopping.length > 0) return fail('worse', stopping);
      return inTransaction(kysely, async (tx): Promise<SaveOutcome> => {
        // one change of rules after another
        await tx.selectFrom('shop_meta').select('value').where('key', '=', 'search_version').forUpdate().execute();
        const rules = await readRules(tx);
        const before = rules.find((one) => one.id === id) ?? null;
        if (id !== null && !before) return fail('unknown');
        if (before && before.version !== version) return fail('conflict', before);
        const other = rule && rules.find((one) => one.id !== id && isSame(one, rule));
        if (other) return fail('exists', other);
        if (!before && rules.length >= MOST_RULES) return fail('invalid', FULL);
        const saved = await write(tx, actor, before, rule);
        await recordAudit(tx, actor, now(), {
          action: 'search.curate',
          subject: { kind: 'search', id: (rule ?? before)?.term ?? '' },
          ...(before && { before: shown(before) }),
          ...(rule && { after: shown(rule) }),
        });
        await recordChange(tx);
        return ok({ id: saved });
      });
    },

    async judgements(actor) {
      authorised(actor);
      return readJudgements();
    },

    async judge(actor, { query, locale }, sku, grade) {
      authorised(actor);
      const key = loggedQuery(query);
      if (key === null || (await unknownSku([sku])) !== undefined) return false;
      await inTransaction(kysely, async (tx) => {
        const one = { query: key, locale, sku };
        if (grade === null)
          await tx
            .deleteFrom('search_judgement')
            .where('query', '=', key)
            .where('locale', '=', locale)
            .where('sku', '=', sku)
            .execute();
        else
          await tx
            .insertInto('search_judgement')
            .values({ ...one, grade })
            .onConflict((conflict) => conflict.columns(['locale', 'query', 'sku']).doUpdateSet({ grade }))
            .execute();
        await recordAudit(tx, actor, now(), {
          action: 'search.judge',
          subject: { kind: 'search', id: key },
          after: { sku, grade },
        });
      });
      return true;
    },
  };

  async function write(tx: Tx, actor: Actor, before: StoredRule | null, rule: SearchRule | null) {
    if (!rule) {
      await tx
        .deleteFrom('search_rule')
        .where('id', '=', before?.id ?? '')
        .execute();
      return null;
    }
    const values = { ...rule, others: [...rule.others], changed_at: now(), changed_by: nameOf(actor) };
    if (before) {
      const next = { ...values, version: before.version + 1 };
      await tx.updateTable('search_rule').set(next).where('id', '=', before.id).execute();
      return before.id;
    }
    const { id } = await tx.insertInto('search_rule').values(values).returning('id').executeTakeFirstOrThrow();
    return id;
  }
}
