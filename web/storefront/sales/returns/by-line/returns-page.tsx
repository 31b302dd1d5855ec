import { Link } from 'react-router';
import type { ReturnsPage as Shown } from '#backend/sales/returns/service.ts';
import { shop } from '#shop.config';
import { weekdayDateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { OwnReturns } from './own-returns.tsx';
import type { ReturnAnswer } from './return-actions.ts';
import { ReturnForm } from './return-form.tsx';
import styles from './returns.module.css';

type Props = {
  shown: Shown;
  formKey: string;
  answer: ReturnAnswer | undefined;
  orderPage: string;
  withdrawal: string;
};

/** Returns of an order: those made, and the form of a new one (return-3). Works without JavaScript. */
export function ReturnsPage({ shown, formKey, answer, orderPage, withdrawal }: Props) {
  const { t, locale } = useI18n();
  const { order, deadline, closed, returns, lines } = shown;
  const isAny = lines.some(({ left }) => left > 0);
  return (
    <div className={styles.returns}>
      <Link className="back-link" to={orderPage}>
        <Icon name="arrow-left" small />
        {t('order.heading', { number: order.number })}
      </Link>
      <h1>{t('return.title')}</h1>
      <AnswerBanner answer={answer} />
      {deadline && !closed ? (
        <p>
          <b>{t('return.deadline', { day: weekdayDateText(deadline, locale) })}</b>
        </p>
      ) : null}
      {closed ? null : <p className="muted">{t(deadline ? 'return.law' : 'return.lawOpen')}</p>}
      <OwnReturns shown={shown} orderPage={orderPage} />
      {closed ? <Banner kind="info">{t(`return.closed.${closed}`, { phone: unbroken(shop.phone) })}</Banner> : null}
      {!closed && isAny ? (
        <ReturnForm key={answer?.state === 'done' ? answer.at : 0} shown={shown} formKey={formKey} answer={answer} />
      ) : null}
      {!closed && !isAny && returns.length === 0 ? <p>{t('return.none')}</p> : null}
      <p className="muted">
        {t('return.legal')} <TextLink to={withdrawal}>{t('order.withdraw')}</TextLink>
      </p>
    </div>
  );
}

function AnswerBanner({ answer }: { answer: ReturnAnswer | undefined }) {
  const { t } = useI18n();
  if (!answer || answer.state === 'unknown') return null;
  const isDone = answer.state === 'done' || answer.state === 'label' || answer.state === 'cancelled';
  return (
    <Banner kind={isDone ? 'ok' : 'bad'} live key={answer.at}>
      {t(`return.answer.${answer.state}`)}
    </Banner>
  );
}
