import type { ContractList } from '#backend/customers/contract-prices/service.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/contract-prices.ts';
import fi from '#web/messages/admin/fi/contract-prices.ts';
import { dateText } from '#web/messages/dates.ts';

/** The days on which a list holds. */
export function Validity({ list: { from, to } }: { list: Pick<ContractList, 'from' | 'to'> }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  if (!from && !to) return t('contracts.always');
  return `${from ? dateText(from, locale) : ''}–${to ? dateText(to, locale) : ''}`;
}
