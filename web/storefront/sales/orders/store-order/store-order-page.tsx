import type { OpenedLink } from '#backend/sales/orders/fulfilment/store-links.ts';
import type { FulfilmentStep } from '#domain/sales/orders/order-status.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { classes } from '#web/ui/classes.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { PickList } from './pick-list.tsx';
import { PrintButton } from './print-button.tsx';
import type { StepAnswer } from './step-answer.ts';
import { StepForm } from './step-form.tsx';
import styles from './store-order.module.css';
import { fill, storeTexts as t } from './store-texts.ts';

const closed = { used: t.used, expired: t.expired, done: t.past };

type Props = {
  link: OpenedLink;
  /** The step just applied, if any. */
  done: FulfilmentStep | null;
  answer: StepAnswer | undefined;
};

/** A store's page of an order (order-8): the goods to pack and the step of its link. In Finnish. */
export function StoreOrderPage({ link, done, answer }: Props) {
  const { number, order, state, step } = link;
  return (
    <div className={classes('wrap', styles.storeOrder)} lang="fi">
      <h1>{fill(t.title, { number })}</h1>
      {done ? (
        <Banner kind="ok" live>
          {t.steps[done].done}
        </Banner>
      ) : null}
      {order && state === 'open' ? (
        <>
          {order.lines.length > 0 ? <PickList lines={order.lines} /> : null}
          <DeliveryFacts order={order} />
          <PrintButton />
          {done ? <h2 className={styles.stepNext}>{t.next}</h2> : null}
          <StepForm order={order} step={step} answer={answer} />
          <PackingSlip order={order} />
        </>
      ) : (
        <Banner>{done ? t.nothingNext : closed[state === 'open' ? 'done' : state]}</Banner>
      )}
    </div>
  );
}
