import { Form, useNavigation } from 'react-router';
import type { ReturnsPage as Shown } from '#backend/sales/returns/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { returnReasons } from '#domain/sales/returns/return-lines.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { RadioCard, RadioSet } from '#web/ui/radio-card/radio-card.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { TextArea } from '#web/ui/text-field/text-field.tsx';
import type { ReturnAnswer } from './return-actions.ts';
import styles from './returns.module.css';

type Props = { shown: Shown; formKey: string; answer: ReturnAnswer | undefined };

/** What comes back, how many and why, and what is wanted for it. */
export function ReturnForm({ shown, formKey, answer }: Props) {
  const { t } = useI18n();
  const isSending = useNavigation().state !== 'idle';
  const hasExchange = shown.lines.some(({ exchanges }) => exchanges.length > 0);
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="formKey" value={formKey} />
      {hasExchange ? (
        <RadioSet legend={t('return.wants')} columns>
          <RadioCard
            name="wants"
            value="refund"
            title={t('return.refund')}
            hint={t('return.refundHint')}
            defaultChecked
          />
          <RadioCard name="wants" value="exchange" title={t('return.exchange')} hint={t('return.exchangeHint')} />
        </RadioSet>
      ) : (
        <input type="hidden" name="wants" value="refund" />
      )}
      <ul className={styles.lines}>
        {shown.lines.map((_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move
          <Line key={position} shown={shown} position={position} isWrong={answer?.position === position} />
        ))}
      </ul>
      <TextArea id="comment" name="comment" label={t('return.comment')} rows={2} maxLength={500} optional />
      <Button type="submit" busy={isSending}>
        {t('return.submit')}
      </Button>
    </Form>
  );
}

type LineProps = { shown: Shown; position: number; isWrong: boolean };

function Line({ shown, position, isWrong }: LineProps) {
  const { t } = useI18n();
  const line = shown.order.lines[position];
  const returnable = shown.lines[position];
  if (!line || !returnable) return null;
  const { left, why, exchanges, isSealed } = returnable;
  const name = [line.title, line.variationName].filter(Boolean).join(', ');
  return (
    <li className={styles.line}>
      <Picture image={line.image ? { id: line.image } : null} sizes="3.5rem" alt="" className="ph" />
      <div className="stack-2">
        <b>{name}</b>
        {why ? <p className="muted">{t(`return.why.${why}`)}</p> : null}
        {isWrong ? <p className={styles.wrong}>{t('return.checkLine')}</p> : null}
        {left > 0 ? (
          <div className={styles.fields}>
            <SelectField
              name={`amount-${position}`}
              label={t('return.amount')}
              aria-label={`${t('return.amount')}: ${name}`}
            >
              {Array.from({ length: left + 1 }, (_, amount) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a number is its own key
                <option key={amount} value={amount}>
                  {amount === 0 ? t('return.keep') : amount}
                </option>
              ))}
            </SelectField>
            <SelectField
              name={`reason-${position}`}
              label={t('return.reason')}
              aria-label={`${t('return.reason')}: ${name}`}
            >
              <option value="">{t('return.choose')}</option>
              {returnReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`return.reason.${reason}`)}
                </option>
              ))}
            </SelectField>
            {exchanges.length > 0 ? (
              <SelectField className={styles.exchange} name={`sku-${position}`} label={t('return.instead')}>
                <option value="">{t('return.choose')}</option>
                {exchanges.map(({ sku, name: variant, refund }) => (
                  <option key={sku} value={sku}>
                    {refund > 0 ? t('return.cheaper', { variant, sum: formatEuros(refund) }) : variant}
                  </option>
                ))}
              </SelectField>
            ) : (
              <p className={`${styles.exchange} muted`}>{t('return.noExchange')}</p>
            )}
          </div>
        ) : null}
        {left > 0 && isSealed ? (
          <Checkbox name={`seal-${position}`} label={t('return.seal')} hint={t('return.sealHint')} />
        ) : null}
      </div>
    </li>
  );
}
