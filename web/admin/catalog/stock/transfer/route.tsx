import { data } from 'react-router';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { idOf } from '../form-values.ts';
import { ProblemNote } from '../problem.tsx';
import { ReceiveForm } from '../receive-form.tsx';
import { StockTabs } from '../stock-tabs.tsx';
import { storeName } from '../store-select.tsx';
import type { Route } from './+types/route';
import { act } from './act.ts';
import { Draft } from './draft.tsx';
import { TransferState } from './transfer-state.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const transfer = await shop.stock.transfers.show(actor, idOf(params.id));
  if (!transfer) throw data(null, { status: 404 });
  const may = (store: string) => mayTry(actor, 'stock.change', { subject: `transfer:${transfer.id}`, store });
  return { transfer, maySend: may(transfer.from), mayReceive: may(transfer.to) };
}

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  act({ ...staffOf(context), id: idOf(params.id) }, await request.formData());

export default function Transfer({ loaderData, actionData }: Route.ComponentProps) {
  const { transfer, maySend, mayReceive } = loaderData;
  const { id, from, to, status, lines } = transfer;
  const t = useTexts(fi, en);
  const answer = useLast(actionData);
  useLive([`transfer:${id}`]);
  return (
    <>
      <PageBar
        title={t('stock.transfer', { id })}
        back={{ to: '/varasto/siirrot', text: t('stock.transfers') }}
        beside={<TransferState status={status} pill />}
      />
      <StockTabs />
      <main id="sisalto">
        <section className="sec">
          <p>
            {storeName(from)} → {storeName(to)}
          </p>
          {status === 'sent' && <p className="muted">{t('stock.sent')}</p>}
          {status === 'received' && <p className="muted">{t('stock.receivedText')}</p>}
          <ProblemNote of={answer} />
        </section>
        {status === 'draft' && (maySend || mayReceive) ? (
          <Draft transfer={transfer} maySend={maySend} answer={answer} />
        ) : status === 'sent' && mayReceive ? (
          <ReceiveForm
            lines={lines.map(({ qty, ...line }) => ({ ...line, awaited: qty, arrived: null }))}
            hint={t('stock.receiveHint')}
            answer={answer}
          />
        ) : (
          <section className="sec">
            <ul>
              {lines.map(({ sku, name, qty, received }) => (
                <li key={sku}>
                  {name} <span className="muted num">{sku}</span> <b className="num">{qty}</b>
                  {received !== null && received !== qty && ` → ${received}`}
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  );
}
