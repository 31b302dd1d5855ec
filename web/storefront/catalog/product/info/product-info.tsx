import type { ReactNode } from 'react';
import type { DiagramCard } from '#backend/catalog/diagrams/service.ts';
import type { Fitment, Product } from '#domain/catalog/products/product.ts';
import { pageFacts } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import { KitLinks } from '#web/storefront/catalog/kit/kit-links.tsx';
import { Accordion } from '#web/ui/accordion/accordion.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { FactsTable } from '#web/ui/table/table.tsx';
import { DiagramList } from './diagram-list.tsx';
import { DocumentList } from './document-list.tsx';
import { FitmentList } from './fitment-list.tsx';
import { hasMaker, MakerBlock } from './maker-block.tsx';
import { OriginalCodes } from './original-codes.tsx';
import styles from './product-info.module.css';
import { Video } from './video.tsx';

type Props = { product: Product; fitment: Fitment[]; diagrams: DiagramCard[] };

/**
 * The information below the pictures: sales phrases, description, attributes, fitment, exploded drawings, documents,
 * manufacturer and safety (product-1, product-5).
 */
export function ProductInfo({ product, fitment, diagrams }: Props) {
  const { t, locale } = useI18n();
  const { salesPhrases, description, documents, lang } = product;
  const paragraphs = description.split(/\n{2,}/).filter(Boolean);
  const details = detailRows(product, t('info.itemId'), t('info.ean'));
  return (
    <>
      {product.video && <Video video={product.video} product={product} />}
      {salesPhrases.length > 0 && (
        <ul className={styles.say} aria-label={t('info.phrases')} lang={lang}>
          {salesPhrases.map((phrase) => (
            <li key={phrase}>
              <Icon name="check" />
              <span>{phrase}</span>
            </li>
          ))}
        </ul>
      )}
      {product.vatClass === 'voucher' && pageFacts.giftCards && (
        <a className={buttonClass({ look: 'outline' })} href={inLocale(locale, '/lahjakortti')}>
          <Icon name="mail" small />
          {t('info.giftCard')}
        </a>
      )}
      <div className={styles.accs}>
        {paragraphs.length > 0 && (
          <Accordion title={t('info.description')} open>
            <div className="prose" lang={lang}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Accordion>
        )}
        {details.length > 0 && (
          <Accordion title={t('info.attributes')} open>
            <FactsTable caption={t('info.attributes')} rows={details} />
          </Accordion>
        )}
        {fitment.length > 0 && (
          <Accordion title={t('info.fitment')} open>
            <FitmentList fitment={fitment} />
          </Accordion>
        )}
        {product.kits.length > 0 && (
          <Accordion title={t('info.kits')} open>
            <KitLinks slug={product.slug} kits={product.kits} />
          </Accordion>
        )}
        {product.originalCodes.length > 0 && (
          <Accordion title={t('info.originals')} open>
            <OriginalCodes codes={product.originalCodes} />
          </Accordion>
        )}
        {diagrams.length > 0 && (
          <Accordion title={t('info.diagrams')} open>
            <DiagramList diagrams={diagrams} />
          </Accordion>
        )}
        {documents.length > 0 && (
          <Accordion title={t('info.documents')} open>
            <DocumentList documents={documents} />
          </Accordion>
        )}
        {hasMaker(product) && (
          <Accordion title={t('info.maker')} open>
            <MakerBlock product={product} />
          </Accordion>
        )}
      </div>
    </>
  );
}

/** The attributes, then item id and EAN. Several variants have an EAN each, which stands beside the sku instead. */
function detailRows({ attributes, itemId, variants }: Product, itemIdLabel: string, eanLabel: string) {
  const rows: { label: string; value: ReactNode }[] = [...attributes];
  if (itemId) rows.push({ label: itemIdLabel, value: itemId });
  const [only] = variants;
  if (only?.ean && variants.length === 1) rows.push({ label: eanLabel, value: only.ean });
  return rows;
}
