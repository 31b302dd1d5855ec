import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { FieldClash } from '#domain/base/merge-edits.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import { alignBlocks } from '#domain/content/pages/align-blocks.ts';
import { joinSource, splitSource } from '#domain/content/pages/source-doc.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import type { TextCheck } from './check-texts.ts';
import { keepForm } from './form-previews.ts';
import type { PageContext } from './page-context.ts';
import type { PageProblem } from './page-problems.ts';
import { fencedTexts, mergeText } from './save-text.ts';
import { type Doc, docWith, fieldsOfDoc, type PageFields } from './source-fields.ts';
import {
  docOf,
  lockContents,
  newBlockId,
  type PageRef,
  readTextsOf,
  type StoredText,
  storeText,
} from './stored-texts.ts';
import type { PreviewTexts } from './text-columns.ts';
import { readVersionText } from './versions.ts';

/** A form of a page in one language: the version it was opened with (0: there was none) and the fields that it has. */
export type TextForm = { locale: Locale; version: number; fields: PageFields };

/** A field that two people changed; `name` of a block's field holds the block's id. */
export type PageClash = FieldClash & { locale: Locale; who: string | null; at: Date | null };

export type PageSaved =
  | Ok<{ versions: Partial<Record<Locale, number>>; changed: string[]; others: string[] }>
  | Fail<'unknown', null>
  | Fail<'invalid', PageProblem[]>
  | Fail<'conflict', { versions: Partial<Record<Locale, number>>; clashes: PageClash[] }>;

const MOST_LETTERS = 200_000;
const MOST_BLOCKS = 200;
const MOST_SHOWN = 300;
// line feeds and tabs stay
const CONTROL = /[^\P{Cc}\n\t]/gu;
const cleaned = ({ fields, ...form }: TextForm): TextForm => ({
  ...form,
  fields: Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value.replaceAll('\r\n', '\n').replaceAll(CONTROL, ' ')]),
  ),
});

const nothing: Doc = { head: '', blocks: [] };

/** Problems that keep a form from being stored at all; what is only unfinished is shown and stored. */
function formProblems(locale: Locale, fields: PageFields, text: string): PageProblem[] {
  const wrong = (field: string, reason: string): PageProblem => ({
    locale,
    field,
    reason,
    block: /^block\/([^/]+)\//.exec(field)?.[1] ?? null,
  });
  if (text.length > MOST_LETTERS) return [wrong('', `must have at most ${MOST_LETTERS} characters`)];
  if (splitSource(text).blocks.length > MOST_BLOCKS) return [wrong('', `must have at most ${MOST_BLOCKS} blocks`)];
  return fencedTexts(fields).map((field) => wrong(field, 'no line may begin with :::'));
}

/** What is written in a text. */
const writtenIn = (stored: StoredText | undefined): Doc => {
  const text = stored?.draft ?? stored?.text ?? null;
  return stored && text !== null ? docOf(text, stored.blockIds) : nothing;
};

