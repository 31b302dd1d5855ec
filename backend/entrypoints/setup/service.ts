import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { type ContentDeps, importContent, storeMeta } from '#backend/content/pages/import-content.ts';
import type { ContentService } from '#backend/content/pages/service.ts';
import { firstFacts } from '#backend/content/shop-facts/in-force.ts';
import type { ShopFactsService } from '#backend/content/shop-facts/service.ts';
import { detailsOf, pageFactsOf, shopOf } from '#backend/entrypoints/cli/init/config-text.ts';
import {
  type CompanyFacts,
  companyQuestions,
  factProblem,
  type StoreFacts,
  storeQuestions,
} from '#backend/entrypoints/cli/init/facts.ts';
import { starterPages } from '#backend/entrypoints/cli/init/pages.ts';
import { liveConfigRefusals } from '#backend/entrypoints/live/config-refusals.ts';
import { type PageFault, pageFaults } from '#backend/entrypoints/live/page-refusals.ts';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { oneProcessAtATime } from '#backend/platform/db/one-process-at-a-time.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { demoFactIn } from '#backend/platform/settings/demo-facts.ts';
import { isOneOf, keysOf, recordOf } from '#domain/base/records.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { type Actor, authorise, mayTry } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { confirmable, type Progress, readProgress, SETUP_META, type SetupStep, stepsOf } from './steps.ts';

/** Names of fields of a company or, with the line of its store, of a store. */
export type SetupProblem = { field: string; store: number | null };
/** `closed`: the shop is set up, or is the demo. `facts`: company and stores are asked first; later: what is wrong in them. */
export type SetupState =
  | { at: 'closed' }
  | { at: 'facts' }
  /** `trialOrders`: orders placed while the shop was tried; they stay in its books. */
  | { at: 'steps'; steps: SetupStep[]; facts: string[]; pages: PageFault[]; trialOrders: number };

type SetupFacts = { company: Omit<CompanyFacts, 'colour'>; stores: StoreFacts[] };
type Deps = {
  shopFacts: ShopFactsService;
  content: Pick<ContentService, 'shownTexts'>;
  contentDeps: Omit<ContentDeps, 'db' | 'now' | 'hasPage'>;
};

const SETUP_LOCK = 7_450_231;
const MOST_STORES = 50;

/** A store with the company's address, contacts and hours where it has none of its own. */
const withCompanyFacts = (store: StoreFacts, company: SetupFacts['company']): StoreFacts =>
  recordOf(keysOf(storeQuestions), (field) => (field === 'name' ? store.name : store[field] || company[field]));
const SUBJECT = { kind: 'setting', id: 'setup' };

