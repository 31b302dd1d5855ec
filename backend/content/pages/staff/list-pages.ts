import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import { recordOf } from '#domain/base/records.ts';
import type { PageListQuery, PageState, PageView } from '#domain/content/pages/page-list.ts';
import { pageViews } from '#domain/content/pages/page-list.ts';
import { readFrontMatter } from '../front-matter.ts';
import { fileOf } from '../read-sources.ts';
import { checkTexts, sourcesWith, type TextCheck } from './check-texts.ts';
import { stateOf } from './open-page.ts';
import { type PageRef, readStoredTexts, type StoredText } from './stored-texts.ts';

/** A page in the list. */
export type ListedPage = PageRef & {
  title: string;
  /** Its state by language; null: there is no text. */
  states: Record<Locale, PageState | null>;
  /** Something is written and not published. */
  isEdited: boolean;
  problems: number;
  /** First and last day it is shown. */
  from: string | null;
  until: string | null;
  changedBy: string | null;
  changedAt: Date;
};

export type PageList = { pages: ListedPage[]; counts: Record<PageView, number> };

const isLive = (state: PageState | null) => state !== null && state !== 'archived';

const isIn: Record<PageView, (page: ListedPage) => boolean> = {
  all: ({ states }) => isLive(states.fi) || isLive(states.en),
  edited: ({ isEdited }) => isEdited,
  problems: ({ problems }) => problems > 0,
  untranslated: ({ states }) => isLive(states.fi) !== isLive(states.en),
  later: ({ states }) => states.fi === 'later' || states.en === 'later',
  archived: ({ states }) => !isLive(states.fi) && !isLive(states.en),
};

function present(texts: readonly StoredText[], problems: ReadonlyMap<string, number>, today: string): ListedPage[] {
  const fi = texts.find(({ locale }) => locale === 'fi');
  const en = texts.find(({ locale }) => locale === 'en');
  const first = fi ?? en;
  if (!first) return [];
  const source = first.draft ?? first.text ?? first.fileText ?? '';
  const head = readFrontMatter(source, first.kind);
  const meta = head.ok ? head.meta : null;
  const last = texts.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime())[0] ?? first;
  return [
    {
      kind: first.kind,
      path: first.path,
      title: meta?.title ?? first.path,
      states: { fi: fi ? stateOf(fi, today) : null, en: en ? stateOf(en, today) : null },
      isEdited: texts.some(({ draft }) => draft !== null),
      problems: texts.reduce((sum, text) => sum + (problems.get(fileOf(text)) ?? 0), 0),
      from: meta?.from ?? meta?.date ?? null,
      until: meta?.until ?? null,
      changedBy: last.changedBy,
      changedAt: last.changedAt,
    },
  ];
}

/** All pages with what is missing of them; drafts are checked as if they were published. */
export async function listPages(db: Kysely<Tables>, query: PageListQuery, check: TextCheck): Promise<PageList> {
  const texts = await readStoredTexts(db);
  const { problems } = await checkTexts(
    db,
    sourcesWith(texts, ({ text, draft }) => draft ?? text),
    check,
  );
  const counted = new Map<string, number>();
  for (const { file } of problems) counted.set(file, (counted.get(file) ?? 0) + 1);
  const byPage = Map.groupBy(texts, ({ kind, path }) => `${kind} ${path}`);
  const pages = [...byPage.values()].flatMap((own) => present(own, counted, check.today));
  const words = query.text.toLowerCase().split(/\s+/).filter(Boolean);
  const hasWords = ({ title, path }: ListedPage) =>
    words.every((word) => title.toLowerCase().includes(word) || path.includes(word));
  const found = pages.filter((page) => (query.kind === null || page.kind === query.kind) && hasWords(page));
  return {
    pages: found.filter(isIn[query.view]).toSorted((a, b) => a.title.localeCompare(b.title, 'fi')),
    counts: recordOf(pageViews, (view) => pages.filter(isIn[view]).length),
  };
}
