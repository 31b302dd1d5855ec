import { formatEuros } from '#domain/base/money.ts';
import type { PersonalForm } from '#domain/sales/gift-cards/personal-card.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from './gift-card.module.css';

const euros = (sum: string) => (/^\d{1,6}$/.test(sum.trim()) ? formatEuros(Number(sum) * 100) : '– €');

/** The card as it will look in the mail and on paper. */
export function CardPreview({ card }: { card: PersonalForm }) {
  const { t } = useI18n();
  return (
    <figure className={styles.card} aria-label={t('giftCard.previewOf')}>
      <p className={styles.brand}>
        <span>{shop.name}</span>
        <svg viewBox="0 0 44 30" aria-hidden="true" className={styles.mark}>
          {shop.mark.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      </p>
      <p className={styles.sum}>{euros(card.sum)}</p>
      {card.recipient && <p>{t('giftCard.to', { name: card.recipient })}</p>}
      {card.message && <p className={styles.message}>{card.message}</p>}
      {card.sender && <p>{t('giftCard.from', { name: card.sender })}</p>}
      <p className={styles.code}>XXXX-XXXX-XXXX-XXXX</p>
    </figure>
  );
}