/** Saving and previewing the form of a page (admin-page-3, admin-page-4). */
export function createPageForms(ctx: PageContext, { check }: { check: () => TextCheck }) {
  const { db, now } = ctx;

  async function mergedOf(tx: Tx, ref: PageRef, form: TextForm, stored: StoredText | undefined) {
    const base = await readVersionText(tx, { ...ref, locale: form.locale }, form.version);
    if (!base && form.version !== 0) return null;
    return mergeText(docOf(base?.text ?? '', base?.ids ?? []), writtenIn(stored), form.fields);
  }

  async function saveLocked(tx: Tx, actor: Actor, ref: PageRef, forms: readonly TextForm[]): Promise<PageSaved> {
    const texts = await readTextsOf(tx, ref);
    const storedOf = (locale: Locale) => texts.find((text) => text.locale === locale);
    const versions: Partial<Record<Locale, number>> = {};
    const [clashes, problems]: [PageClash[], PageProblem[]] = [[], []];
    const merged: { locale: Locale; doc: Doc; text: string; changed: string[] }[] = [];
    const others: string[] = [];
    for (const form of forms) {
      const { locale } = form;
      const stored = storedOf(locale);
      const of = await mergedOf(tx, ref, form, stored);
      if (!of) return fail('unknown', null);
      versions[locale] = stored?.version ?? 0;
      const text = joinSource(of.doc);
      const by = { who: stored?.changedBy ?? null, at: stored?.changedAt ?? null };
      clashes.push(...of.clashes.map((clash) => ({ ...clash, ...by, locale })));
      problems.push(...formProblems(locale, form.fields, text));
      others.push(...of.others.map((field) => `${locale}/${field}`));
      if (of.changed.length > 0) merged.push({ locale, doc: of.doc, text, changed: of.changed });
    }
    if (clashes.length > 0) return fail('conflict', { versions, clashes });
    if (problems.length > 0) return fail('invalid', problems);
    const change = { event: 'save', by: nameOf(actor), now: now() } as const;
    for (const { locale, doc, text, changed } of merged) {
      const stored = storedOf(locale);
      const blockIds = alignBlocks(doc.blocks, splitSource(text).blocks, newBlockId).map(({ id }) => id);
      const next = { text: stored?.text ?? null, draft: text === stored?.text ? null : text, blockIds };
      versions[locale] = await storeText(
        tx,
        { ...ref, locale },
        { ...next, fileText: stored?.fileText ?? null, publishAt: stored?.publishAt ?? null },
        change,
      );
      const fields = fieldsOfDoc(doc);
      const shown = changed.map((field) => [`${locale}/${field}`, (fields[field] ?? '').slice(0, MOST_SHOWN)]);
      await recordAudit(tx, actor, now(), {
        action: 'content.save',
        subject: { kind: 'page', id: `${ref.kind}/${ref.path}` },
        after: Object.fromEntries(shown),
      });
    }
    const changed = merged.flatMap((one) => one.changed.map((field) => `${one.locale}/${field}`));
    return ok({ versions, changed, others });
  }

  return {
    /** Stores the form of a page as its draft, merged with what colleagues and files brought meanwhile; the shop stays as it is. */
    async save(actor: Actor, { kind, path }: PageRef, forms: readonly TextForm[]): Promise<PageSaved> {
      authorise(actor, 'content.edit', { subject: path });
      return inTransaction(db.kysely, async (tx) => {
        await lockContents(tx);
        return saveLocked(tx, actor, { kind, path }, forms.map(cleaned));
      });
    },

    /**
     * Keeps a form so that who has the token sees its page in the shop on a day (null: today), with both languages as they are typed.
     * `again` is the token of the same page's last preview.
     */
    async previewForm(
      actor: Actor,
      { kind, path }: PageRef,
      forms: readonly TextForm[],
      { day, again }: { day: string | null; again: string },
    ): Promise<string | null> {
      authorise(actor, 'content.edit', { subject: path });
      if (actor.kind !== 'staff') return null;
      const texts = await inTransaction(db.kysely, async (tx): Promise<PreviewTexts> => {
        const stored = await readTextsOf(tx, { kind, path });
        const shown: PreviewTexts = { fi: null, en: null };
        for (const { locale, draft, text } of stored) shown[locale] = draft ?? text;
        for (const form of forms.map(cleaned)) {
          const base = await readVersionText(tx, { kind, path, locale: form.locale }, form.version);
          const doc = docOf(base?.text ?? '', base?.ids ?? []);
          const text = joinSource(docWith(doc, { ...fieldsOfDoc(doc), ...form.fields }));
          if (formProblems(form.locale, form.fields, text).length === 0) shown[form.locale] = text;
        }
        return shown;
      });
      if (texts.fi === null && texts.en === null) return null;
      return keepForm(ctx, actor, { kind, path, texts, day: day ?? check().today }, again);
    },
  };
}
