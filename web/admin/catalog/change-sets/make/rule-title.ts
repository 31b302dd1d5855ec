import { formatEuros } from '#domain/base/money.ts';
import type { ChangeRule, Selection } from '#domain/catalog/change-sets/change-set.ts';
import type { PriceChange } from '#domain/catalog/change-sets/price-change.ts';
import type fi from '#web/messages/admin/fi/change-sets.ts';
import type { Translate } from '#web/messages/messages.ts';

type Texts = Translate<typeof fi>;

const signed = (value: number) => `${value > 0 ? '+' : '−'}${Math.abs(value)}`.replace('.', ',');

function changeText(change: PriceChange): string {
  if (change.by === 'percent') return `${signed(change.percent)} %`;
  if (change.by === 'price') return formatEuros(change.cents);
  return `${change.cents > 0 ? '+' : '−'}${formatEuros(Math.abs(change.cents))}`;
}

function ruleText(rule: ChangeRule, t: Texts): string {
  const kind = t(`make.kind.${rule.kind}`);
  switch (rule.kind) {
    case 'price':
    case 'reduction':
      return `${kind} ${changeText(rule.change)}`;
    // no percentage: with it and a price, anybody could tell the cost
    case 'margin':
      return kind;
    case 'label':
      return `${kind}: ${t(`make.label.${rule.label}`)}, ${t(rule.isSet ? 'make.set.yes' : 'make.set.no').toLowerCase()}`;
    case 'category':
      return `${kind}: ${rule.from ? `${rule.from} → ` : ''}${rule.to}`;
    case 'brand':
      return `${kind}: ${rule.brand}`;
    case 'quantity':
      return `${kind}: ${rule.breaks.map(({ from, percent }) => `${from}+ ${signed(-percent)} %`).join(', ') || t('make.breaks.none').toLowerCase()}`;
    case 'state':
      return t(`make.state.${rule.state}`);
    case 'attribute':
      return `${kind}: ${rule.label.fi} ${rule.value ?? ''}`.trim();
  }
}

/** The name of a set that was given none: what changes, and of which goods. */
export function ruleTitle(rule: ChangeRule, selection: Selection, t: Texts): string {
  const goods = {
    skus: () => (selection.by === 'skus' ? t('make.selected', { count: selection.skus.length }) : ''),
    brand: () => (selection.by === 'brand' ? selection.brand : ''),
    category: () => (selection.by === 'category' ? selection.path : ''),
    filter: () => '',
  }[selection.by]();
  return [ruleText(rule, t), goods].filter(Boolean).join(', ').slice(0, 200);
}
