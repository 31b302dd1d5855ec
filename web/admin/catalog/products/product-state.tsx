import type { ProductState } from '#domain/catalog/products/product-list.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/products.ts';
import fi from '#web/messages/admin/fi/products.ts';
import { Status } from '#web/ui/admin/status.tsx';

type Props = { state: ProductState; isScheduled?: boolean; pill?: boolean };

/** Where a product is, with its shape and word. */
export function ProductStateMark({ state, isScheduled = false, pill }: Props) {
  const t = useTexts(fi, en);
  if (isScheduled)
    return (
      <Status glyph="wait" pill={pill}>
        {t('state.scheduled')}
      </Status>
    );
  const glyph = { published: 'done', draft: 'draft', archived: 'off' } as const;
  return (
    <Status glyph={glyph[state]} tone={state === 'published' ? 'ok' : undefined} pill={pill}>
      {t(`state.${state}`)}
    </Status>
  );
}
