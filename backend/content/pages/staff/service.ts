import { localDay } from '#domain/base/time/local-day.ts';
import type { PageListQuery } from '#domain/content/pages/page-list.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { addressOf } from '../addresses.ts';
import { listPages, type PageList } from './list-pages.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { createPageBlanks } from './page-blanks.ts';
import type { PageContext, PageDeps } from './page-context.ts';
import { createPageForms } from './page-forms.ts';
import { createPageLife } from './page-life.ts';
import { createPagePublishing } from './publish-page.ts';
import type { PageRef, TextRef } from './stored-texts.ts';
import { readVersionText } from './versions.ts';

export type { ListedPage } from './list-pages.ts';
export type { OpenPage, OpenText } from './open-page.ts';
export type { PageBlanks, TextFills } from './page-blanks.ts';
export type { PageClash, PageSaved, TextForm } from './page-forms.ts';
export type { PageMoved } from './page-life.ts';
export type { PageProblem } from './page-problems.ts';
export type { PagePublished } from './publish-page.ts';
export type { Version } from './versions.ts';

/** Pages, articles and campaigns as staff write them (docs/content.md). */
export function createPageService(ctx: PageContext, deps: PageDeps) {
  const { db, now, hasPage } = ctx;
  const check = () => ({ pictures: deps.pictures, hasPage, today: localDay(now(), shop.timeZone) });
  const forms = createPageForms(ctx, { check });
  const publishing = createPagePublishing(ctx, { ...deps, check });
  return {
    ...forms,
    ...publishing,
    ...createPageBlanks(ctx, { save: forms.save, publish: publishing.publish }),
    ...createPageLife(ctx, { ...deps, check }),

    /** All pages with their states in both languages and what is wrong with them. */
    async list(actor: Actor, query: PageListQuery): Promise<PageList> {
      authorise(actor, 'content.edit');
      return listPages(db.kysely, query, check());
    },

    /** A page with both its texts; null when there is none. */
    async open(actor: Actor, ref: PageRef): Promise<OpenPage | null> {
      authorise(actor, 'content.edit');
      return openPage(db.kysely, ref, check());
    },

    /** A link that shows what is written of a page to who has it, for some days; null when there is no such page. */
    async shareLink(actor: Actor, ref: PageRef, days: number): Promise<string | null> {
      authorise(actor, 'content.edit', { subject: ref.path });
      return deps.previewLink(addressOf(ref.kind, ref.path), days);
    },

    /** Which picture each name of a file is; pictures of the library are named by their ids. */
    async pictureNames(actor: Actor): Promise<Record<string, string>> {
      authorise(actor, 'content.edit');
      const rows = await db.kysely.selectFrom('content_picture').selectAll().orderBy('file').execute();
      return Object.fromEntries(rows.map(({ file, id }) => [file, id]));
    },

    /** The text of a version, as its file would be; null when there is none. */
    async versionText(actor: Actor, ref: TextRef, version: number): Promise<string | null> {
      authorise(actor, 'content.edit');
      return (await readVersionText(db.kysely, ref, version))?.text ?? null;
    },
  };
}

export type PageService = ReturnType<typeof createPageService>;
