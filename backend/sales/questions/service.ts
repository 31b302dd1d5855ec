import type { Kysely } from 'kysely';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { FormStamps } from '#backend/platform/http-kit/form-stamps.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { announceWith } from '#backend/sales/reviews/moderation.ts';
import type { Sku } from '#domain/base/ids.ts';
import { createAsking } from './ask-question.ts';
import type { QuestionMail } from './mails/question-mail.ts';
import { createQuestionModeration } from './moderation.ts';
import {
  deleteQuestionsFrom,
  forgetAskers,
  productsWithAnswers,
  publicQuestions,
  questionsFrom,
  questionsOfProduct,
} from './queries.ts';

export type { AskOutcome } from './ask-question.ts';
export type { ListedQuestion } from './moderation.ts';

type Deps = {
  catalog: Pick<CatalogService, 'cached' | 'product'>;
  formStamps: Pick<FormStamps, 'trapped'>;
  jobs: Pick<Jobs, 'define'>;
  mail: Pick<MailService<QuestionMail>, 'queue' | 'forget'>;
  search: Pick<SearchService, 'recordChange'>;
};

const ON_PAGE = 3;
const KEPT_YEARS = 1;

/** Questions about products: asked on their pages, answered by the shop, public with the answer. */
export function createQuestionService(ctx: ShopContext, deps: Deps) {
  const { kysely } = ctx.db;
  const announce = announceWith(deps.search);
  const renew = async (tx: Kysely<Tables>, changed: readonly { sku: string }[]) => {
    for (const sku of new Set(changed.map((one) => one.sku))) await announce(tx, sku);
  };

  /** After a year nobody can tell who asked; run nightly, and by tests directly (question-4). */
  async function retain(): Promise<void> {
    const before = new Date(ctx.now());
    before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS);
    await inTransaction(kysely, async (tx) => {
      const changed = await forgetAskers(tx, before);
      await renew(tx, changed);
      await deps.mail.forget(tx, { subjectIds: changed.map(({ id }) => id), recipient: null });
    });
  }
  const answered = deps.catalog.cached(() => productsWithAnswers(kysely));
  const shownOf = deps.catalog.cached((sku: Sku) => questionsOfProduct(kysely, sku, ON_PAGE));

  deps.jobs.define('question-retention', retain, { cron: '47 3 * * *' });

  return {
    ask: createAsking(ctx, deps),
    moderation: createQuestionModeration(ctx, deps),
    retain,

    /** What the page of a product shows; from memory until the catalog or a question changes. */
    ofProduct: async (sku: Sku): ReturnType<typeof shownOf> =>
      (await answered()).has(sku) ? shownOf(sku) : { count: 0, questions: [] },

    /** A page of all answered questions of a product. */
    list: (sku: Sku, page: number) => publicQuestions(kysely, sku, page),

    /** The questions of a customer by their verified address, for the export of own data. */
    own: (userId: string) => questionsFrom(kysely, userId),

    /** Deletes the questions of a customer, answered ones too. Returns the subjects of their mails. */
    async forget(tx: Kysely<Tables>, userId: string): Promise<string[]> {
      const gone = await deleteQuestionsFrom(tx, userId);
      await renew(tx, gone);
      return gone.map(({ id }) => id);
    },
  };
}

export type QuestionService = ReturnType<typeof createQuestionService>;
