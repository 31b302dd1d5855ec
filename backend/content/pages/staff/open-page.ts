import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type PageState, stateOn } from '#domain/content/pages/page-list.ts';
import { addressOf } from '../addresses.ts';
import { readFrontMatter } from '../front-matter.ts';
import { checkTexts, sourcesWith, type TextCheck } from './check-texts.ts';
import { type PageProblem, problemsOf } from './page-problems.ts';
import { fieldsOfDoc, type PageFields } from './source-fields.ts';
import { docOf, type PageRef, readStoredTexts, type StoredText } from './stored-texts.ts';
import { readVersions, type Version } from './versions.ts';

/** A text as its form shows it: the draft, else what is published. */
export type OpenText = {
  locale: Locale;
  version: number;
  fields: PageFields;
  state: PageState;
  /** Written and not published. */
  isDraft: boolean;
  /** The shop shows it, or would on its day. */
  isPublished: boolean;
  changedBy: string | null;
  changedAt: Date;
  publishAt: Date | null;
  publishProblem: string | null;
};

export type OpenPage = PageRef & {
  /** Its address in the shop. */
  address: string;
  texts: OpenText[];
  problems: PageProblem[];
  versions: Version[];
};

/** The state of a text: of what is published, else of what is written. */
export function stateOf({ kind, text, draft }: Pick<StoredText, 'kind' | 'text' | 'draft'>, today: string): PageState {
  if (text === null) return draft === null ? 'archived' : 'unpublished';
  const head = readFrontMatter(text, kind);
  if (!head.ok) return 'hidden';
  const { draft: isHidden = false, from, date, until } = head.meta;
  return stateOn({ draft: isHidden, from: from ?? date ?? null, until: until ?? null }, today);
}

const present = (text: StoredText, written: string, today: string): OpenText => ({
  locale: text.locale,
  version: text.version,
  changedBy: text.changedBy,
  changedAt: text.changedAt,
  publishAt: text.publishAt,
  publishProblem: text.publishProblem,
  fields: fieldsOfDoc(docOf(written, text.blockIds)),
  state: stateOf(text, today),
  isDraft: text.draft !== null,
  isPublished: text.text !== null,
});

/** A page with both its texts, what keeps them from being published, and their versions; null when there is none. */
export async function openPage(db: Kysely<Tables>, ref: PageRef, check: TextCheck): Promise<OpenPage | null> {
  const all = await readStoredTexts(db);
  const own = all.filter(({ kind, path }) => kind === ref.kind && path === ref.path);
  const versions = await readVersions(db, ref);
  if (own.length === 0 && versions.length === 0) return null;
  const isOwn = new Set(own);
  const sources = sourcesWith(all, (text) => (isOwn.has(text) ? (text.draft ?? text.text) : text.text));
  const { problems } = await checkTexts(db, sources, check);
  const written = own.flatMap((text) => {
    const source = text.draft ?? text.text;
    return source === null ? [] : [{ text, source }];
  });
  const docs = new Map(written.map(({ text, source }) => [text.locale, docOf(source, text.blockIds)]));
  return {
    kind: ref.kind,
    path: ref.path,
    address: addressOf(ref.kind, ref.path),
    texts: written.map(({ text, source }) => present(text, source, check.today)),
    problems: problemsOf(problems, ref, docs),
    versions,
  };
}
