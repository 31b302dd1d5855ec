import { fail, ok, type Result } from '#domain/base/result.ts';
import type { Locale } from '../../base/locale.ts';
import type { WordList } from './analysis/word-list.ts';
import { type Picks, queryKey } from './picks.ts';

/**
 * What staff teach the search. `synonyms`: the words of a group find each other. `narrower`: a wide word also finds narrower ones.
 * `translation`: a Finnish word and its English ones. `noun`, `never-split`: base forms that compounds end in, and words that only
 * look like compounds. `pinned`, `hidden-from`: products of a query. `hidden`: a product that no search or listing shows.
 * `redirect`: a query that opens a page.
 */
export const searchRuleKinds = [
  'synonyms',
  'narrower',
  'translation',
  'pinned',
  'hidden-from',
  'hidden',
  'redirect',
  'noun',
  'never-split',
] as const;
export type SearchRuleKind = (typeof searchRuleKinds)[number];

/** A rule. `others` are words, skus of product pages, or the path of a redirect. `locale`: null means both languages. */
export type SearchRule = { kind: SearchRuleKind; term: string; others: readonly string[]; locale: Locale | null };

/** Query (`queryKey`) → the page that it opens, by language. */
export type Redirects = Readonly<Record<string, Partial<Record<Locale, string>>>>;
/** All that the shop adds to the analyser: the file's words and the rules of staff. */
export type Dictionary = WordList & Picks & { redirects: Redirects };

export type SearchRuleProblem = {
  field: 'term' | 'others';
  reason: 'empty' | 'not-a-word' | 'too-many' | 'too-long' | 'not-a-path' | 'unknown-sku';
  /** The wrong word, sku or path. */
  value: string;
};

const MOST = 30;
const LONGEST = 100;
const ALONE: readonly SearchRuleKind[] = ['noun', 'never-split', 'hidden'];
const OF_WORDS: readonly SearchRuleKind[] = ['synonyms', 'narrower', 'translation', 'noun', 'never-split'];
const OF_LANGUAGE: readonly SearchRuleKind[] = ['pinned', 'redirect'];
const WORD = /^\p{L}+$/u;

/** Whether a rule's term is a query rather than a word or a sku. */
export const isOfQuery = (kind: SearchRuleKind): boolean =>
  kind === 'pinned' || kind === 'hidden-from' || kind === 'redirect';

/** Whether a rule names products by their skus. */
export const namesProducts = (kind: SearchRuleKind): boolean =>
  kind === 'pinned' || kind === 'hidden-from' || kind === 'hidden';

const word = (text: string) => text.normalize('NFC').toLowerCase();

function termOf(kind: SearchRuleKind, text: string): string {
  if (OF_WORDS.includes(kind)) return word(text);
  return isOfQuery(kind) ? word(text).split(/\s+/).join(' ') : text;
}

function problemOf({ kind, term, others }: SearchRule): SearchRuleProblem | null {
  const problem = (field: 'term' | 'others', reason: SearchRuleProblem['reason'], value = '') => ({
    field,
    reason,
    value,
  });
  if (term === '' || (isOfQuery(kind) && queryKey(term) === '')) return problem('term', 'empty');
  if (OF_WORDS.includes(kind) && !WORD.test(term)) return problem('term', 'not-a-word', term);
  if (others.length === 0 && !ALONE.includes(kind)) return problem('others', 'empty');
  if (others.length > MOST) return problem('others', 'too-many', String(MOST));
  const long = [term, ...others].find((text) => text.length > LONGEST);
  if (long !== undefined) return problem(long === term ? 'term' : 'others', 'too-long', long);
  const wrong = OF_WORDS.includes(kind) ? others.find((other) => !WORD.test(other)) : undefined;
  if (wrong !== undefined) return problem('others', 'not-a-word', wrong);
  // a page of this shop: no other site, and no address that a browser reads as one
  const isPath = others.length === 1 && /^\/(?![/\\])[^\s\\]*$/.test(others[0] ?? '');
  return kind === 'redirect' && !isPath ? problem('others', 'not-a-path', others.join(' ')) : null;
}

/**
 * A rule as typed: words and skus in `others` are separated by commas or lines. Words and queries become lower
 * case. `invalid` names the field.
 */
export function readSearchRule(typed: {
  kind: SearchRuleKind;
  term: string;
  others: string;
  locale: Locale | null;
}): Result<SearchRule, 'invalid', SearchRuleProblem> {
  const { kind } = typed;
  const given = typed.others.split(/[,\n]/).map((text) => text.trim());
  const others = [...new Set(given.filter((text) => text !== '').map(OF_WORDS.includes(kind) ? word : String))];
  const term = termOf(kind, typed.term.trim());
  const rule: SearchRule = {
    kind,
    term,
    others: ALONE.includes(kind) ? [] : others.filter((other) => other !== term),
    locale: OF_LANGUAGE.includes(kind) ? typed.locale : null,
  };
  const problem = problemOf(rule);
  return problem ? fail('invalid', problem) : ok(rule);
}

const added = (
  table: Readonly<Record<string, readonly string[]>>,
  { term, others }: Pick<SearchRule, 'term' | 'others'>,
) => ({
  ...table,
  [term]: [...(Object.hasOwn(table, term) ? (table[term] ?? []) : []), ...others],
});
const inLocales = <T>(rule: SearchRule, value: T) => ({
  ...(rule.locale !== 'en' && { fi: value }),
  ...(rule.locale !== 'fi' && { en: value }),
});

function withRule(all: Dictionary, rule: SearchRule): Dictionary {
  const { kind, others } = rule;
  const term = isOfQuery(kind) ? queryKey(rule.term) : rule.term;
  switch (kind) {
    case 'synonyms':
      return { ...all, synonyms: [...all.synonyms, [term, ...others]] };
    case 'narrower':
      return { ...all, kinds: added(all.kinds, rule) };
    case 'translation':
      return { ...all, translations: added(all.translations, rule) };
    case 'noun':
      return { ...all, nouns: [...all.nouns, term] };
    case 'never-split':
      return { ...all, neverSplit: [...all.neverSplit, term] };
    case 'hidden':
      return { ...all, hidden: [...all.hidden, term] };
    case 'hidden-from':
      return { ...all, hiddenFrom: added(all.hiddenFrom, { term, others }) };
    case 'pinned': {
      const before = Object.hasOwn(all.pinned, term) ? all.pinned[term] : undefined;
      return { ...all, pinned: { ...all.pinned, [term]: { fi: [], en: [], ...before, ...inLocales(rule, others) } } };
    }
    case 'redirect': {
      const before = Object.hasOwn(all.redirects, term) ? all.redirects[term] : undefined;
      return { ...all, redirects: { ...all.redirects, [term]: { ...before, ...inLocales(rule, others[0] ?? '/') } } };
    }
  }
}

/** The file's words with the rules of staff. A pinned query of staff replaces that of the file in its languages. */
export const withRules = (words: WordList & Picks, rules: readonly SearchRule[]): Dictionary =>
  rules.reduce<Dictionary>(withRule, { ...words, redirects: {} });

/** The page that a query opens instead of results; null when there is none (search-13). */
export function redirectOf({ redirects }: Pick<Dictionary, 'redirects'>, query: string, locale: Locale): string | null {
  const key = queryKey(query);
  return (Object.hasOwn(redirects, key) && redirects[key]?.[locale]) || null;
}

/** The words that texts were indexed with: with others the index is built anew. */
export const indexedWords = ({ nouns, neverSplit }: WordList): Pick<WordList, 'nouns' | 'neverSplit'> => ({
  nouns,
  neverSplit,
});
