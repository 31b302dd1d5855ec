import { createContext, use } from 'react';
import type { OpenText, PageProblem } from '#backend/content/pages/staff/service.ts';
import type { Locale } from '#domain/base/locale.ts';

export type PageFormState = {
  texts: Partial<Record<Locale, OpenText>>;
  /** What was typed into a form that was refused, by the name of the control. */
  typed: ReadonlyMap<string, string> | null;
  problems: readonly PageProblem[];
  /** Ids of pictures by the names of their files. */
  pictures: Readonly<Record<string, string>>;
  categories: readonly { path: string; name: string }[];
  stores: readonly { id: string; name: string }[];
};

export const PageForm = createContext<PageFormState>({
  texts: {},
  typed: null,
  problems: [],
  pictures: {},
  categories: [],
  stores: [],
});

/** The id of a picture that a text names; '' for none. */
export const pictureIdOf = (names: Readonly<Record<string, string>>, file: string): string =>
  names[file] ?? /^([0-9a-f]{16})\./.exec(file)?.[1] ?? '';

/** A field of a text: what its control is called, what it shows, and what is wrong with it. */
export function usePageField(locale: Locale, field: string) {
  const { texts, typed } = use(PageForm);
  const name = `f.${locale}/${field}`;
  const stored = texts[locale]?.fields[field] ?? '';
  return { name, stored, value: typed?.get(name) ?? stored };
}

/** The problems of a block; null: of the head. */
export function useProblems(locale: Locale, block: string | null): readonly PageProblem[] {
  return use(PageForm).problems.filter((problem) => problem.locale === locale && problem.block === block);
}
