import { data, useNavigate } from 'react-router';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { ScanField } from '#web/admin/base/scan/scan-field.tsx';
import { chosenStore, storesOf } from '#web/admin/base/store-choice.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { CounterTabs } from '../counter-tabs.tsx';
import type { Route } from './+types/route';
import { act } from './act.ts';
import { HitList } from './hit-list.tsx';
import { LostForm } from './lost-form.tsx';
import { OrderPanel } from './order-panel.tsx';
import { PartCard } from './part-card.tsx';
import { ReplaceForm } from './replace-form.tsx';

const LONGEST = 100;

/** A part by code, EAN, words or a drawing (`?code=`), or one sku (`?sku=`). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, actor, locale } = staffOf(context);
  const code = url.searchParams.get('code')?.trim().slice(0, LONGEST) ?? '';
  const list = code ? await shop.partsCounter.find(actor, code, locale) : null;
  const sku = url.searchParams.get('sku') ?? list?.only ?? null;
  const answer = sku ? await shop.partsCounter.show(actor, sku, locale) : null;
  if (url.searchParams.has('sku') && !answer) throw data(null, { status: 404 });
  const store = (await chosenStore(actor, request))?.id ?? '';
  const stores = storesOf(actor);
  return {
    code,
    list,
    answer,
    store,
    stores,
    formKey: crypto.randomUUID(),
    shopUrl: shop.baseUrl,
    panel: url.searchParams.get('panel') === 'order',
    mayOrder: mayTry(actor, 'special-orders.handle', { subject: '', store: stores[0]?.id ?? null }),
    mayReplace: mayTry(actor, 'products.edit'),
    mayQuote: mayTry(actor, 'orders.create'),
  };
}

export const action = async ({ context, request }: Route.ActionArgs) => act(staffOf(context), await request.formData());

export default function Counter({ loaderData, actionData }: Route.ComponentProps) {
  const { code, list, answer, panel, mayOrder, mayReplace, shopUrl } = loaderData;
  const t = useTexts(fi, en);
  const navigate = useNavigate();
  const done = useLast(actionData);
  useLive(['stock', 'special-order', 'receipt', 'transfer']);
  const hits = list?.hits ?? [];
  const isNone = list !== null && !answer && hits.length === 0 && list.diagrams.length === 0;
  return (
    <>
      <PageBar title={t('counter.title')} />
      <CounterTabs mayOrder={mayOrder} />
      <main id="sisalto">
        <section className="sec">
          <ScanField
            label={t('counter.find')}
            method="get"
            takesWords
            onCode={(typed) => navigate(`/varaosat?code=${encodeURIComponent(typed)}`)}
          >
            {isNone && t('counter.none', { text: code })}
          </ScanField>
          {list?.unavailable && <Note tone="warn">{t('counter.unavailable')}</Note>}
          {done && 'lost' in done && (
            <Note tone={done.lost ? 'ok' : 'bad'}>{t(done.lost ? 'counter.lostNoted' : 'counter.lostNotNoted')}</Note>
          )}
        </section>
        {!list && !answer && (
          <Empty icon="scan-barcode" title={t('counter.start')}>
            <p>{t('counter.startHint')}</p>
          </Empty>
        )}
        {(list || answer) && (
          <div className="split">
            <div>
              {answer && <PartCard key={answer.asked.sku} answer={answer} shopUrl={shopUrl} />}
              {isNone && (
                <Empty icon="search-x" title={t('counter.none', { text: code })}>
                  <p>{t('counter.noneHint')}</p>
                </Empty>
              )}
              {list && (hits.length > 1 || !answer) && (
                <HitList list={list} code={code} opened={answer?.asked.sku} shopUrl={shopUrl} />
              )}
            </div>
            <aside className="aside">
              {answer && <OrderPanel {...loaderData} answer={answer} isOpen={panel} result={done} />}
              {mayOrder && <LostForm {...loaderData} />}
              {mayReplace && answer?.asked.kind === 'part' && (
                <ReplaceForm key={answer.replacedBy.join()} answer={answer} result={done} />
              )}
            </aside>
          </div>
        )}
      </main>
    </>
  );
}
