import { data } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import { allProducts } from '#domain/catalog/products/product-list.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { marginText } from '#web/admin/catalog/prices/margin-text.ts';
import en from '#web/messages/admin/en/contract-prices.ts';
import fi from '#web/messages/admin/fi/contract-prices.ts';
import type { Route } from './+types/route';

const MOST = 100;

/** What a company pays for the products of a search (contract-4). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const found = await shop.companies.staff.one(actor, params.id);
  if (!found) throw data(null, { status: 404 });
  const text = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const { products } = text ? await shop.products.list(actor, { ...allProducts, text }) : { products: [] };
  const pages = await shop.catalog.productsBySku(
    products.map(({ sku }) => sku),
    'fi',
  );
  const skus = pages.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  // the code of a spare part is no product
  const wanted = text ? [...new Set([...skus, text])].slice(0, MOST) : [];
  return {
    company: found.company,
    text,
    rows: await shop.contractPrices.staff.preview(actor, params.id, wanted),
    seesCosts: mayTry(actor, 'prices.read-costs'),
  };
}

export default function ContractPreview({ loaderData: { company, text, rows, seesCosts } }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  return (
    <>
      <PageBar
        title={t('contracts.previewOf', { name: company.name })}
        back={{ to: `/yritykset/${company.id}`, text: company.name }}
      />
      <main id="sisalto">
        <ListFrame
          searchLabel={t('contracts.previewSearch')}
          icon="badge-percent"
          empty={t(text ? 'contracts.previewNone' : 'contracts.previewAsk')}
          isEmpty={rows.length === 0}
          next={null}
        >
          <ListTable
            columns={[
              t('contracts.product'),
              { right: t('contracts.publicPrice') },
              { right: t('contracts.ownPrice') },
              t('contracts.breaks'),
              ...(seesCosts ? [{ right: t('contracts.margin') }] : []),
            ]}
          >
            {rows.map(({ sku, title, publicNet, ownNet, isOwn, breaks, margin }) => (
              <tr key={sku}>
                <th scope="row">
                  {title} <span className="muted num">{sku}</span>
                </th>
                <td className="r num">{formatEuros(publicNet)}</td>
                <td className="r num">{isOwn ? <b>{formatEuros(ownNet)}</b> : formatEuros(ownNet)}</td>
                <td className="num">
                  {breaks
                    .map(({ from, net }) => t('contracts.breakText', { from, price: formatEuros(net) }))
                    .join(', ') || '–'}
                </td>
                {seesCosts && <td className="r num">{margin ? marginText(margin) : '–'}</td>}
              </tr>
            ))}
          </ListTable>
        </ListFrame>
      </main>
    </>
  );
}
