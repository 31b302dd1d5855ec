import type { ReactNode } from 'react';
import type { Product } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './product-info.module.css';

type MakerInfo = Pick<Product, 'manufacturer' | 'safety' | 'lang'>;

export const hasMaker = ({ manufacturer, safety }: MakerInfo): boolean =>
  manufacturer !== null || safety.responsible !== null || safety.warnings.length > 0;

/** Manufacturer with addresses, responsible person in the EU, and warnings (product-5). */
export function MakerBlock({ product: { manufacturer, safety, lang } }: { product: MakerInfo }) {
  const { t } = useI18n();
  return (
    <div className={styles.maker}>
      <dl>
        {manufacturer && (
          <>
            <Entry term={t('info.manufacturer')}>{manufacturer.name}</Entry>
            <Entry term={t('info.address')}>{manufacturer.address}</Entry>
            <Entry term={t('info.email')}>
              <a className="link" href={`mailto:${manufacturer.email}`}>
                {manufacturer.email}
              </a>
            </Entry>
          </>
        )}
        {safety.responsible && <Entry term={t('info.responsible')}>{safety.responsible}</Entry>}
      </dl>
      {safety.warnings.length > 0 && (
        <ul className={styles.warns} aria-label={t('info.warnings')} lang={lang}>
          {safety.warnings.map((warning) => (
            <li key={warning}>
              <Icon name="warning" small />
              <span>{warning}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
