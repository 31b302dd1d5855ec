import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import { formatEuros } from '#domain/base/money.ts';
import { type OrderStep, orderProgress } from '#domain/sales/orders/order-status.ts';
import { shortDateText, weekdayText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { momentText } from '#web/messages/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './order-road.module.css';

type Days = NonNullable<OrderView['delivery']['expected']>;

/** The expected days: "ke 25.11.–ma 30.11.", or the only one. */
export function useDaysText() {
  const { locale } = useI18n();
  const dayText = (day: string) => `${weekdayText(day, locale)} ${shortDateText(day, locale)}`;
  return ({ first, last }: Days) => (first === last ? dayText(first) : `${dayText(first)}–${dayText(last)}`);
}

/** What an order has gone through and what comes next, with times, expected days and what to do (order-4, order-12). */
export function OrderRoad({ order }: { order: OrderView }) {
  const { t, locale } = useI18n();
  const road = orderProgress(order.status, order.delivery.pickupStoreId !== null);
  if (!road) return null;
  const steps = order.delivery.group === 'Email' ? road.steps.filter((step) => isOfMail(step)) : road.steps;
  const now = road.steps[road.at];
  const last = now ? steps.indexOf(now) : -1;
  return (
    <ol className={styles.road} aria-label={t('order.road')}>
      {steps.map((step, index) => {
        const at = order.reachedAt[step];
        const isDone = index <= last;
        return (
          <li
            key={step}
            className={classes(styles.step, isDone && styles.isDone)}
            aria-current={step === now ? 'step' : undefined}
          >
            <span className={styles.dot}>{isDone ? <Icon name="check" small /> : null}</span>
            <div>
              <b>{t(`order.state.${step}`)}</b>
              {isDone && at ? <span className="muted num"> {momentText(at, locale)}</span> : null}
              <StepText step={step} order={order} isNext={index >= last} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const isOfMail = (step: OrderStep) => step === 'paid' || step === 'completed';

/** What happens in a step that is on or still to come. */
function StepText({ step, order, isNext }: { step: OrderStep; order: OrderView; isNext: boolean }) {
  const { t } = useI18n();
  const daysText = useDaysText();
  const { expected, servicePoint, pickupStoreId, group, deliveryTime, isHandover } = order.delivery;
  if (!isNext) return null;
  const when = expected ? daysText(expected) : null;
  const lines = (): (string | null)[] => {
    if (step === 'paid') return [t('order.next.receipt')];
    if (step === 'preparing' && isHandover) return [t('order.next.assemble')];
    if (step === 'preparing') return [t(pickupStoreId ? 'order.next.collectPickup' : 'order.next.collect')];
    if (step === 'ready_for_pickup') {
      const mailed = order.reachedAt[step]
        ? []
        : [when ? t('order.next.ready', { when }) : deliveryTime, t('order.next.mail')];
      const due = order.dueLater > 0 ? t('order.next.due', { sum: formatEuros(order.dueLater) }) : null;
      return [...mailed, t('order.next.bring'), due];
    }
    if (step === 'shipped') return [t('order.next.sent')];
    if (group === 'Email') return [t('order.next.mailed')];
    if (pickupStoreId) return [];
    return [
      when ? t('order.next.arrives', { when }) : deliveryTime,
      servicePoint ? t('order.next.point', { name: servicePoint.name }) : null,
    ];
  };
  return lines().map((line) => (line ? <p key={line}>{line}</p> : null));
}
