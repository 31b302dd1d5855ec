import { Link } from 'react-router';
import type { PartLine } from '#backend/catalog/spare-parts/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import styles from '../counter.module.css';

/** A chain of replacements from the oldest code to the newest. Several codes in a step are sold together or in its place. */
export function ChainLine({ line: { steps, at } }: { line: PartLine }) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('counter.chain')}</h2>
      <ol className={styles.line}>
        {steps.map((step, index) => (
          <li key={step.map(({ sku }) => sku).join()}>
            <span>
              {step.map(({ sku, productCode, name }, n) => (
                <span key={sku}>
                  {n > 0 && ' + '}
                  {index === at ? (
                    <b className="num">{productCode}</b>
                  ) : (
                    <Link className="num" to={`/varaosat?sku=${encodeURIComponent(sku)}`} title={name.default}>
                      {productCode}
                    </Link>
                  )}
                </span>
              ))}
              {index === at && <span className="muted"> ({t('counter.asked')})</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
