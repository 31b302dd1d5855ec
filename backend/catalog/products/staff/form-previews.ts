import { createHash, randomBytes } from 'node:crypto';
import type { ProductPage } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inRolledBack, type Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { FieldEdit } from '#domain/base/merge-edits.ts';
import { type Fail, fail, ok } from '#domain/base/result.ts';
import { MINUTE_MS } from '#domain/base/time/durations.ts';
import type { PageSection } from '#domain/catalog/products/page-sections.ts';
import { type Actor, authoriseProposal } from '#domain/staff/actor.ts';
import { type ProductProblem, publishingProblems, takenProblems } from './check-product.ts';
import type { ProductContent } from './content.ts';
import { sectionsOf } from './page-sections.ts';
import { type Known, previewProduct, type Shown } from './preview-product.ts';
import { readProduct, type StoredProduct } from './read-product.ts';
import { type ChangeDeps, checkContent, mergeOver, type ProductForm, uniqueProblems } from './store-product.ts';

const MINUTES_SHOWN = 30;
const TOKEN_BYTES = 24;

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

/** Where the edits of a form are seen in the shop, and the sections of the page that they make. */
export type FormPreview = { slug: string; token: string; sections: PageSection[] };

/** `invalid`: what keeps the page from being shown. */
export type PreviewRefusal = Fail<'unknown', null> | Fail<'invalid', ProductProblem[]>;

/** Shows forms of products in the shop before they are saved (admin-product-7). */
export function createFormPreviews({ db, now }: Pick<ShopContext, 'db' | 'now'>, deps: ChangeDeps) {
  const known = (): Known => ({ now: now(), deliveryMethods: deps.deliveryMethods });

  async function store(staffId: string, sku: Sku, fields: readonly FieldEdit[]): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await db.kysely.deleteFrom('product_preview').where('expires_at', '<=', now()).execute();
    await db.kysely
      .insertInto('product_preview')
      .values({
        token_hash: digest(token),
        staff_id: staffId,
        sku,
        fields: JSON.stringify(fields),
        expires_at: new Date(now().getTime() + MINUTES_SHOWN * MINUTE_MS),
      })
      .execute();
    return token;
  }

  const lacks = (content: ProductContent, { id }: StoredProduct): Promise<ProductProblem[]> =>
    inRolledBack(db.kysely, async (tx) => {
      const { problems } = await checkContent(tx, deps, content);
      const taking = { content, id };
      const taken = (await takenProblems(tx, [taking])).get(taking) ?? [];
      return uniqueProblems([...publishingProblems(content), ...problems, ...taken]);
    });

  return {
    /** Keeps a form for half an hour, so that who has the token sees its page in the shop. Nothing of the product changes. */
    async begin(
      actor: Actor,
      sku: Sku,
      { fields }: Pick<ProductForm, 'fields'>,
    ): Promise<{ ok: true; value: FormPreview } | PreviewRefusal> {
      authoriseProposal(actor, 'products.edit');
      const stored = await readProduct(db.kysely, sku, now());
      if (!stored || actor.kind !== 'staff') return fail('unknown', null);
      const { content } = mergeOver(stored, fields);
      const page = await previewProduct(db.kysely, async () => ({ stored, content }), 'fi', known());
      if (!page) return fail('invalid', await lacks(content, stored));
      const token = await store(actor.id, stored.sku, fields);
      return ok({ slug: page.product.slug, token, sections: sectionsOf(content) });
    },

    /** The page of a form for who has its token; null when the token is no longer good or belongs to another address. */
    async page(slug: string, token: string, locale: Locale): Promise<ProductPage | null> {
      const kept = await db.kysely
        .selectFrom('product_preview')
        .innerJoin('staff', 'staff.id', 'product_preview.staff_id')
        .select(['product_preview.sku', 'fields'])
        .where('token_hash', '=', digest(token))
        .where('expires_at', '>', now())
        .where('staff.suspended_at', 'is', null)
        .executeTakeFirst();
      if (!kept) return null;
      const find = async (tx: Tx): Promise<Shown> => {
        const stored = await readProduct(tx, kept.sku, now());
        const content = stored && mergeOver(stored, kept.fields).content;
        return stored && content?.page.slug === slug ? { stored, content } : null;
      };
      return previewProduct(db.kysely, find, locale, known());
    },
  };
}
