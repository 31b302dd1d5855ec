import type { ArrivalWay } from '#domain/catalog/stock/arrival-days.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useFresh } from './use-fresh.ts';

type Props = { days: ArrivalWay; withChristmas?: boolean };

/**
 * When goods in stock arrive (stock-9): working days in the server's HTML, which may be cached, then the days of the calendar that the
 * server names. Without its response the working days stay.
 */
export function Arrival({ days, withChristmas }: Props) {
  const { t, locale } = useI18n();
  const [first, last] = days;
  const of = `days=${days}&locale=${locale}${withChristmas ? '&christmas=1' : ''}`;
  const text = useFresh<string>(`/data/stock/arrival.json?${of}`);
  return <span className="arrival">{text ?? t('arrival.usual', { first, last })}</span>;
}
