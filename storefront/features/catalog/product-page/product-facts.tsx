import type { Product } from '#domain/catalog/product.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Accordion } from '#storefront/ui/accordion/accordion.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { FactsTable } from '#storefront/ui/table/table.tsx';

/** Below the pictures: phrases, description, technical details, maker and safety (GPSR). */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useI18n();
  const { salesPhrases, description, attributes, manufacturer, safety, lang } = product;
  const paragraphs = description.split(/\n{2,}/).filter(Boolean);
  return (
    <div className="pdp-info stack-6">
      {salesPhrases.length > 0 && (
        <ul className="say" aria-label={t('catalog.product.phrases')} lang={lang}>
          {salesPhrases.map((phrase) => (
            <li key={phrase}>
              <Icon name="check" />
              <span>{phrase}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="accs">
        {paragraphs.length > 0 && (
          <Accordion title={t('catalog.product.description')} open>
            <div className="prose" lang={lang}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Accordion>
        )}
        {attributes.length > 0 && (
          <Accordion title={t('catalog.product.attributes')} open>
            <FactsTable caption={t('catalog.product.attributes')} rows={attributes} />
          </Accordion>
        )}
        {(manufacturer || safety.responsible || safety.warnings.length > 0) && (
          <Accordion title={t('catalog.product.maker')} open>
            <div className="prose">
              {manufacturer && (
                <p>
                  {manufacturer.name}, {manufacturer.address},{' '}
                  <a href={`mailto:${manufacturer.email}`}>{manufacturer.email}</a>
                </p>
              )}
              {safety.responsible && <p>{t('catalog.product.responsible', { name: safety.responsible })}</p>}
              {safety.warnings.length > 0 && (
                <ul lang={lang}>
                  {safety.warnings.map((warning) => (
                    <li key={warning}>{warning}</li>
                  ))}
                </ul>
              )}
            </div>
          </Accordion>
        )}
      </div>
    </div>
  );
}
