import { useState } from 'react';
import { type CardSums, type PersonalForm, personalFields } from '#domain/sales/gift-cards/personal-card.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { classes } from '#web/ui/classes.ts';
import { CardFields } from './card-fields.tsx';
import { type CardAnswer, valuesOf } from './card-form.ts';
import { CardPreview } from './card-preview.tsx';
import styles from './gift-card.module.css';

/** `today`, `lastDay`: the days between which a card can be sent. */
type Props = { sums: CardSums; today: string; lastDay: string; answer: CardAnswer | undefined };

const blank = (sums: CardSums): PersonalForm => ({
  ...(Object.fromEntries(personalFields.map((field) => [field, ''])) as PersonalForm),
  way: 'mail',
  sum: String(sums.offered[1] ?? sums.least),
});

/** A gift card for somebody: sum, recipient, day and message, with the card as it will look (gift-card-5). */
export function GiftCardPage({ sums, today, lastDay, answer }: Props) {
  const { t } = useI18n();
  const given = answer?.values ?? blank(sums);
  const [typed, setTyped] = useState(given);
  return (
    <>
      <CrumbTrail title={t('giftCard.title')} />
      <div className={classes('wrap', styles.page)}>
        <div className={styles.head}>
          <h1>{t('giftCard.title')}</h1>
          <p>{t('giftCard.lead')}</p>
          {/* only without scripts: with them the card is in the cart by now */}
          {answer?.sku && <Banner kind="warn">{t('giftCard.needsScript')}</Banner>}
          <noscript>
            <Banner kind="warn">{t('giftCard.needsScript')}</Banner>
          </noscript>
        </div>
        <div className={styles.preview}>
          <CardPreview card={typed} />
          <p className="hint">{t('giftCard.preview')}</p>
        </div>
        <CardFields
          key={answer?.at}
          sums={sums}
          today={today}
          lastDay={lastDay}
          given={given}
          answer={answer}
          typed={typed}
          onType={(form) => setTyped(valuesOf(new FormData(form)))}
        />
      </div>
    </>
  );
}
