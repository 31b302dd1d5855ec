import { useFetcher } from 'react-router';
import type { WishLine as Line } from '#backend/customers/wish-lists/service.ts';
import { MAX_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from '#web/storefront/customers/wish-lists/wish-lists.module.css';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Stepper } from '#web/ui/stepper/stepper.tsx';
import type { WishOutcome } from '../acts/outcome.ts';
import { BuyWish } from '../cart/buy-wish.tsx';
import { MoveWish } from './move-wish.tsx';
import { WishInfo, WishPicture, WishPrice, wishName } from './wish-facts.tsx';

type Props = {
  line: Line;
  /** Other lists the item can move to. */
  others: { id: string; name: string }[];
};

/** An item of the customer's list. Shows changes at once and reverts them when the server rejects. */
export function WishLine({ line, others }: Props) {
  const { t } = useI18n();
  const leaving = useFetcher<WishOutcome>({ key: `wish-leave ${line.id}` });
  const counting = useFetcher<WishOutcome>({ key: `wish-count ${line.id}` });
  const ahead = Number(counting.formData?.get('amount'));
  const name = wishName(line);
  if (leaving.state !== 'idle') return null;
  const setAmount = (amount: number) =>
    void counting.submit({ act: 'amount', item: line.id, amount: String(amount) }, { method: 'post' });
  return (
    <li className={classes('line', styles.line)}>
      <WishPicture line={line} />
      <WishInfo line={line}>
        <div className={classes('row', styles.acts)}>
          <BuyWish line={line} name={name} amount={ahead || line.amount} />
          {others.length > 0 && <MoveWish fetcher={leaving} line={line} name={name} others={others} />}
        </div>
      </WishInfo>
      <div className="line-qty">
        <counting.Form method="post" className="row">
          <input type="hidden" name="act" value="amount" />
          <input type="hidden" name="item" value={line.id} />
          <Stepper
            name="amount"
            value={ahead || line.amount}
            max={MAX_AMOUNT}
            label={t('wishes.amountOf', { name })}
            onChange={setAmount}
          />
          <noscript>
            <button type="submit" className="btn btn-outline btn-s">
              {t('wishes.saveAmount')}
            </button>
          </noscript>
        </counting.Form>
        <leaving.Form method="post">
          <input type="hidden" name="act" value="remove" />
          <input type="hidden" name="item" value={line.id} />
          <Button type="submit" look="blank" square aria-label={t('wishes.remove', { name })}>
            <Icon name="trash" small />
          </Button>
        </leaving.Form>
      </div>
      <WishPrice line={line} />
    </li>
  );
}
