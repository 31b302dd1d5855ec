import { discountPercent } from '../domain/base/percent.ts';
import { type ReferenceExample, referenceExamples } from '../domain/catalog/prices/reference-examples.ts';

const BEGIN = '<!-- examples of reference prices: npm run task -- docs:prices -->';
const END = '<!-- end of examples of reference prices -->';

/** Formats a time in the shop's time zone: `2026-11-20T00:30+02:00` → `20.11.2026 0:30`; at midnight the date only. */
function moment(time: string): string {
  const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(time)?.map(Number) ?? [];
  const date = `${day}.${month}.${year}`;
  return hour === 0 && minute === 0 ? date : `${date} ${hour}:${String(minute).padStart(2, '0')}`;
}

const money = (euros: number | null) => (euros === null ? 'not for sale' : `${euros} €`);

function row({ title, sold, prices, sales, lowest30, why }: ReferenceExample): string {
  const regular = prices.map(([time, euros]) => `${moment(time)}: ${money(euros)}`);
  const told = lowest30 === undefined ? [] : [`\`lowest30\` ${money(lowest30)}`];
  const reductions = sales.map(
    ([from, euros, until]) => `${moment(from)}${until ? ` up to ${moment(until)}` : ''}: ${money(euros)}`,
  );
  const references = sales.map(([, euros, , reference]) => {
    if (reference === 'refused') return 'refused';
    const percent = discountPercent(reference, euros);
    return `${money(reference)} (${percent === null ? 'nothing shown' : `−${percent} %`})`;
  });
  const soldDay = moment(`${sold}T00:00`);
  const cells = [
    title,
    soldDay,
    [...regular, ...told].join('<br>'),
    reductions.join('<br>'),
    references.join('<br>'),
    why,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Renders the test cases of domain/catalog/prices/reference-examples.ts as a table. */
const table = () =>
  [
    '| Story | Sold since | Regular prices | Reductions | Reference (shown) | Why |',
    '|---|---|---|---|---|---|',
    ...referenceExamples.map(row),
  ].join('\n');

/** Replaces the table of examples in a page. */
export function withReferenceTable(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/prices.md has no ${BEGIN} … ${END}`);
  return `${before}${BEGIN}\n\n${table()}\n\n${END}${after}`;
}
