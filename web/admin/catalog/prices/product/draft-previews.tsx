import type { SkuPlan } from '#backend/catalog/price-plans/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { previewReduction, type ReductionDraft } from '#domain/catalog/change-sets/reduction-draft.ts';
import { shop } from '#shop.config';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/prices.ts';
import fi from '#web/messages/admin/fi/prices.ts';
import { Status } from '#web/ui/admin/status.tsx';
import styles from './prices.module.css';
import { percentText } from './reduction-table.tsx';
import { ShownPrice } from './shown-price.tsx';

type Props = { skus: readonly SkuPlan[]; draft: ReductionDraft; now: Date };

/** What each sku would be sold for, what shoppers may be shown, and what to think about before saving. */
export function DraftPreviews({ skus, draft, now }: Props) {
  const t = useTexts(fi, en);
  return (
    <div className={styles.preview} aria-live="polite">
      <h3>{t('plan.shows')}</h3>
      {skus.map((one) => (
        <DraftPreview key={one.sku} sku={one} draft={draft} now={now} isNamed={skus.length > 1} />
      ))}
    </div>
  );
}

function DraftPreview({ sku, draft, now, isNamed }: { sku: SkuPlan; isNamed: boolean } & Omit<Props, 'skus'>) {
  const t = useTexts(fi, en);
  const made = previewReduction(sku, draft, { now, timeZone: shop.timeZone });
  const name = isNamed && <b>{sku.name}</b>;
  if (!made.ok)
    return (
      <div>
        {name}
        <p>
          <Status glyph="fail" tone="bad">
            {t(`plan.problem.${made.problem}`)} {made.reason}
          </Status>
        </p>
      </div>
    );
  const { cents, shopper, regular, percentFromRegular, warnings, at } = made;
  return (
    <div>
      {name}
      <ShownPrice price={cents} lowest30={shopper.lowest30} />
      <p className="hint">
        {t('plan.counted', { regular: formatEuros(regular), percent: percentText(percentFromRegular) })}{' '}
        {t('plan.starts')} <When at={at} />
      </p>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>
            <Status glyph="warn" tone="warn">
              {t(`plan.warning.${warning}`)}
            </Status>
          </li>
        ))}
      </ul>
    </div>
  );
}
