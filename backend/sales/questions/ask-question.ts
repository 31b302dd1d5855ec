import { createHash } from 'node:crypto';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Client } from '#backend/platform/http-kit/client.ts';
import type { FormStamps } from '#backend/platform/http-kit/form-stamps.ts';
import { createLimits, type Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { checkQuestion, type QuestionProblems } from '#domain/catalog/questions/question.ts';

type Deps = { catalog: Pick<CatalogService, 'product'>; formStamps: Pick<FormStamps, 'trapped'> };

/** `formKey`: of the opened form; sent twice, it asks once. */
export type Asking = { slug: string; locale: Locale; client: Pick<Client, 'ip'>; formKey: string };

/** 'robot': the honeypot was filled in, or the form was sent too fast or is too old. */
export type AskOutcome =
  | Result<null, 'invalid', QuestionProblems>
  | Fail<'unknown'>
  | Fail<'robot', 'website' | 'early' | 'stale'>
  | Limited;

/** Stores a question about a product once per form and content; it waits for the shop's answer (question-1). */
export function createAsking({ db, now }: Pick<ShopContext, 'db' | 'now'>, { catalog, formStamps }: Deps) {
  const limits = createLimits(db);
  return async function ask(
    typed: Readonly<Record<string, unknown>>,
    { slug, locale, client, formKey }: Asking,
  ): Promise<AskOutcome> {
    const checked = checkQuestion(typed);
    if (!checked.ok) return checked;
    const robot = formStamps.trapped(typed);
    if (robot) return fail('robot', robot);
    const product = await catalog.product(slug, locale);
    if (!product) return fail('unknown');
    const words = checked.value;
    const key = createHash('sha256')
      .update(JSON.stringify([formKey, product.sku, words]))
      .digest('base64url');
    const limited = await limits.consume(['contact-from', client.ip], ['contact-to', words.email]);
    if (limited) return limited;
    await db.kysely
      .insertInto('product_question')
      .values({ ...words, idempotency_key: key, product_sku: product.sku, locale, created_at: now() })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    return ok(null);
  };
}
