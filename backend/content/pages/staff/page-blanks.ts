import type { Locale } from '#domain/base/locale.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { type Blank, blanksIn, type Fill, fillBlanks } from '#domain/content/pages/blanks.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { readFrontMatter } from '../front-matter.ts';
import type { PageContext } from './page-context.ts';
import type { PageSaved, TextForm } from './page-forms.ts';
import type { PagePublished, SeenVersions } from './publish-page.ts';
import { fieldsOfDoc, type PageFields } from './source-fields.ts';
import { docOf, type PageRef, readStoredTexts, readTextsOf, type StoredText } from './stored-texts.ts';
import { readVersionText } from './versions.ts';

/** The blanks of a text in one language, in the order of its fields. */
export type TextBlanks = { locale: Locale; version: number; blanks: Blank[] };
/** `isDraft`: somebody is writing it, so that filling does not publish it. */
export type PageBlanks = PageRef & { title: string; isDraft: boolean; texts: TextBlanks[] };

/** What was typed into the blanks of a text of a version; a blank that is not given stays. */
export type TextFills = { locale: Locale; version: number; fills: readonly Fill[] };

type Refusal = 'unknown' | 'invalid' | 'changed';

type Deps = {
  save: (actor: Actor, ref: PageRef, forms: readonly TextForm[]) => Promise<PageSaved>;
  publish: (actor: Actor, ref: PageRef, seen: SeenVersions) => Promise<PagePublished>;
};

const writtenIn = ({ draft, text }: StoredText) => draft ?? text ?? '';
/** Fields in which people write; the kind of a block and the list of blocks are none. */
const isWritten = (field: string) => field !== 'blocks' && !field.endsWith('/kind');
const blanksOf = (fields: PageFields): [string, Blank[]][] =>
  Object.entries(fields).flatMap(([field, value]): [string, Blank[]][] => {
    const found = isWritten(field) ? blanksIn(value) : [];
    return found.length > 0 ? [[field, found]] : [];
  });
const fieldsOf = (text: StoredText) => fieldsOfDoc(docOf(writtenIn(text), text.blockIds));

/** The fields of a text with its blanks filled, only those that change. */
function filledFields(fields: PageFields, fills: readonly Fill[]): PageFields {
  const filled: PageFields = {};
  let at = 0;
  for (const [field, blanks] of blanksOf(fields)) {
    const own = fills.slice(at, at + blanks.length);
    at += blanks.length;
    const value = fields[field] ?? '';
    const next = fillBlanks(value, own);
    if (next !== value) filled[field] = next;
  }
  return filled;
}

function titleOf(texts: readonly StoredText[], path: string): string {
  const [first] = texts;
  const head = first && readFrontMatter(writtenIn(first), first.kind);
  return head?.ok ? head.meta.title : path;
}

/** What the owner still has to write into pages of the law and others that were begun from a model (admin-page-9). */
export function createPageBlanks({ db }: PageContext, { save, publish }: Deps) {
  return {
    /** The pages that have blanks, both languages beside each other. */
    async blanks(actor: Actor): Promise<PageBlanks[]> {
      authorise(actor, 'content.edit');
      const pages = Map.groupBy(await readStoredTexts(db.kysely), ({ kind, path }) => `${kind} ${path}`);
      return [...pages.values()].flatMap((texts) => {
        const [first] = texts;
        const found = texts.map(
          (text): TextBlanks => ({
            locale: text.locale,
            version: text.version,
            blanks: blanksOf(fieldsOf(text)).flatMap(([, blanks]) => blanks),
          }),
        );
        if (!first || found.every(({ blanks }) => blanks.length === 0)) return [];
        const isDraft = texts.some(({ draft }) => draft !== null);
        return [{ kind: first.kind, path: first.path, title: titleOf(texts, first.path), isDraft, texts: found }];
      });
    },

    /**
     * Writes into the blanks of a page and publishes it, unless somebody has a draft of it: then the draft has them. `changed`: its
     * text is another one meanwhile.
     */
    async fillBlanks(
      actor: Actor,
      { kind, path }: PageRef,
      typed: readonly TextFills[],
    ): Promise<Result<{ isPublished: boolean }, Refusal>> {
      authorise(actor, 'content.edit', { subject: path });
      const stored = await readTextsOf(db.kysely, { kind, path });
      if (stored.length === 0) return fail('unknown');
      const forms: TextForm[] = [];
      for (const { locale, version: newest } of stored) {
        const own = typed.find((one) => one.locale === locale);
        const version = own?.version ?? newest;
        const base = await readVersionText(db.kysely, { kind, path, locale }, version);
        if (!base) return fail('changed');
        const fields = fieldsOfDoc(docOf(base.text ?? '', base.ids));
        forms.push({ locale, version, fields: filledFields(fields, own?.fills ?? []) });
      }
      const isEdited = stored.some(({ draft }) => draft !== null);
      const saved = await save(actor, { kind, path }, forms);
      if (!saved.ok) return fail(saved.reason === 'conflict' ? 'changed' : saved.reason);
      if (isEdited || saved.value.changed.length === 0) return ok({ isPublished: false });
      const published = await publish(actor, { kind, path }, saved.value.versions);
      return published.ok ? ok({ isPublished: true }) : fail(published.reason === 'invalid' ? 'invalid' : 'changed');
    },
  };
}
