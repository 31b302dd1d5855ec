import { isLocale, type Locale } from '#domain/base/locale.ts';
import {
  readSearchRule,
  type SearchRule,
  type SearchRuleKind,
  type SearchRuleProblem,
  searchRuleKinds,
} from '#domain/catalog/search/search-rule.ts';

/** A rule as it stands in the form: of an address, or of a posted form. */
export type Draft = {
  id: string | null;
  version: number | null;
  kind: SearchRuleKind;
  term: string;
  others: string;
  locale: Locale | null;
  query: { query: string; locale: Locale };
};

type Fields = Pick<URLSearchParams | FormData, 'get'>;

const localeIn = (value: unknown): Locale | null => (isLocale(value) ? value : null);

/** Reads the fields of the form; what is missing is empty. */
export function readDraft(fields: Fields): Draft {
  const text = (name: string) => String(fields.get(name) ?? '').slice(0, 4000);
  const id = text('saanto');
  return {
    id: id === '' || id === 'uusi' ? null : id,
    version: Number(text('versio')) || null,
    kind: searchRuleKinds.find((kind) => kind === text('laji')) ?? 'synonyms',
    term: text('sana'),
    others: text('muut'),
    locale: localeIn(text('kieli')),
    query: { query: text('kokeile').trim().slice(0, 100), locale: localeIn(text('kokeilukieli')) ?? 'fi' },
  };
}

/** The rule of a draft, or what is wrong with it. */
export function ruleOf(draft: Draft): { rule: SearchRule; problem: null } | { rule: null; problem: SearchRuleProblem } {
  const read = readSearchRule(draft);
  if (read.ok) return { rule: read.value, problem: null };
  return { rule: null, problem: read.details ?? { field: 'term', reason: 'empty', value: '' } };
}
