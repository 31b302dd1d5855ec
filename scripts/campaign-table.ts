import type { CampaignRule, Condition, Effect } from '../domain/sales/campaigns/campaign.ts';
import {
  type CampaignExample,
  campaignExamples,
  type ExampleLine,
} from '../domain/sales/cart/campaigns/campaign-examples.ts';

const BEGIN = '<!-- examples of campaigns: npm run task -- docs:prices -->';
const END = '<!-- end of examples of campaigns -->';

const number = (cents: number) =>
  (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)).replace('.', ',');
const money = (cents: number) => `${number(cents).replace(/\B(?=(\d{3})+(?!\d))/g, ' ')} €`;

function effectText(effect: Effect): string {
  switch (effect.kind) {
    case 'percentage':
      return `−${effect.percent} %`;
    case 'amount':
      return `−${money(effect.cents)}`;
    case 'fixed_price':
      return `each ${money(effect.cents)}`;
    case 'buy_pay':
      return `buy ${effect.buy}, pay ${effect.pay}`;
    case 'gift_item':
      return `${effect.amount} × ${effect.sku} as a gift`;
    case 'free_delivery':
      return 'free delivery';
  }
}

function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'category':
    case 'brand':
    case 'sku':
      return `${condition.kind} ${condition.anyOf.join(', ')}`;
    case 'not_reduced':
      return 'not reduced';
    case 'pieces':
      return `from ${condition.min} pieces`;
    case 'value':
      return `from ${money(condition.min)}`;
    case 'dates':
      return 'at its time';
    case 'signed_in':
      return 'signed in';
  }
}

const ruleText = ({ conditions, effect }: CampaignRule) =>
  effectText(effect) + (conditions.length > 0 ? ` (${conditions.map(conditionText).join(', ')})` : '');

const lineText = ({ name, unit, amount = 1, isReduced }: ExampleLine) =>
  `${amount} × ${name} ${money(unit)}${isReduced ? ', reduced' : ''}`;

function row({ title, lines, campaigns, delivery, giftCard, expected, why }: CampaignExample): string {
  const carried = delivery ? [`delivery ${money(delivery.shipping + (delivery.officeFee ?? 0))}`] : [];
  const carded = giftCard ? [`gift card ${money(giftCard)}`] : [];
  const toPay = expected.toPay === undefined ? [] : [`to pay now ${money(expected.toPay)}`];
  const cells = [
    title,
    [...lines.map(lineText), ...carried, ...carded].join('<br>'),
    campaigns
      .map(
        ({ code, automatic, rules }) =>
          `${automatic ? 'for all' : `code ${code}`}: ${rules.map(ruleText).join(', then ')}`,
      )
      .join('<br>'),
    lines.map(({ costs }) => money(costs)).join('<br>'),
    [`**${money(expected.total)}**`, ...toPay].join('<br>'),
    why,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Renders the test cases of domain/sales/cart/campaigns/campaign-examples.ts as a table. */
const table = () =>
  [
    '| Story | Cart | Campaigns | Lines cost | Total | Why |',
    '|---|---|---|---|---|---|',
    ...campaignExamples.map(row),
  ].join('\n');

/** Replaces the table of campaigns in a page. */
export function withCampaignTable(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/prices.md has no ${BEGIN} … ${END}`);
  return `${before}${BEGIN}\n\n${table()}\n\n${END}${after}`;
}
