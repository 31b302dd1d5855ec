import { data, Form, useSearchParams } from 'react-router';
import type { OpenProduct } from '#backend/catalog/products/staff/service.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { EditConflict } from '#web/admin/base/pieces/edit/edit-conflict.tsx';
import { EditFormState, keysOfField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import listEn from '#web/messages/admin/en/products.ts';
import fi from '#web/messages/admin/fi/product.ts';
import listFi from '#web/messages/admin/fi/products.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { ProductStateMark } from '../product-state.tsx';
import type { Route } from './+types/route';
import { AttributesSection } from './attributes-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { History } from './history.tsx';
import { PageSections } from './page-sections.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { reasonText } from './problem-text.ts';
import styles from './product.module.css';
import { productAction, proposesProducts } from './product-actions.ts';
import { ProductAside } from './product-aside.tsx';
import { Publishing } from './publishing.tsx';
import { Result } from './result.tsx';
import { ShopPreview } from './shop-preview.tsx';
import { TextsSection } from './texts-section.tsx';
import { VariantsSection } from './variants-section.tsx';
import { VideoSection } from './video-section.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor, locale } = staffOf(context);
  const [product, tree] = await Promise.all([shop.products.open(actor, params.sku), shop.catalog.tree(locale)]);
  if (!product) throw data(null, { status: 404 });
  const mayEdit = mayTry(actor, 'products.edit', { subject: product.sku });
  const proposes = proposesProducts(actor);
  const waiting = await shop.changeSets.waiting(actor, skusOf(product));
  return {
    product,
    preview: await shop.products.previewToken(actor, product),
    categories: tree.map(({ path, name, level }) => ({ path, name, level })),
    shop: { name: config.name, host: new URL(shop.baseUrl).host, url: shop.baseUrl },
    waiting,
    // the form begins anew when the person's own proposal is sent
    proposal: waiting.find(({ author }) => author.id === actor.id)?.id ?? 0,
    mayEdit,
    proposes,
    may: mayEdit || proposes,
  };
}

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  productAction(staffOf(context), params.sku, await request.formData());

const FORM = 'product';

/** The product's page and its skus, by which change sets name it. */
const skusOf = ({ sku, fields }: OpenProduct) => [...new Set([sku, ...keysOfField(fields.variants ?? '')])];

export default function Product({ loaderData, ...props }: Route.ComponentProps) {
  const last = useLast(props.actionData);
  const answer = isRefused(last) ? undefined : (last ?? undefined);
  const t = useTexts(fi, en);
  const list = useTexts(listFi, listEn);
  const { product, may, categories, shop, proposal } = loaderData;
  const { sku, state, fields, version } = product;
  const [params] = useSearchParams();
  useLive([`product:${sku}`, 'change-set']);
  const draft = useDraft(`product:${sku}:${version}:${proposal}`);
  const wrong = answer && 'problems' in answer ? answer : null;
  const problems = (wrong?.problems ?? []).map(({ field, reason }) => ({ field, reason: reasonText(t, reason) }));
  const preview = answer && 'preview' in answer ? answer.preview : null;
  const typed = answer && 'typed' in answer ? Object.fromEntries(answer.typed) : null;
  const form = { fields, typed, problems };
  return (
    <>
      <PageBar
        title={fields['name.fi'] || sku}
        back={{ to: '/tuotteet', text: list('products.title') }}
        beside={<ProductStateMark state={state} isScheduled={product.publishAt !== null} pill />}
      >
        {state === 'published' && (
          <ButtonLink to={`/tuotteet/${encodeURIComponent(sku)}/hinnat`}>{t('act.prices')}</ButtonLink>
        )}
        {state === 'published' && (
          <a className="btn btn-line" href={`${shop.url}/product/${fields.slug}`} target="_blank" rel="noreferrer">
            {t('act.view')}
          </a>
        )}
        {loaderData.preview && (
          <a
            className="btn btn-line"
            href={`${shop.url}/product/${fields.slug}?esikatselu=${loaderData.preview}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('act.preview')}
          </a>
        )}
        {may && (
          <Button type="submit" form={FORM} name="intent" value="preview" shortcut="Control+Shift+E">
            {t('act.tryOut')}
          </Button>
        )}
        {may && (
          <Button type="submit" form={FORM} look="primary" shortcut="Control+S">
            {t(loaderData.proposes ? 'act.propose' : 'act.save')}
          </Button>
        )}
      </PageBar>
      <main id="sisalto">
        <Result answer={answer} done={params.get('done')} />
        {preview && <ShopPreview preview={preview} shopUrl={shop.url} />}
        {loaderData.proposes && !params.has('done') && <Note>{t('propose.note')}</Note>}
        {answer && 'clashes' in answer ? (
          <EditConflict {...answer} />
        ) : (
          <div className="split">
            <EditFormState value={form}>
              <Form
                id={FORM}
                method="post"
                encType="multipart/form-data"
                key={`${version} ${proposal}`}
                ref={draft}
                className={styles.form}
              >
                {/* the key Enter presses this one, not a button that takes something away */}
                <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" name="do" value="save" />
                <input type="hidden" name="version" value={version} />
                <fieldset disabled={!may} className={styles.fieldset}>
                  <TextsSection />
                  <VariantsSection sku={sku} skus={product.skus} may={may} />
                  <PicturesSection sku={sku} version={version} may={may} choices={product.choices} />
                  <VideoSection />
                  <DocumentsSection may={may} />
                  <AttributesSection used={product.attributes} may={may} />
                  <ProductAside product={product} categories={categories} shop={shop} may={may} />
                </fieldset>
              </Form>
            </EditFormState>
            <aside className="aside">
              {loaderData.mayEdit && (
                <Publishing product={product} mainCategory={keysOfField(fields.categories ?? '')[0] ?? ''} />
              )}
              <PageSections sections={preview?.sections ?? product.sections} isEdited={preview !== null} />
              <History changes={product.changes} waiting={loaderData.waiting} />
            </aside>
          </div>
        )}
      </main>
    </>
  );
}
