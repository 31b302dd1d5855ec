import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import { joinSource } from '#domain/content/pages/source-doc.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { addressOf, contentAt } from '../addresses.ts';
import { CONTENT_PATH } from '../front-matter.ts';
import { fileOf } from '../read-sources.ts';
import { checkTexts, sourcesWith, type TextCheck } from './check-texts.ts';
import type { PageContext, PageDeps } from './page-context.ts';
import { renamedLinks } from './rename-links.ts';
import { docWith, fieldsOfDoc } from './source-fields.ts';
import {
  docOf,
  idsAfter,
  lockContents,
  type PageRef,
  readStoredTexts,
  readTextsOf,
  type StoredText,
  storeText,
  type TextRef,
} from './stored-texts.ts';
import { readVersionText } from './versions.ts';
import { writePages } from './write-page.ts';

/** `linked`: files whose texts link to the page. */
export type PageMoved =
  | Ok<PageRef>
  | Fail<'unknown' | 'invalid' | 'taken' | 'edited' | 'no_title', null>
  | Fail<'linked', string[]>;

type Deps = PageDeps & { check: () => TextCheck };
const MOST_PATH = 200;
const MOST_TITLE = 200;

const isPath = (path: string) => path.length <= MOST_PATH && CONTENT_PATH.test(path);

