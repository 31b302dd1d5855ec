import { useEffect, useRef } from 'react';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { momentText } from '#web/messages/moments.ts';
import { unbroken } from '#web/messages/unbroken.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { RETURNS } from '#web/storefront/base/service-links.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { ReviewStep } from './review-step.tsx';
import styles from './withdrawal.module.css';
import type { WithdrawalAnswer, WithdrawalValues } from './withdrawal-answer.ts';
import { WriteStep } from './write-step.tsx';

type Props = { given: WithdrawalValues; isCompany: boolean; answer: WithdrawalAnswer | undefined };

/** The legal withdrawal form (return-1): the contract, then one button that withdraws. Works without JavaScript. */
export function WithdrawalPage({ given, isCompany, answer }: Props) {
  const { t } = useI18n();
  const step = answer?.step ?? 'write';
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  const titles = { write: 'withdrawal.title', review: 'withdrawal.reviewTitle', done: 'withdrawal.done' } as const;
  return (
    <>
      <CrumbTrail />
      <div className={classes('wrap', styles.withdrawal)}>
        <h1 ref={heading} tabIndex={-1}>
          {t(titles[step])}
        </h1>
        {isCompany ? (
          <Banner kind="info">{t('return.closed.company', { phone: unbroken(shop.phone) })}</Banner>
        ) : answer?.step === 'done' ? (
          <Done answer={answer} />
        ) : answer?.step === 'review' ? (
          <ReviewStep answer={answer} />
        ) : (
          <WriteStep values={answer?.values ?? given} problems={answer?.problems ?? {}} at={answer?.at ?? 0} />
        )}
      </div>
    </>
  );
}

function Done({ answer }: { answer: Extract<WithdrawalAnswer, { step: 'done' }> }) {
  const { t, locale } = useI18n();
  const { email } = answer.values;
  return (
    <>
      <Banner kind="ok" live>
        {t('withdrawal.doneText', { time: momentText(answer.receivedAt, locale), email: email.trim() })}
      </Banner>
      <p>{t('withdrawal.next')}</p>
      <p>
        <TextLink to={links(locale).content(RETURNS)}>{t('withdrawal.returns')}</TextLink>
      </p>
    </>
  );
}
