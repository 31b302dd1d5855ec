import type { StoredRule, Tried } from '#backend/catalog/search/curation/service.ts';
import type { Shop } from '#backend/shop.ts';
import { authorise, type StaffActor } from '#domain/staff/actor.ts';
import { type Draft, readDraft, ruleOf } from './draft.ts';

export const searchViews = ['missed', 'unclicked', 'all', 'rules', 'judged'] as const;
export type SearchView = (typeof searchViews)[number];

const DAYS = 30;
const MOST = 100;

export type Hit = { sku: string; name: string; picture: string | null; cents: number | null };
export type Result = { total: number; hits: Hit[]; opens: string | null };

/** What the page shows: a list by the address, and the open rule with what it would change. */
export async function loadSearch({ shop, actor }: { shop: Shop; actor: StaffActor }, params: URLSearchParams) {
  authorise(actor, 'search.curate', { subject: 'search' });
  const { counts, curation } = shop.search;
  const view = searchViews.find((one) => one === params.get('nakyma')) ?? 'missed';
  const [rules, judgements, totals] = await Promise.all([
    curation.rules(actor),
    curation.judgements(actor),
    counts.totals(DAYS),
  ]);
  const isCounted = view !== 'rules' && view !== 'judged';
  const read = isCounted ? await counts.read(DAYS, MOST, view === 'missed') : [];
  const listed =
    view === 'unclicked' ? read.filter(({ found, clicks, quick }) => found > 0 && clicks + quick === 0) : read;
  return { view, rules, judgements, totals, listed, open: await openRule({ shop, actor }, params, rules) };
}

async function openRule(
  { shop, actor }: { shop: Shop; actor: StaffActor },
  params: URLSearchParams,
  rules: readonly StoredRule[],
) {
  if (!params.has('saanto')) return null;
  const typed = readDraft(params);
  const stored = rules.find(({ id }) => id === typed.id) ?? null;
  // a link opens a stored rule as it is; the form sends its fields
  const draft: Draft = stored && !params.has('laji') ? { ...typed, ...fieldsOf(stored) } : typed;
  const { rule, problem } = ruleOf(draft);
  const isTried = params.has('kokeile');
  if (!rule || !isTried) return { draft, problem: isTried ? problem : null, tried: null, comparison: null };
  const change = { id: stored?.id ?? null, rule };
  const [comparison, tried] = await Promise.all([
    shop.search.curation.check(actor, change),
    draft.query.query === '' ? null : shop.search.curation.try(actor, change, draft.query),
  ]);
  if (!tried) return { draft, problem, tried: null, comparison };
  const [before, after] = await Promise.all([shown(shop, tried.before), shown(shop, tried.after)]);
  return { draft, problem, tried: { before, after }, comparison };
}

const fieldsOf = ({ version, kind, term, others, locale }: StoredRule) => ({
  version,
  kind,
  term,
  locale,
  others: others.join(', '),
});

async function shown(shop: Shop, { productIds, total, opens }: Tried): Promise<Result> {
  const cards = await shop.catalog.cards(productIds, 'fi');
  const hits = cards.map(({ sku, name, image, price }) => ({
    sku,
    name: name.default,
    picture: image?.id ?? null,
    cents: price.final?.inclTax ?? null,
  }));
  return { total, hits, opens };
}
