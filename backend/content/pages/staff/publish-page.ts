import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { fileOf } from '../read-sources.ts';
import { checkTexts, sourcesWith, type TextCheck } from './check-texts.ts';
import type { PageContext, PageDeps } from './page-context.ts';
import { type PageProblem, problemsOf } from './page-problems.ts';
import { docOf, lockContents, type PageRef, readStoredTexts, type StoredText, storeText } from './stored-texts.ts';
import { writePages } from './write-page.ts';

/** The versions of a page's texts that somebody saw. */
export type SeenVersions = Partial<Record<Locale, number>>;

/** `others`: files of other pages that would break, such as by links to this one. */
export type PagePublished =
  | Ok<{ published: Locale[] }>
  | Fail<'unknown' | 'nothing' | 'changed', null>
  | Fail<'invalid', { problems: PageProblem[]; others: string[] }>;

type Deps = PageDeps & { check: () => TextCheck };

const MINUTE = '* * * * *';

/** Putting what is written into the shop, at once or at a time (admin-page-2). */
export function createPagePublishing({ db, now }: PageContext, { check, jobs, ...deps }: Deps) {
  async function publishLocked(tx: Tx, actor: Actor, ref: PageRef, seen: SeenVersions | null): Promise<PagePublished> {
    const all = await readStoredTexts(tx);
    const own = all.filter(({ kind, path }) => kind === ref.kind && path === ref.path);
    if (own.length === 0) return fail('unknown', null);
    if (seen && own.some(({ locale, version }) => (seen[locale] ?? 0) !== version)) return fail('changed', null);
    const drafts = own.filter(({ draft }) => draft !== null);
    if (drafts.length === 0) return fail('nothing', null);
    const after = (text: StoredText) => (drafts.includes(text) ? text.draft : text.text);
    const rendered = await checkTexts(tx, sourcesWith(all, after), check());
    if (rendered.problems.length > 0) {
      const before = await checkTexts(
        tx,
        sourcesWith(all, ({ text }) => text),
        check(),
      );
      const known = new Set(before.problems.map(({ file, reason }) => `${file} ${reason}`));
      const docs = new Map(own.map((text) => [text.locale, docOf(after(text) ?? '', text.blockIds)]));
      const problems = problemsOf(rendered.problems, ref, docs);
      const ownFiles = new Set(own.map(fileOf));
      const others = rendered.problems.filter(
        ({ file, reason }) => !ownFiles.has(file) && !known.has(`${file} ${reason}`),
      );
      if (problems.length > 0 || others.length > 0)
        return fail('invalid', { problems, others: [...new Set(others.map(({ file }) => file))] });
    }
    const change = { event: 'publish', by: nameOf(actor), now: now() } as const;
    for (const { kind, path, locale, draft, blockIds, fileText } of drafts)
      await storeText(tx, { kind, path, locale }, { text: draft, draft: null, blockIds, fileText }, change);
    await writePages(tx, [ref], rendered, { search: deps.search, now: now() });
    const published = drafts.map(({ locale }) => locale);
    await recordAudit(tx, actor, now(), {
      action: 'content.publish',
      subject: { kind: 'page', id: `${ref.kind}/${ref.path}` },
      after: { languages: published.join(', ') },
    });
    return ok({ published });
  }

  const publish = (actor: Actor, { kind, path }: PageRef, seen: SeenVersions | null) =>
    inTransaction(db.kysely, async (tx) => {
      await lockContents(tx);
      return publishLocked(tx, actor, { kind, path }, seen);
    });

  /** Publishes drafts whose time has come; what keeps one back is noted at it. */
  async function publishDue(): Promise<void> {
    const due = await db.kysely
      .selectFrom('content_source')
      .select(['kind', 'path'])
      .distinct()
      .where('publish_at', '<=', now())
      .where('draft', 'is not', null)
      .where('publish_problem', 'is', null)
      .execute();
    for (const { kind, path } of due) {
      const done = await publish({ kind: 'job', name: 'publish-pages' }, { kind, path }, null);
      if (done.ok) continue;
      const first = done.reason === 'invalid' ? done.details?.problems[0]?.reason : null;
      await db.kysely
        .updateTable('content_source')
        .set({ publish_problem: first ?? done.reason })
        .where((eb) => eb.and({ kind, path }))
        .where('publish_at', 'is not', null)
        .execute();
    }
  }
  jobs.define('publish-pages', publishDue, { cron: MINUTE, isPlanned: true });

  return {
    publishDue,

    /** Puts the drafts of a page into the shop, in both languages, if they are the ones that the person saw. */
    async publish(actor: Actor, ref: PageRef, seen: SeenVersions): Promise<PagePublished> {
      authorise(actor, 'content.edit', { subject: ref.path });
      return publish(actor, ref, seen);
    },

    /** The drafts of a page are published at a time; null: only by a person. */
    async schedulePublishing(actor: Actor, { kind, path }: PageRef, at: Date | null): Promise<PagePublished> {
      authorise(actor, 'content.edit', { subject: path });
      return inTransaction(db.kysely, async (tx): Promise<PagePublished> => {
        const changed = await tx
          .updateTable('content_source')
          .set({ publish_at: at, publish_problem: null })
          .where((eb) => eb.and({ kind, path }))
          .where('draft', 'is not', null)
          .returning('locale')
          .execute();
        if (changed.length === 0) return fail('nothing', null);
        await recordAudit(tx, actor, now(), {
          action: 'content.schedule',
          subject: { kind: 'page', id: `${kind}/${path}` },
          after: { at: at?.toISOString() ?? null },
        });
        return ok({ published: [] });
      });
    },
  };
}
