import { data, useNavigate } from 'react-router';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { ScanField } from '#web/admin/base/scan/scan-field.tsx';
import { chosenStore, storesOf } from '#web/admin/base/store-choice.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Status } from '#web/ui/admin/status.tsx';
import { StockTabs } from '../stock-tabs.tsx';
import type { Route } from './+types/route';
import { act } from './act.ts';
import { FoundGoods, LowGoods } from './goods-lists.tsx';
import { SkuCard } from './sku-card.tsx';

/** Goods by a scan or by words (`?code=`), one sku (`?sku=`), or what runs low. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const code = url.searchParams.get('code')?.trim().slice(0, 100) ?? '';
  const found = code ? await shop.stock.find(actor, code) : [];
  const only = found.length === 1 ? found[0]?.sku : null;
  const sku = url.searchParams.get('sku') ?? only;
  const page = sku ? await shop.stock.page(actor, sku) : null;
  if (url.searchParams.has('sku') && !page) throw data(null, { status: 404 });
  return {
    code,
    found,
    page,
    formKey: crypto.randomUUID(),
    low: code || page ? [] : await shop.stock.low(actor),
    store: (await chosenStore(actor, request))?.id ?? '',
    stores: storesOf(actor),
    mayChange: mayTry(actor, 'stock.change', { subject: '', store: storesOf(actor)[0]?.id ?? null }),
  };
}

export const action = async ({ context, request }: Route.ActionArgs) => act(staffOf(context), await request.formData());

export default function Stock({ loaderData, actionData }: Route.ComponentProps) {
  const { code, found, page, low } = loaderData;
  const t = useTexts(fi, en);
  const navigate = useNavigate();
  useLive(['stock', 'order', 'count', 'transfer', 'receipt']);
  return (
    <>
      <PageBar title={t('stock.title')} />
      <StockTabs />
      <main id="sisalto">
        <section className="sec">
          <ScanField
            label={t('stock.find')}
            method="get"
            onCode={(scanned) => navigate(`/varasto?code=${encodeURIComponent(scanned)}`)}
          >
            {code && found.length === 0 && !page && (
              <Status glyph="fail" tone="bad">
                {t('stock.none')}
              </Status>
            )}
            {page && (
              <Status glyph="done" tone="ok">
                {page.name}
              </Status>
            )}
          </ScanField>
        </section>
        {page ? (
          <SkuCard key={page.sku} {...loaderData} page={page} actionData={actionData} />
        ) : code ? (
          <FoundGoods goods={found} />
        ) : (
          <LowGoods goods={low} />
        )}
      </main>
    </>
  );
}
