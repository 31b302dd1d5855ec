import type { ReportService } from '#backend/sales/reports/service.ts';
import { averageOf, changePercent, marginPercent } from '#domain/sales/reports/figures.ts';
import { monthPeriod } from '#domain/sales/reports/period.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { euros } from './texts.ts';

const actor: Actor = { kind: 'job', name: 'report-mails' };
const BEST = 5;

const percent = (value: number | null) =>
  value === null ? '–' : `${value > 0 ? '+' : ''}${String(value).replace('.', ',').replace('-', '−')} %`;

/** The figures of a month in one letter: sales against last year and budget, margin, refunds, VAT, gift cards, best goods, quotes. */
export async function ownerLetter(
  { staff, vat, giftCards }: ReportService,
  month: string,
): Promise<{ intro: string; rows: (readonly [string, string])[] }> {
  const request = { period: monthPeriod(month), comparison: 'dates', store: null } as const;
  const sales = await staff.sales(actor, request);
  const goods = await staff.goods(actor, { ...request, comparison: 'none' });
  const { whole } = await staff.service(actor, request);
  const cards = await giftCards(month);
  const taxes = (await vat(month)).rows.reduce((sum, row) => sum + row.vat, 0);
  const { total, earlier, budget, refunds } = sales;
  const { knownNet, cost } = goods.now.total;
  const average = averageOf(total.cents, total.orders);
  return {
    intro: `Myynti ${euros(total.cents)}, ${percent(earlier && changePercent(total.cents, earlier.cents))} vuodentakaiseen.`,
    rows: [
      ['Myynti sis. ALV', euros(total.cents)],
      ['Sama kuukausi viime vuonna', earlier ? euros(earlier.cents) : '–'],
      ['Budjetti', budget === null ? '–' : `${euros(budget)} (${percent(changePercent(total.cents, budget))})`],
      ['Tilauksia', String(total.orders)],
      ['Keskiostos', average === null ? '–' : euros(average)],
      ['Kate, kun hankintahinta tiedetään', knownNet && cost ? `${marginPercent(knownNet, cost)} %` : '–'],
      ['Hyvitykset', `${euros(refunds.cents)} (${refunds.count})`],
      ['Tilitettävä arvonlisävero', euros(taxes)],
      ['Lahjakortteja avoinna', euros(cards.open)],
      ...sales.stores.map(({ storeId, cents }) => [`Myymälä ${storeId}`, euros(cents)] as const),
      ...goods.now.categories.slice(0, BEST).map(({ name, cents }) => [name.fi, euros(cents)] as const),
      ...(whole
        ? ([
            ['Tarjouksia pyydetty', String(whole.quotes.asked)],
            ['Tarjouksista tilauksia', `${whole.quotes.won}, ${euros(whole.quotes.wonCents)}`],
            ['Hakuja ilman tulosta', `${whole.search.missed} / ${whole.search.searches}`],
          ] as const)
        : []),
    ],
  };
}
