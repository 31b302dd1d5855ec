import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { classes } from '#web/ui/classes.ts';
import { PartRow } from '../part-row.tsx';
import { PartTable } from '../part-table.tsx';
import { VatNote } from '../vat-note.tsx';
import styles from './part.module.css';

/** The page of a code that several suppliers have. */
export function SeveralParts({ code, parts }: { code: string; parts: readonly SparePartHit[] }) {
  const { t } = useI18n();
  return (
    <>
      <CrumbTrail title={code} />
      <div className={classes('wrap stack-6', styles.several)}>
        <div className="stack-2">
          <h1>{t('parts.page.several', { code })}</h1>
          <p className="lead">{t('parts.page.severalText')}</p>
        </div>
        <PartTable caption={t('parts.results')}>
          {parts.map((part) => (
            <PartRow key={part.sku} part={part} query={code} />
          ))}
        </PartTable>
        <VatNote rate={parts[0]?.vatRate ?? 0} />
      </div>
    </>
  );
}
