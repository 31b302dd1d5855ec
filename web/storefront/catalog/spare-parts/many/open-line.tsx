import { type KeyboardEvent, memo, useState } from 'react';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { MAX_PASTED_AMOUNT } from '#domain/catalog/spare-parts/paste-amount.ts';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import { Stepper } from '#web/ui/stepper/stepper.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { SupplierText } from '../supplier-text.tsx';
import styles from './many.module.css';
import { chooseLine, editLine, type ManyLine, removeLines } from './many-list.ts';
import type { ManyParts } from './use-many-parts.ts';

type Props = {
  line: ManyLine;
  setList: ManyParts['setList'];
};

function lineMessage({ problem, state, code }: ManyLine, t: T): string {
  if (problem) return t(`parts.many.line.${problem}`);
  if (state.status === 'ambiguous') return t('parts.many.line.ambiguous', { code });
  if (state.status === 'replaced')
    return state.successors.length === 1
      ? t('parts.replacedBy', { code: state.successors[0]?.productCode ?? '' })
      : t(state.successors.length > 1 ? 'parts.many.line.replacedBySeveral' : 'parts.many.line.gone', { code });
  if (state.status === 'unknown') return t('parts.many.line.unknown', { code });
  return t('parts.many.line.unchecked');
}

function lineOffers({
  problem,
  state,
}: ManyLine): { title: 'choose' | 'take' | 'didYouMean'; parts: SparePartHit[] } | null {
  if (problem) return null;
  if (state.status === 'ambiguous') return { title: 'choose', parts: state.candidates };
  if (state.status === 'replaced') return { title: 'take', parts: state.successors };
  return state.status === 'unknown' ? { title: 'didYouMean', parts: state.suggestions } : null;
}

/** A line that needs a decision: the problem, possible parts, fields for code and amount, and a remove button. */
export const OpenLine = memo(function OpenLine({ line, setList }: Props) {
  const { t } = useI18n();
  const [code, setCode] = useState(line.code);
  const offers = lineOffers(line);
  const lookUp = () => setList((list) => editLine(list, line.id, { code: code.trim() }));
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') lookUp();
  };
  return (
    <li className={styles.open} id={`many-${line.id}`}>
      <p className={styles.why}>
        <Icon name={line.state.status === 'replaced' ? 'exchange' : 'alert'} small />
        <span>
          {line.rows.length > 0 && <b>{t('parts.many.row', { rows: line.rows.join(', ') })} </b>}
          {lineMessage(line, t)}
        </span>
      </p>
      {offers && offers.parts.length > 0 && (
        <div className={styles.offers}>
          <span className="small muted">{t(`parts.many.${offers.title}`)}</span>
          {offers.parts.map((part) => (
            <Offer key={part.sku} part={part} onTake={() => setList((list) => chooseLine(list, line.id, part))} />
          ))}
        </div>
      )}
      <div className={styles.edit}>
        <TextField
          code
          label={t('parts.many.codeOf', { code: line.code })}
          name={`koodi-${line.id}`}
          value={code}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={keyDown}
          action={
            <Button look="outline" onClick={lookUp} aria-label={t('parts.many.lookUp', { code })}>
              {t('parts.find')}
            </Button>
          }
        />
        <div className={styles.count}>
          <Stepper
            value={line.amount}
            max={MAX_PASTED_AMOUNT}
            label={t('parts.amountOf', { code: line.code })}
            onChange={(amount) => setList((list) => editLine(list, line.id, { amount }))}
          />
          {line.problem === 'amount' && (
            <Button
              look="outline"
              size="s"
              onClick={() => setList((list) => editLine(list, line.id, { amount: line.amount }))}
            >
              {t('parts.many.amountIs', { count: line.amount })}
            </Button>
          )}
          <Button
            look="blank"
            square
            aria-label={t('parts.many.remove', { code: line.code })}
            onClick={() => setList((list) => removeLines(list, ({ id }) => id === line.id))}
          >
            <Icon name="trash" small />
          </Button>
        </div>
      </div>
    </li>
  );
});

function Offer({ part, onTake }: { part: SparePartHit; onTake: () => void }) {
  return (
    <button type="button" className={styles.offer} onClick={onTake}>
      <b className="code">{part.productCode}</b>
      <span>
        <SupplierText>{part.name.default}</SupplierText>
        <small className="muted"> {part.supplier}</small>
      </span>
      <span className="num">
        <VatText cents={part.finalPrice?.inclTax} rate={part.vatRate} />
      </span>
    </button>
  );
}
