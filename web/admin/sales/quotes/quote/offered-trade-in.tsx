import type { PartEnquiry } from '#domain/sales/quotes/part-enquiry.ts';
import { type TradeInRequest, tradeInTitle } from '#domain/sales/quotes/trade-in-request.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quotes.ts';
import fi from '#web/messages/admin/fi/quotes.ts';

/** What the customer offers in exchange; its photos are among the attachments. */
export function OfferedTradeIn({ offered }: { offered: TradeInRequest }) {
  const t = useTexts(fi, en);
  const { usage, unit, condition, vehicleCode, notes } = offered;
  return (
    <>
      <dl className="dl tight">
        <dt>{t('quotes.offered')}</dt>
        <dd>{tradeInTitle(offered)}</dd>
        <dt>{t('quotes.offeredUse')}</dt>
        <dd>
          {usage} {unit}
        </dd>
        <dt>{t('quotes.offeredCondition')}</dt>
        <dd>{t(`quotes.condition.${condition}`)}</dd>
        {vehicleCode && (
          <>
            <dt>{t('quotes.offeredCode')}</dt>
            <dd>{vehicleCode}</dd>
          </>
        )}
      </dl>
      {notes && <blockquote>{notes}</blockquote>}
    </>
  );
}

/** The part that the customer asks for in words; its photos are among the attachments. */
export function WantedPart({ enquiry: { machine, vehicleCode, wanted } }: { enquiry: PartEnquiry }) {
  const t = useTexts(fi, en);
  return (
    <>
      <dl className="dl tight">
        <dt>{t('quotes.enquiryMachine')}</dt>
        <dd>{machine}</dd>
        {vehicleCode && (
          <>
            <dt>{t('quotes.offeredCode')}</dt>
            <dd>{vehicleCode}</dd>
          </>
        )}
      </dl>
      <blockquote>{wanted}</blockquote>
    </>
  );
}
