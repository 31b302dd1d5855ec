import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import styles from './search.module.css';

/** Shown when the suggestions failed, with a link to the full search. */
export function QuickFailure({ query, onPick }: { query: string; onPick: () => void }) {
  const { t, locale } = useI18n();
  return (
    <div className={styles.qs}>
      <div className={styles.qsFoot}>
        <div className="wrap">
          {/* the status beside the field is announced instead */}
          <p aria-hidden="true">{t('quick.failed')}</p>
          <ButtonLink look="primary" to={links(locale).search(query)} onClick={onPick}>
            <span className={styles.qsCut}>{t('quick.searchFor', { query })}</span>
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