/** Beginning a page, moving it, translating it, taking it out and bringing back what it was. */
export function createPageLife({ db, now }: PageContext, { check, search }: Deps) {
  const subject = ({ kind, path }: PageRef) => ({ kind: 'page', id: `${kind}/${path}` });
  const locked = <T>(work: (tx: Tx) => Promise<T>) =>
    inTransaction(db.kysely, async (tx) => {
      await lockContents(tx);
      return work(tx);
    });
  const by = (actor: Actor) => ({ by: nameOf(actor), now: now() });
  const isWritten = ({ text, draft }: StoredText) => text !== null || draft !== null;

  /** Stores a text as the draft of a page in a language. */
  async function draftOf(tx: Tx, actor: Actor, ref: TextRef, draft: string, ids: string[] | null): Promise<void> {
    const stored = (await readTextsOf(tx, ref)).find(({ locale }) => locale === ref.locale) ?? null;
    const blockIds = ids ?? idsAfter(stored, draft);
    const next = { text: stored?.text ?? null, draft: draft === stored?.text ? null : draft, blockIds };
    await storeText(tx, ref, { ...next, fileText: stored?.fileText ?? null }, { event: 'save', ...by(actor) });
  }

  return {
    /** Begins a page in Finnish, as a draft. */
    async create(actor: Actor, { kind, path }: PageRef, title: string): Promise<PageMoved> {
      authorise(actor, 'content.edit', { subject: path });
      if (!isPath(path)) return fail('invalid', null);
      if (title === '' || title.length > MOST_TITLE) return fail('no_title', null);
      return locked(async (tx) => {
        if ((await readTextsOf(tx, { kind, path })).some(isWritten)) return fail('taken', null);
        const date = kind === 'article' ? check().today : '';
        const fields = { 'head/title': title, 'head/date': date, blocks: '' };
        const text = joinSource(docWith({ head: '', blocks: [] }, fields));
        await draftOf(tx, actor, { kind, path, locale: 'fi' }, text, []);
        await recordAudit(tx, actor, now(), {
          action: 'content.create',
          subject: subject({ kind, path }),
          after: { title },
        });
        return ok({ kind, path });
      });
    },

    /** Begins a language of a page with the text of the other one, block by block. */
    async copyLanguage(actor: Actor, { kind, path }: PageRef, from: Locale): Promise<PageMoved> {
      authorise(actor, 'content.edit', { subject: path });
      return locked(async (tx) => {
        const texts = await readTextsOf(tx, { kind, path });
        const source = texts.find(({ locale }) => locale === from);
        const to = from === 'fi' ? 'en' : 'fi';
        const text = source?.draft ?? source?.text ?? null;
        if (!source || text === null) return fail('unknown', null);
        if (texts.some((one) => one.locale === to && isWritten(one))) return fail('taken', null);
        await draftOf(tx, actor, { kind, path, locale: to }, text, source.blockIds);
        await recordAudit(tx, actor, now(), {
          action: 'content.translate',
          subject: subject({ kind, path }),
          after: { from, to },
        });
        return ok({ kind, path });
      });
    },

    /** Brings the text of a version back as the draft. */
    async restore(actor: Actor, { kind, path, locale }: TextRef, version: number): Promise<PageMoved> {
      authorise(actor, 'content.edit', { subject: path });
      return locked(async (tx) => {
        const old = await readVersionText(tx, { kind, path, locale }, version);
        if (!old || old.text === null) return fail('unknown', null);
        await draftOf(tx, actor, { kind, path, locale }, old.text, old.ids);
        await recordAudit(tx, actor, now(), {
          action: 'content.restore',
          subject: subject({ kind, path }),
          after: { locale, version },
        });
        return ok({ kind, path });
      });
    },

    /** Throws what is written and not published away; it stays among the versions. */
    async discard(actor: Actor, { kind, path }: PageRef): Promise<PageMoved> {
      authorise(actor, 'content.edit', { subject: path });
      return locked(async (tx) => {
        const drafts = (await readTextsOf(tx, { kind, path })).filter(({ draft }) => draft !== null);
        if (drafts.length === 0) return fail('unknown', null);
        for (const stored of drafts) {
          const { locale, text, fileText } = stored;
          const next = { text, draft: null, blockIds: idsAfter(stored, text), fileText };
          await storeText(tx, { kind, path, locale }, next, { event: 'discard', ...by(actor) });
        }
        await recordAudit(tx, actor, now(), { action: 'content.discard', subject: subject({ kind, path }) });
        return ok({ kind, path });
      });
    },

    /** Takes a page out of the shop, in both languages. Pages that link to it keep it there. */
    async archive(actor: Actor, { kind, path }: PageRef): Promise<PageMoved> {
      authorise(actor, 'content.edit', { subject: path });
      return locked(async (tx) => {
        const all = await readStoredTexts(tx);
        const own = all.filter((text) => text.kind === kind && text.path === path);
        if (!own.some(isWritten)) return fail('unknown', null);
        const rest = sourcesWith(all, (text) => (own.includes(text) ? null : text.text));
        const rendered = await checkTexts(tx, rest, check());
        const linked = await linkingFiles(tx, all, own);
        if (linked.length > 0) return fail('linked', linked);
        for (const { locale, fileText } of own)
          await storeText(
            tx,
            { kind, path, locale },
            { text: null, draft: null, blockIds: [], fileText },
            { event: 'archive', ...by(actor) },
          );
        await writePages(tx, [{ kind, path }], rendered, { search, now: now() });
        await recordAudit(tx, actor, now(), { action: 'content.archive', subject: subject({ kind, path }) });
        return ok({ kind, path });
      });
    },

    /** Gives a page another address: the old one leads to it, and links of other texts follow (admin-page-6). */
    async move(actor: Actor, { kind, path }: PageRef, to: string): Promise<PageMoved> {
      authorise(actor, 'content.edit', { subject: path });
      if (!isPath(to) || to === path) return fail('invalid', null);
      return locked(async (tx) => {
        const all = await readStoredTexts(tx);
        const isAt = (where: string) => (text: StoredText) => text.kind === kind && text.path === where;
        const own = all.filter(isAt(path));
        if (!own.some(isWritten)) return fail('unknown', null);
        if (all.some((text) => isAt(to)(text) && isWritten(text))) return fail('taken', null);
        const change = { event: 'move', ...by(actor) } as const;
        const link = { kind, from: path, to };
        const touched: PageRef[] = [
          { kind, path },
          { kind, path: to },
        ];
        for (const stored of all) {
          const isOwn = own.includes(stored);
          const next = (text: string | null) => {
            if (text === null) return null;
            const renamed = renamedLinks(text, link);
            // who never saw it in the shop has no link to its old address
            return isOwn && stored.text !== null ? withFormer(renamed, path, to) : renamed;
          };
          const [text, draft] = [next(stored.text), next(stored.draft)];
          const ref = { kind: stored.kind, path: stored.path, locale: stored.locale };
          if (isOwn) {
            const target = all.find((one) => isAt(to)(one) && one.locale === stored.locale);
            const moved = { text, draft, blockIds: stored.blockIds, fileText: target?.fileText ?? null };
            await storeText(tx, { ...ref, path: to }, moved, change);
            const gone = { text: null, draft: null, blockIds: [], fileText: stored.fileText };
            await storeText(tx, ref, gone, change);
          } else if (text !== stored.text || draft !== stored.draft) {
            await storeText(tx, ref, { ...stored, text, draft }, change);
            if (text !== stored.text) touched.push(ref);
          }
        }
        const after = sourcesWith(await readStoredTexts(tx), ({ text }) => text);
        await writePages(tx, touched, await checkTexts(tx, after, check()), { search, now: now() });
        await recordAudit(tx, actor, now(), {
          action: 'content.move',
          subject: subject({ kind, path: to }),
          before: { path },
          after: { path: to },
        });
        return ok({ kind, path: to });
      });
    },
  };

  /** Files of other texts that link to these. */
  async function linkingFiles(tx: Tx, all: readonly StoredText[], own: readonly StoredText[]): Promise<string[]> {
    const { contents } = await checkTexts(
      tx,
      sourcesWith(all, (text) => (own.includes(text) ? null : text.text)),
      check(),
    );
    const addresses = new Set(own.map(({ kind, path }) => addressOf(kind, path)));
    const linking = contents.filter(({ built }) =>
      built.links.some(({ link }) => {
        const place = contentAt(link);
        return place !== null && addresses.has(addressOf(place.kind, place.path));
      }),
    );
    return linking.map(fileOf);
  }
}

/** A text whose page had another path before. */
function withFormer(text: string, former: string, now: string): string {
  const doc = docOf(text, []);
  const fields = fieldsOfDoc(doc);
  const known = (fields['head/formerly'] ?? '').split('\n').filter(Boolean);
  return joinSource(
    docWith(doc, {
      ...fields,
      'head/formerly': [...new Set([...known, former])].filter((one) => one !== now).join('\n'),
    }),
  );
}
