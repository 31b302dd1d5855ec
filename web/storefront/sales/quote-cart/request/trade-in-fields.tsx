import {
  MAX_TRADE_NOTES,
  type TradeField,
  tradeConditions,
  tradeUnits,
} from '#domain/sales/quotes/trade-in-request.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from '#web/storefront/sales/quote-cart/quote-cart.module.css';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { PhotoField } from '#web/ui/photo-field/photo-field.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field/text-field.tsx';
import { problemText } from './problem-text.ts';
import type { RequestAnswer } from './request-answer.ts';
import { fieldId } from './request-fields.tsx';

type Props = { values: RequestAnswer['values']; problems: RequestAnswer['problems']; isOpen: boolean };

/** What is offered in exchange (trade-in-1). Shows when its box is ticked, by CSS alone. */
export function TradeInFields({ values, problems, isOpen }: Props) {
  const { t } = useI18n();
  const errorOf = (name: TradeField | 'photos') => {
    const problem = problems.find(({ field }) => field === name);
    return problem && problemText(t, name, problem.message);
  };
  const field = (name: TradeField) => ({
    name,
    id: fieldId(name),
    label: t(`quote.${name}`),
    defaultValue: values[name] ?? '',
    error: errorOf(name),
  });
  return (
    <div className={styles.business}>
      <Checkbox
        name="tradeIn"
        id={fieldId('tradeIn')}
        label={t('quote.tradeIn')}
        defaultChecked={isOpen || values.tradeIn === 'on'}
      />
      <div className={styles.company}>
        <div className={styles.two}>
          <TextField {...field('tradeMake')} maxLength={60} />
          <TextField {...field('tradeModel')} maxLength={60} />
          <TextField {...field('tradeYear')} inputMode="numeric" maxLength={4} />
          <SelectField {...field('tradeCondition')}>
            <option value="">{t('quote.tradeCondition.choose')}</option>
            {tradeConditions.map((condition) => (
              <option key={condition} value={condition}>
                {t(`quote.tradeCondition.${condition}`)}
              </option>
            ))}
          </SelectField>
          <TextField {...field('tradeUsage')} inputMode="numeric" maxLength={12} />
          <SelectField {...field('tradeUnit')} defaultValue={values.tradeUnit ?? 'km'}>
            {tradeUnits.map((unit) => (
              <option key={unit} value={unit}>
                {t(`quote.tradeUnit.${unit}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField {...field('tradeCode')} maxLength={20} hint={t('quote.tradeCodeHint')} code optional />
        <TextArea
          {...field('tradeNotes')}
          rows={3}
          maxLength={MAX_TRADE_NOTES}
          hint={t('quote.tradeNotesHint')}
          optional
        />
        <PhotoField
          id={fieldId('photos')}
          label={t('quote.photos')}
          hint={t('quote.photosHint')}
          error={errorOf('photos')}
        />
        <p className="small muted">{t('quote.tradePrivacy')}</p>
      </div>
    </div>
  );
}
