import { data, Form, Link, redirect } from 'react-router';
import type { ListedReduction } from '#backend/catalog/price-plans/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { discountPercent } from '#domain/base/percent.ts';
import { isOneOf } from '#domain/base/records.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { textsOf, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/prices.ts';
import fi from '#web/messages/admin/fi/prices.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { percentText } from '../product/reduction-table.tsx';
import type { Route } from './+types/route';
import styles from './list.module.css';
import { readEnd, reductionValue } from './read-end.ts';

const views = ['running', 'coming', 'ended'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { searchParams: params } = url;
  const named = params.get('view') ?? '';
  const view = isOneOf(views, named) ? named : 'running';
  const query = { view, brand: params.get('brand') ?? '', words: params.get('q') ?? '' };
  return {
    ...(await shop.pricePlans.list(actor, query, params.get('after'))),
    view,
    brand: query.brand,
    mayEnd: view !== 'ended' && actor.kind === 'staff' && grantOf(actor.role, 'prices.edit') !== null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor, locale } = staffOf(context);
  const { reductions, until, isEnd } = readEnd(await request.formData(), shop.now());
  const t = textsOf(locale, fi, en);
  const title = t(isEnd ? 'list.ended' : 'list.extended');
  const made = until && (await shop.pricePlans.end(actor, { reductions, until: until.toISOString(), title }));
  if (made?.ok) throw redirect(`/muutokset/${made.value.set}`);
  return data({ isWrong: true }, 400);
}

export default function Reductions({ loaderData, actionData }: Route.ComponentProps) {
  const { reductions, next, count, view, brand, mayEnd } = loaderData;
  const t = useTexts(fi, en);
  useLive(['change-set', 'catalog']);
  const tabs = views.map((name) => ({ name, label: t(`list.view.${name}`), ...(name === view && { count }) }));
  return (
    <>
      <PageBar title={t('list.title')} />
      <main id="sisalto">
        {!isRefused(actionData) && actionData?.isWrong && <Note tone="bad">{t('list.nothing')}</Note>}
        <ListFrame
          views={tabs}
          next={next}
          searchLabel={t('list.search')}
          icon="tags"
          empty={t('list.none')}
          isEmpty={reductions.length === 0}
          filters={
            <input
              className={`in ${styles.brand}`}
              name="brand"
              defaultValue={brand}
              aria-label={t('list.brand')}
              placeholder={t('list.brand')}
            />
          }
        >
          <Form method="post">
            <ListTable
              columns={[
                ...(mayEnd ? [null] : []),
                t('list.product'),
                t('list.days'),
                { right: t('list.price') },
                { right: t('list.regular') },
                { right: t('list.percent') },
              ]}
            >
              {reductions.map((one) => (
                <ReductionRow key={`${one.sku} ${one.from}`} one={one} mayEnd={mayEnd} />
              ))}
            </ListTable>
            {mayEnd && (
              <div className={styles.ends}>
                <Button type="submit" name="do" value="end">
                  {t('list.end')}
                </Button>
                <Field label={t('list.lastDay')}>
                  {(control) => <input className="in" type="date" {...control} name="until" />}
                </Field>
                <Button type="submit" name="do" value="extend">
                  {t('list.extend')}
                </Button>
              </div>
            )}
          </Form>
        </ListFrame>
      </main>
    </>
  );
}

function ReductionRow({ one, mayEnd }: { one: ListedReduction; mayEnd: boolean }) {
  const t = useTexts(fi, en);
  const { sku, product, name, from, until, cents, regular, reference } = one;
  return (
    <tr data-row>
      {mayEnd && (
        <td>
          <input
            className="box"
            type="checkbox"
            name="reduction"
            value={reductionValue(one)}
            aria-label={t('list.select', { name })}
          />
        </td>
      )}
      <th scope="row">
        <Link to={`/tuotteet/${encodeURIComponent(product)}/hinnat?koodi=${encodeURIComponent(sku)}`}>{name}</Link>{' '}
        <small>{sku}</small>
      </th>
      <td>
        <When at={new Date(from)} /> – {until && <When at={new Date(until)} />}
      </td>
      <td className="r num">{formatEuros(cents)}</td>
      <td className="r num">{regular === null ? '–' : formatEuros(regular)}</td>
      <td className="r num">{percentText(discountPercent(reference, cents))}</td>
    </tr>
  );
}
