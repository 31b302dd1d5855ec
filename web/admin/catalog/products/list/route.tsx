import { Form, Link, useSearchParams } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { SavedViews, shownQuery } from '#web/admin/base/pieces/saved-views.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { without } from '#web/admin/base/without.ts';
import en from '#web/messages/admin/en/products.ts';
import fi from '#web/messages/admin/fi/products.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import type { Route } from './+types/route';
import { BulkBar } from './bulk-bar.tsx';
import { cellAction } from './cell-action.ts';
import { editAction } from './edit-action.ts';
import { EditTable } from './edit-table.tsx';
import { loadList } from './load-list.ts';
import { Peek } from './peek.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductTable } from './product-table.tsx';
import { columnsOf, views } from './views.ts';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(staffOf(context), url.searchParams);

/** Saves a cell of a row, or makes one change set of the cells that were edited and opens it. */
export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context);
  const form = await request.formData();
  return cellAction(staff, form) ?? editAction(staff, form);
}

export default function Products({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const { products, next, counts, peek, may } = loaderData;
  useLive(['product', 'catalog']);
  const answer = actionData && 'typed' in actionData ? actionData : undefined;
  const count = (n: number) => (n > loaderData.most ? t('products.more', { count: loaderData.most }) : String(n));
  const more = new URLSearchParams(params);
  if (next) more.set('after', next);
  const edit = new URLSearchParams(params);
  edit.set('edit', '1');
  edit.delete('peek');
  const isEditing = may.change && params.get('edit') === '1';
  return (
    <>
      <PageBar title={t('products.title')}>
        {may.change && !isEditing && products.length > 0 && (
          <ButtonLink icon="pencil" to={`?${edit}`}>
            {t('edit.start')}
          </ButtonLink>
        )}
        {may.create && (
          <ButtonLink look="primary" icon="plus" to="/tuotteet/uusi" shortcut="C">
            {t('products.new')}
          </ButtonLink>
        )}
      </PageBar>
      <main id="sisalto">
        <SavedViews
          list="products"
          saved={loaderData.saved}
          current={shownQuery(params)}
          fixed={views.map(({ text, query }) => {
            const n = counts[text];
            return { name: t(text), query, ...(n !== undefined && { count: count(n) }) };
          })}
        />
        <div className={peek ? 'peeked' : undefined}>
          <div className="selectable">
            <ProductFilters categories={loaderData.categories} mayReadCosts={may.readCosts} />
            {products.length === 0 ? (
              <Empty icon="tags" title={t('products.none')}>
                <p>{params.size > 0 ? t('products.noneText') : t('products.noneYet')}</p>
                {params.size > 0 && (
                  <Link className="btn btn-line" to="?">
                    {t('products.clear')}
                  </Link>
                )}
              </Empty>
            ) : isEditing ? (
              <EditTable products={products} close={without(params, 'edit')} answer={answer} />
            ) : (
              <Form method="post" action="/muutokset/uusi" className="selectable">
                <input type="hidden" name="query" value={shownQuery(params)} />
                <ProductTable
                  products={products}
                  columns={columnsOf(params)}
                  open={peek?.sku ?? null}
                  margins={loaderData.margins}
                  may={may.inRow}
                />
                {may.proposes && <p className="hint">{t('cell.proposes')}</p>}
                <p className="tfoot">
                  <span>{t('products.shown', { shown: products.length, all: count(loaderData.total) })}</span>
                  {params.has('after') && <Link to={{ search: without(params, 'after') }}>{t('products.first')}</Link>}
                  {next && (
                    <Link className="btn btn-s btn-line push" to={{ search: more.toString() }}>
                      {t('products.next')}
                    </Link>
                  )}
                </p>
                {may.change && <BulkBar total={count(loaderData.total)} />}
              </Form>
            )}
          </div>
          {peek && <Peek product={peek} close={without(params, 'peek')} />}
        </div>
      </main>
    </>
  );
}
