import { useActionData, useNavigation } from 'react-router';
import { MAX_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import type { RequestedItem } from '#domain/sales/quotes/requested-items.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import styles from './quote-cart.module.css';
import { ItemPicture } from './quote-line.tsx';
import { problemText } from './request/problem-text.ts';
import type { RequestAnswer } from './request/request-answer.ts';
import { fieldId } from './request/request-fields.tsx';
import { RequestForm } from './request/request-form.tsx';

type Props = {
  item: RequestedItem;
  known: RequestAnswer['values'];
  stamp: string;
  idempotencyKey: string;
  offersTradeIn: boolean;
};

/** A quote for a single item by a plain form, which needs no JavaScript. */
export function SingleRequest({ item, known, stamp, idempotencyKey, offersTradeIn }: Props) {
  const { t, locale } = useI18n();
  const answer = useActionData<RequestAnswer>();
  const busy = useNavigation().state === 'submitting';
  const wrongAmount = answer?.problems.find(({ field }) => field === 'amount');
  return (
    <div className="page-split">
      <div className={classes('stack', styles.single)}>
        <div className={classes('line', styles.line)}>
          <div className="line-pic">
            <ItemPicture item={item} />
          </div>
          <div className="line-info">
            <b>{item.title}</b>
            {item.variationName && <span className="small muted">{item.variationName}</span>}
            <span className="small muted num">{t('quote.code', { sku: item.sku })}</span>
          </div>
        </div>
        <div className="row">
          <ButtonLink look="link" flush to={links(locale).quoteCart()}>
            {t('quote.wholeCart')}
          </ButtonLink>
        </div>
      </div>
      <div className="sum">
        <RequestForm answer={answer} known={known} stamp={stamp} busy={busy} offersTradeIn={offersTradeIn}>
          <TextField
            name="amount"
            id={fieldId('amount')}
            label={t('quote.amount')}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_AMOUNT}
            defaultValue={answer?.values.amount ?? '1'}
            error={wrongAmount && problemText(t, 'amount', wrongAmount.message)}
            className={styles.amount}
          />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        </RequestForm>
      </div>
    </div>
  );
}
