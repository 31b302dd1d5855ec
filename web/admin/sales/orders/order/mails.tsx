import { Form, useFetcher } from 'react-router';
import type { StaffOrder } from '#backend/sales/orders/staff/service.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import fi from '#web/messages/admin/fi/order.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { fullTime } from '../times.ts';
import styles from './order.module.css';
import type { orderAction } from './order-actions.ts';

/** The mails of an order, each with the way to send it again. */
export function Mails({ order, mailKey }: { order: StaffOrder; mailKey: string }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  return (
    <section className="sec">
      <h2>{t('order.mails')}</h2>
      <ul className={styles.mails}>
        {order.mails?.map(({ id, kind, subject, to, status, at, isKept }) => (
          <li key={id}>
            <span>
              {subject}
              <small className={styles.under}>
                {to}, {fullTime(at, locale)}
              </small>
              {status === 'failed' && (
                <Status glyph="fail" tone="bad">
                  {t('order.mailFailed')}
                </Status>
              )}
            </span>
            {isKept && order.may.fulfil && (
              <Form method="post">
                <input type="hidden" name="intent" value="resend" />
                <input type="hidden" name="mail" value={id} />
                <input type="hidden" name="key" value={mailKey} />
                <Button
                  type="submit"
                  small
                  look="quiet"
                  icon="rotate-cw"
                  aria-label={`${t('order.resend')}: ${subject}`}
                />
              </Form>
            )}
            {isKept &&
              kind === 'gift-card' &&
              order.may.redirect &&
              order.contact?.email &&
              order.contact.email !== to && <RedirectForm mail={id} mailKey={mailKey} to={order.contact.email} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sends codes of gift cards to the address that the order has now, after a fresh factor. */
function RedirectForm({ mail, mailKey, to }: { mail: string; mailKey: string; to: string }) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<typeof orderAction>();
  const stepUp = useStepUp(fetcher);
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="redirect" value="1" />
      <input type="hidden" name="mail" value={mail} />
      <input type="hidden" name="key" value={`${mailKey}-new`} />
      <Button type="submit" small title={to}>
        {t('order.redirect')}
      </Button>
      {stepUp}
    </fetcher.Form>
  );
}
