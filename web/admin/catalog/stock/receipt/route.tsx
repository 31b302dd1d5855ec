import { data } from 'react-router';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { dateText } from '#web/messages/dates.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { formValues, idOf } from '../form-values.ts';
import { type Problem, ProblemNote, problem } from '../problem.tsx';
import { ReceiptState } from '../receipt-list/receipt-state.tsx';
import { ReceiveForm } from '../receive-form.tsx';
import { StockTabs } from '../stock-tabs.tsx';
import { storeName } from '../store-select.tsx';
import type { Route } from './+types/route';
import { Waiting } from './waiting.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const receipt = await shop.stock.receipts.show(actor, idOf(params.id));
  if (!receipt) throw data(null, { status: 404 });
  const mayChange = mayTry(actor, 'stock.change', { subject: `receipt:${receipt.id}`, store: receipt.storeId });
  const waiting = await shop.specialOrders.waiting(
    actor,
    receipt.storeId,
    receipt.lines.map(({ sku }) => sku),
  );
  return { receipt, waiting, mayChange, formKey: crypto.randomUUID() };
}

export async function action({ context, params, request }: Route.ActionArgs): Promise<Problem | { received: true }> {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const { text, pieces } = formValues(form);
  const input = { pieces: pieces(), closes: form.has('closes'), key: text('key') || crypto.randomUUID() };
  const received = await shop.stock.receipts.receive(actor, idOf(params.id), input);
  return received.ok ? { received: true } : problem(received.reason);
}

export default function Receipt({ loaderData, actionData }: Route.ComponentProps) {
  const { receipt, waiting, mayChange, formKey } = loaderData;
  const { id, supplier, storeId, reference, status, lines } = receipt;
  const t = useTexts(fi, en);
  const locale = useLocale();
  const answer = useLast(actionData);
  useLive([`receipt:${id}`, 'special-order']);
  const days = [...new Set(lines.flatMap(({ expectedOn }) => expectedOn ?? []))].toSorted();
  const facts = [supplier, reference, storeName(storeId), ...days.map((day) => dateText(day, locale))];
  return (
    <>
      <PageBar
        title={t('stock.receipt', { id })}
        back={{ to: '/varasto/saapuneet', text: t('stock.receipts') }}
        beside={<ReceiptState status={status} pill />}
      />
      <StockTabs />
      <main id="sisalto">
        <section className="sec">
          <p>{facts.filter(Boolean).join(' · ')}</p>
          <ProblemNote of={answer} />
          {answer && 'received' in answer && <Note tone="ok">{t('stock.receiptDone')}</Note>}
        </section>
        <Waiting orders={waiting} />
        {status === 'open' && mayChange ? (
          <ReceiveForm
            key={lines.map(({ received }) => received).join()}
            lines={lines.map(({ ordered, received, ...line }) => ({ ...line, awaited: ordered, arrived: received }))}
            hint={t('stock.receivePartHint')}
            answer={answer}
            formKey={formKey}
            mayClose
          />
        ) : (
          <section className="sec">
            <ul>
              {lines.map(({ sku, name, ordered, received }) => (
                <li key={sku}>
                  {name} <span className="muted num">{sku}</span>{' '}
                  <b className="num">
                    {received} / {ordered}
                  </b>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  );
}
