import { type Kysely, sql } from 'kysely';
import type { SearchService } from '#backend/catalog/search/service.ts';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { announceWith } from '#backend/sales/reviews/moderation.ts';
import { localePrefix } from '#domain/base/locale.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { answerOf } from '#domain/catalog/questions/question.ts';
import { type RejectReason, type ReviewState, reviewStates } from '#domain/catalog/reviews/review.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import type { QuestionMail } from './mails/question-mail.ts';

type Deps = {
  search: Pick<SearchService, 'recordChange'>;
  mail: Pick<MailService<QuestionMail>, 'queue'>;
};

/** A question as staff see it. */
export type ListedQuestion = {
  id: string;
  product: string;
  slug: string | null;
  question: string;
  name: string;
  email: string | null;
  locale: 'fi' | 'en';
  state: ReviewState;
  reason: RejectReason | null;
  answer: string | null;
  version: number;
  at: Date;
};

/** 'decided': a colleague answered or rejected it since `seen`. */
export type QuestionOutcome = Result<null, 'unknown' | 'decided' | 'answer', null>;

const PAGE = 50;
const cursorOf = ({ at, id }: Pick<ListedQuestion, 'at' | 'id'>) => `${at.toISOString()} ${id}`;

/** The queue of questions: answer, which publishes and mails, or reject with a reason (question-2). */
export function createQuestionModeration(ctx: Pick<ShopContext, 'db' | 'now' | 'baseUrl'>, { search, mail }: Deps) {
  const { db, now, baseUrl } = ctx;
  const announce = announceWith(search);

  /** Runs a decision on a question that nobody has decided since it was seen; the lock puts two people in an order. */
  const onSeen = (id: string, seen: number, act: (tx: Kysely<Tables>, question: Locked) => Promise<void>) =>
    inTransaction(db.kysely, async (tx): Promise<QuestionOutcome> => {
      const question = await locked(tx, id);
      if (!question) return fail('unknown', null);
      if (question.version !== seen) return fail('decided', null);
      await act(tx, question);
      return ok(null);
    });

  async function mailAnswer(tx: Kysely<Tables>, question: Locked, answer: string) {
    if (question.email === null) return;
    const { locale } = question;
    const product = await tx
      .selectFrom('product')
      .select(['slug', 'name_fi', 'name_en'])
      .where('sku', '=', question.product_sku)
      .executeTakeFirst();
    const path = product && `${localePrefix(locale)}/kysymykset/${encodeURIComponent(product.slug)}`;
    await mail.queue(tx, {
      kind: 'question-answered',
      subjectId: question.id,
      to: question.email,
      locale,
      answer,
      product: (locale === 'en' && product?.name_en) || product?.name_fi || question.product_sku,
      name: question.name,
      question: question.question,
      url: path ? `${baseUrl}${path}` : null,
    });
  }

  return {
    /** A page of questions of a state, newest first. */
    async list(actor: Actor, state: ReviewState, after: string | null) {
      authorise(actor, 'reviews.moderate', { subject: 'questions' });
      const [at = '', id = ''] = (after ?? '').split(' ');
      const cursor = Number.isNaN(Date.parse(at))
        ? sql``
        : sql`and (q.created_at, q.id::text) < (${new Date(at)}, ${id})`;
      const { rows } = await sql<ListedQuestion>`
        select q.id, coalesce(p.name_fi, q.product_sku) as product, p.slug, q.question, q.name, q.email, q.locale, q.state,
          q.reason, q.answer, q.version, q.created_at as at
        from product_question q left join product p on p.sku = q.product_sku
        where q.state = ${state} ${cursor} order by q.created_at desc, q.id::text desc limit ${PAGE + 1}`.execute(
        db.kysely,
      );
      const questions = rows.slice(0, PAGE);
      const last = rows.length > PAGE ? questions.at(-1) : undefined;
      return { questions, next: last ? cursorOf(last) : null };
    },

    /** How many questions each state has. */
    async counts(actor: Actor): Promise<Record<ReviewState, number>> {
      authorise(actor, 'reviews.moderate', { subject: 'questions' });
      const { rows } = await sql<{ state: ReviewState; n: number }>`
        select state, count(*)::int as n from product_question group by state`.execute(db.kysely);
      const of = (state: ReviewState) => rows.find((row) => row.state === state)?.n ?? 0;
      const [pending = 0, approved = 0, rejected = 0] = reviewStates.map(of);
      return { pending, approved, rejected };
    },

    /** Answers in the shop's name: the question shows with its answer. The first answer is mailed to who asked. */
    async answer(actor: Actor, id: string, { text, seen }: { text: string; seen: number }): Promise<QuestionOutcome> {
      authorise(actor, 'reviews.moderate', { subject: id });
      const answer = answerOf(text);
      if (answer === null) return fail('answer', null);
      return onSeen(id, seen, async (tx, question) => {
        const answered = { state: 'approved' as const, reason: null, answer, version: seen + 1 };
        await tx
          .updateTable('product_question')
          .set({ ...answered, answered_at: question.answered_at ?? now() })
          .where('id', '=', question.id)
          .execute();
        await recordAudit(tx, actor, now(), {
          action: 'questions.answer',
          subject: { kind: 'question', id },
          before: { state: question.state, answer: question.answer },
          after: { state: 'approved', answer },
        });
        if (question.answered_at === null) await mailAnswer(tx, question, answer);
        await announce(tx, question.product_sku);
      });
    },

    /** Rejects a question with a reason, or hides one that was published. Nobody is mailed. */
    async reject(
      actor: Actor,
      id: string,
      { reason, seen }: { reason: RejectReason; seen: number },
    ): Promise<QuestionOutcome> {
      authorise(actor, 'reviews.moderate', { subject: id });
      return onSeen(id, seen, async (tx, question) => {
        const rejected = { state: 'rejected' as const, reason, version: seen + 1 };
        await tx.updateTable('product_question').set(rejected).where('id', '=', question.id).execute();
        await recordAudit(tx, actor, now(), {
          action: 'questions.reject',
          subject: { kind: 'question', id },
          before: { state: question.state },
          after: { state: 'rejected', reason },
        });
        if (question.state === 'approved') await announce(tx, question.product_sku);
      });
    },
  };
}

type Locked = NonNullable<Awaited<ReturnType<typeof locked>>>;

const locked = (tx: Kysely<Tables>, id: string) =>
  tx.selectFrom('product_question').selectAll().where(sql<boolean>`id::text = ${id}`).forUpdate().executeTakeFirst();
