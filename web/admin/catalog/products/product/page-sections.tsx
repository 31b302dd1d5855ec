import type { PageSection } from '#domain/catalog/products/page-sections.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { Status } from '#web/ui/admin/status.tsx';
import styles from './product.module.css';

const marks = {
  shown: { glyph: 'done', tone: 'ok' },
  finnish: { glyph: 'warn', tone: 'warn' },
  missing: { glyph: 'off' },
} as const;

/** The sections of the page in the order shoppers see them, with what is missing (admin-product-8). */
export function PageSections({ sections, isEdited }: { sections: readonly PageSection[]; isEdited: boolean }) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('part.sections')}</h2>
      </div>
      {isEdited && <p className="hint">{t('sections.edited')}</p>}
      <ol className={styles.sections}>
        {sections.map(({ name, state }) => (
          <li key={name}>
            <Status {...marks[state]}>{t(`section.${name}`)}</Status>
            {state !== 'shown' && (
              <span className="hint">
                {t(name === 'related' && state === 'missing' ? 'sections.popular' : `sections.${state}`)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
