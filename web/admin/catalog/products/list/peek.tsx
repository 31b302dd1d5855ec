import { Link } from 'react-router';
import type { ListedProduct } from '#backend/catalog/products/staff/service.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/products.ts';
import fi from '#web/messages/admin/fi/products.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { ProductPicture } from '../product-picture.tsx';
import { ProductStateMark } from '../product-state.tsx';
import { Price } from './product-table.tsx';

/** A product beside the list. */
export function Peek({ product, close }: { product: ListedProduct; close: string }) {
  const t = useTexts(fi, en);
  const { sku, name, brand, category, state, picture, stock, variants, publishAt, updatedAt } = product;
  const facts: [string, React.ReactNode][] = [
    [t('column.sku'), sku],
    [t('column.brand'), brand],
    [t('column.category'), category],
    [t('column.variants'), variants],
    [t('column.price'), <Price key="price" {...product} />],
    [t('column.stock'), stock ?? '–'],
    [t('column.updated'), <When key="updated" at={updatedAt} />],
  ];
  return (
    <aside className="peek" aria-label={name || sku}>
      <div className="peek-h">
        <h2>{name || sku}</h2>
        <ProductStateMark state={state} isScheduled={publishAt !== null} pill />
        <Link
          className="btn btn-s btn-i push"
          to={{ search: close }}
          preventScrollReset
          aria-label={t('peek.close')}
          aria-keyshortcuts="Escape"
        >
          <Icon name="x" />
        </Link>
      </div>
      <div className="peek-b">
        <section className="sec">
          <ProductPicture id={picture} size={160} />
          <dl className="dl">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {picture === null && <Note tone="warn">{t('peek.noPicture')}</Note>}
          {!product.hasEnglish && <Note tone="warn">{t('peek.english')}</Note>}
        </section>
      </div>
      <div className="peek-f">
        <ButtonLink look="primary" to={`/tuotteet/${encodeURIComponent(sku)}`}>
          {t('peek.open')}
        </ButtonLink>
      </div>
    </aside>
  );
}
