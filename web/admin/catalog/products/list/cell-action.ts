import { data } from 'react-router';
import { ownValue } from '#domain/base/records.ts';
import type { ProductState } from '#domain/catalog/products/product-list.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { textsOf } from '#web/admin/base/texts.tsx';
import type { Notice } from '#web/admin/base/toasts/toasts.ts';
import productEn from '#web/messages/admin/en/product.ts';
import en from '#web/messages/admin/en/products.ts';
import productFi from '#web/messages/admin/fi/product.ts';
import fi from '#web/messages/admin/fi/products.ts';
import { pageReason } from '../product/problem-text.ts';

type Staff = ReturnType<typeof staffOf>;

/** What came of a cell that was edited in its row. */
export type CellAnswer = { isSaved: boolean; notice: Notice };

const CONFLICT = 409;
const LIST = '/tuotteet';

const refused = (message: string) =>
  data<CellAnswer>({ isSaved: false, notice: { message, tone: 'bad' } }, { status: CONFLICT });
const saved = (notice: Notice): CellAnswer => ({ isSaved: true, notice });

/** Saves a cell of the table at once: the state of a product, or the threshold of its stock. Null for another form. */
export function cellAction(staff: Staff, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return ownValue(cells, text('intent'))?.(staff, text) ?? null;
}

type Text = (name: string) => string;
type CellSaved = CellAnswer | ReturnType<typeof refused>;
const cells: Record<string, (staff: Staff, text: Text) => Promise<CellSaved>> = {
  state: moveProduct,
  back: takeBack,
  threshold: setThreshold,
};

const states: readonly ProductState[] = ['published', 'draft', 'archived'];
const stateOf = (text: string) => states.find((state) => state === text);

async function moveProduct({ shop, actor, locale }: Staff, text: Text) {
  const t = textsOf(locale, fi, en);
  const [sku, name, seen, to] = [text('sku'), text('name') || text('sku'), stateOf(text('seen')), text('to')];
  if (!seen || (to !== 'published' && to !== 'draft')) return refused(t('cell.changed', { name }));
  const message = t(`cell.to.${to}`, { name });
  const moved = await shop.pageMoves.move(actor, { sku, title: message, seen, to });
  if (moved.ok)
    return saved({ message, undo: { action: LIST, fields: { intent: 'back', set: String(moved.value.id), name } } });
  if (moved.reason === 'refused')
    return refused(
      t('cell.refused', { name, reason: pageReason(textsOf(locale, productFi, productEn), moved.details ?? '') }),
    );
  return refused(moved.details ? t(`cell.now.${moved.details}`, { name }) : t('cell.changed', { name }));
}

async function takeBack({ shop, actor, locale }: Staff, text: Text) {
  const t = textsOf(locale, fi, en);
  const isBack = await shop.pageMoves.takeBack(actor, Number(text('set')) || 0);
  return isBack ? saved({ message: t('cell.back', { name: text('name') }) }) : refused(t('cell.notBack'));
}

async function setThreshold({ shop, actor, locale }: Staff, text: Text) {
  const t = textsOf(locale, fi, en);
  const [sku, name, seen] = [text('sku'), text('name') || text('sku'), Number(text('seen')) || 0];
  const pieces = /^\d{1,6}$/.test(text('pieces') || '0') ? Number(text('pieces')) : -1;
  const changed = await shop.stock.changeThreshold(actor, { sku, pieces, seen });
  if (changed.ok)
    return saved({
      message: pieces > 0 ? t('cell.threshold', { name, pieces }) : t('cell.noThreshold', { name }),
      undo: {
        action: LIST,
        fields: { intent: 'threshold', sku, name, seen: String(pieces), pieces: String(seen) },
      },
    });
  if (changed.reason === 'changed') return refused(t('cell.thresholdNow', { name, pieces: Number(changed.details) }));
  return refused(changed.reason === 'invalid' ? t('cell.thresholdWrong') : t('cell.changed', { name }));
}
