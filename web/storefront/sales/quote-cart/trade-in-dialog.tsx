import { useEffect } from 'react';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { photosOf } from '#web/storefront/base/shrink-photo.ts';
import type { QuotedProduct } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { RequestForm } from './request/request-form.tsx';
import { RequestSent } from './request/request-sent.tsx';
import { sendQuote, setQuoteSendStatus, useQuoteSending } from './request/send-quote.ts';

type Props = { product: QuotedProduct; onClose: () => void };

/** A request for a quote for one vehicle with a trade-in, above the page of the vehicle. The quote cart stays as it is. */
export default function TradeInDialog({ product, onClose }: Props) {
  const { t, locale } = useI18n();
  // the page of a product has no texts of quotes
  useTexts('quote');
  const { status, number, answer } = useQuoteSending();
  useEffect(() => () => setQuoteSendStatus('unsent'), []);
  const { sku, title } = product;
  const items = [{ sku, title, amount: 1 }];
  const send = (form: FormData) =>
    sendQuote(Object.fromEntries(form), { locale, stamp: '', photos: photosOf(form), items });
  return (
    <Dialog open onClose={onClose} title={t('quote.tradeInTitle', { name: title })} size="l">
      {status === 'sent' ? (
        <RequestSent number={number} />
      ) : (
        <RequestForm answer={answer} known={{}} stamp="" busy={status === 'sending'} onSend={send} offersTradeIn />
      )}
    </Dialog>
  );
}