/** The first run of a new shop in the browser (setup-1): the facts of `shop -- init`, kept as settings, then step by step to going live. */
export function createSetupService(ctx: ShopContext, { shopFacts, content, contentDeps }: Deps) {
  const { db, now, settings } = ctx;
  const progress = () => readProgress(db.kysely);

  /** Shops whose shop.config.ts is their own were set up by `init` or by hand; the demo is nobody's. */
  const isNew = settings.SHOP_MODE === 'demo' && !settings.DEMO_CATALOG && demoFactIn(firstFacts.shop.company) !== null;

  async function importStarterPages(actor: Actor): Promise<void> {
    await mkdir(settings.DATA_DIR, { recursive: true });
    const folder = await mkdtemp(join(settings.DATA_DIR, 'first-pages-'));
    try {
      for (const [file, text] of starterPages(shop)) {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await writeFile(join(folder, file), text);
      }
      await importContent({ ...ctx, ...contentDeps }, folder, {
        by: actor.kind === 'staff' ? actor.name : null,
        theirs: true,
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function saveProgress(
    actor: Actor,
    after: Record<string, unknown>,
    change: (before: Progress) => Partial<Progress>,
  ) {
    await inTransaction(db.kysely, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${SETUP_META}))`.execute(tx);
      const before = await readProgress(tx);
      await storeMeta(tx, SETUP_META, JSON.stringify({ ...before, ...change(before) }));
      await recordAudit(tx, actor, now(), { action: 'shop.set-up', subject: SUBJECT, after });
    });
  }

  /**
   * Facts, then pages, then that the setup has begun: interrupted before the last, the form is there again and a repetition writes
   * all of it anew.
   */
  async function write(
    actor: Actor,
    { company, stores }: SetupFacts,
  ): Promise<Result<null, 'invalid' | 'closed', SetupProblem[]>> {
    if ((await progress()).hasBegun) return fail('closed');
    const own = shopOf({ company: { ...company, colour: '' }, stores, logo: null }, undefined);
    const pageFacts = pageFactsOf(own);
    const begun = await shopFacts.begin(actor, {
      // nothing of the demo: no brands of spare parts, no links to parts and trade-ins, no built picture
      shop: { ...own, suppliers: [], menu: { hidden: { parts: true, tradeIns: true } } },
      pageFacts: { ...pageFacts, hero: { ...pageFacts.hero, picture: null }, home: { hidden: { parts: true } } },
      storeDetails: detailsOf(own),
    });
    if (!begun.ok) return fail('invalid', [{ field: 'name', store: null }]);
    await importStarterPages(actor);
    await saveProgress(actor, { company: own.company }, () => ({ hasBegun: true }));
    return ok(null);
  }

  async function state(actor: Actor): Promise<SetupState> {
    authorise(actor, 'shop.set-up');
    const { hasBegun, isFinished, confirmed } = await progress();
    if (!isNew || isFinished) return { at: 'closed' };
    if (!hasBegun) return { at: 'facts' };
    const pages = pageFaults(await content.shownTexts());
    const count = async (table: 'product' | 'customer_order') => {
      const counted = db.kysely.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('n'));
      return Number((await counted.executeTakeFirst())?.n ?? 0);
    };
    const [products, trialOrders] = [await count('product'), await count('customer_order')];
    const steps = stepsOf(
      { sections: await shopFacts.list(actor), confirmed, products, pagesLeft: pages.length },
      settings,
    );
    return { at: 'steps', steps, facts: liveConfigRefusals(shop), pages, trialOrders };
  }

  return {
    /** Whether the owner has something to set up. */
    async isOpen(): Promise<boolean> {
      return isNew && (await progress()).isFinished !== true;
    },

    /** How much of the setup is done, for who does it; null when there is none to do. */
    async progressOf(actor: Actor): Promise<{ done: number; all: number } | null> {
      if (!isNew || !mayTry(actor, 'shop.set-up')) return null;
      const current = await state(actor);
      if (current.at === 'closed') return null;
      const steps = current.at === 'steps' ? current.steps : [];
      return { done: steps.filter(({ isDone }) => isDone).length, all: steps.length };
    },

    state,

    /**
     * Company and stores of the new shop: they take the place of the demo's, with neutral texts and pages to fill in. What a store
     * leaves empty is the company's.
     */
    async begin(
      actor: Actor,
      { company, stores: given }: SetupFacts,
    ): Promise<Result<null, 'invalid' | 'closed', SetupProblem[]>> {
      authorise(actor, 'shop.set-up');
      const stores = given.slice(0, MOST_STORES).map((store) => withCompanyFacts(store, company));
      if (!isNew || (await progress()).hasBegun) return fail('closed');
      const asked = keysOf(companyQuestions).filter((field) => field !== 'colour');
      const problems: SetupProblem[] = asked
        .filter((field) => factProblem(field, company[field] ?? ''))
        .map((field) => ({ field, store: null }));
      for (const [store, facts] of stores.entries())
        for (const field of keysOf(storeQuestions))
          if (factProblem(field, facts[field] ?? '')) problems.push({ field, store });
      if (stores.length === 0) problems.push({ field: 'name', store: 0 });
      if (problems.length > 0) return fail('invalid', problems);
      return oneProcessAtATime(db, SETUP_LOCK, () => write(actor, { company, stores }));
    },

    /** Marks a step as looked at: what it shows is right. */
    async confirm(actor: Actor, id: string): Promise<boolean> {
      authorise(actor, 'shop.set-up');
      if (!isOneOf(confirmable, id)) return false;
      await saveProgress(actor, { step: id }, ({ confirmed }) => ({ confirmed: [...new Set([...confirmed, id])] }));
      return true;
    },

    /** Ends the setup; what is left stays in the doctor's list. */
    async finish(actor: Actor): Promise<void> {
      authorise(actor, 'shop.set-up');
      await saveProgress(actor, { finished: true }, () => ({ isFinished: true }));
    },
  };
}
export type SetupService = ReturnType<typeof createSetupService>;
