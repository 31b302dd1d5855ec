import { Form } from 'react-router';
import type { OwnReturn, ReturnsPage as Shown } from '#backend/sales/returns/service.ts';
import { mayCancelReturn } from '#domain/sales/returns/withdrawal-state.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { momentText } from '#web/messages/moments.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './returns.module.css';

type Props = { shown: Shown; orderPage: string };

/** The returns of an order with their state, and how to send the goods of open ones. */
export function OwnReturns({ shown, orderPage }: Props) {
  const { t } = useI18n();
  if (shown.returns.length === 0) return null;
  return (
    <section className={styles.list} aria-label={t('return.own')}>
      <h2>{t('return.own')}</h2>
      <ul>
        {shown.returns.map((one) => (
          <li key={one.id} className={styles.own}>
            <OwnReturnFacts one={one} shown={shown} />
            {one.state === 'received' ? <SendBack one={one} shown={shown} orderPage={orderPage} /> : null}
            {mayCancelReturn(one) ? <TakeBack id={one.id} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnReturnFacts({ one, shown }: { one: OwnReturn; shown: Shown }) {
  const { t, locale } = useI18n();
  return (
    <>
      <p>
        <b>{t(`return.state.${one.state}`)}</b>{' '}
        <span className="muted num">{t('return.sent', { time: momentText(String(one.receivedAt), locale) })}</span>
      </p>
      {one.asked.map(({ position, amount, sku }) => {
        const line = shown.order.lines[position];
        return (
          <p key={position}>
            {amount} × {[line?.title, line?.variationName].filter(Boolean).join(', ')}
            {sku ? ` → ${sku}` : ''}
          </p>
        );
      })}
      {one.asked.length === 0 ? <p>{t('return.whole')}</p> : null}
      <p className="muted">{one.reason ?? t(`return.next.${one.state}`)}</p>
    </>
  );
}

/** The label to print, or the address and the stores. */
function SendBack({ one, shown, orderPage }: { one: OwnReturn } & Props) {
  const { t } = useI18n();
  const store = shop.stores[0];
  const number = shown.order.number;
  return (
    <div className={styles.send}>
      {one.label?.trackingCode ? (
        <a className="link" href={`${orderPage}/palautus/${one.id}/palautuskortti.pdf`}>
          {t('return.labelOpen', { code: one.label.trackingCode })}
        </a>
      ) : null}
      {shown.hasLabel && !one.label?.trackingCode ? (
        <Form method="post">
          <input type="hidden" name="id" value={one.id} />
          <Button type="submit" name="intent" value="label" look="outline" size="s">
            {t('return.labelMake')}
          </Button>
        </Form>
      ) : null}
      {store ? (
        <p className="muted">
          {t('return.address', { number, address: `${shop.name}, ${store.street}, ${store.postcode} ${store.city}` })}
        </p>
      ) : null}
    </div>
  );
}

/** Cancels the return: the customer keeps the goods. */
function TakeBack({ id }: { id: string }) {
  const { t } = useI18n();
  return (
    <Form method="post" className="stack-2">
      <input type="hidden" name="id" value={id} />
      <p className="small muted">{t('return.cancelText')}</p>
      <Button type="submit" name="intent" value="cancel" look="link" size="s">
        {t('return.cancel')}
      </Button>
    </Form>
  );
}
