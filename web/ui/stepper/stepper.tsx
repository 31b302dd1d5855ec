import { type KeyboardEvent, Suspense, useId, useState } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';

/** Maximum length of the input; longer than any amount. */
export const MOST_TYPED = 12;

/**
 * Parses a typed amount: a whole number between `min` and `max`, with or without spaces. Returns 'empty' without
 * input and 'refused' for anything else, because stripping characters would turn `2,5` into 25.
 */
export function readAmount(typed: string, min: number, max: number): number | 'empty' | 'refused' {
  const text = typed.replaceAll(/\s/g, '');
  if (text === '') return 'empty';
  const amount = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return amount >= min && amount <= max ? amount : 'refused';
}

const AmountError = lazyComponent(() => import('./amount-error.tsx'));

type Props = {
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** Called with whether the input is refused: a button beside the field must not use the value then. */
  onRefuse?: (isRefused: boolean) => void;
  /** Accessible name: "Määrä, Routa Tunturi kelkkakypärä". */
  label: string;
  big?: boolean;
  name?: string;
};

/**
 * Input for a whole number between `min` and `max`, applied on blur or Enter. Anything else stays in the field with a
 * message that names the limits, and changes nothing.
 */
export function Stepper({ value, min = 1, max = 999, onChange, onRefuse, label, big, name }: Props) {
  const { t } = useI18n();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? value : readAmount(typed, min, max);
  const isRefused = read === 'refused';

  const type = (text: string | null) => {
    setTyped(text);
    onRefuse?.(text !== null && readAmount(text, min, max) === 'refused');
  };
  const change = (next: number) => {
    const clamped = Math.min(Math.max(next, min), max);
    type(null);
    if (clamped !== value) onChange(clamped);
  };
  const settle = () => {
    if (typed !== null && !isRefused) change(typeof read === 'number' ? read : value);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') change(value + 1);
    else if (event.key === 'ArrowDown') change(value - 1);
    else if (event.key === 'Enter') settle();
    else if (event.key === 'Escape' && typed !== null) type(null);
    else return;
    event.preventDefault();
  };

  return (
    <div className="stepper-field">
      <div className={classes('stepper', big && 'big')}>
        <button
          type="button"
          aria-label={t('ui.less', { label })}
          aria-disabled={value <= min}
          onClick={() => change(value - 1)}
        >
          <Icon name="minus" small />
        </button>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? id : undefined}
          name={name}
          maxLength={MOST_TYPED}
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={settle}
          onKeyDown={keyDown}
        />
        <button
          type="button"
          aria-label={t('ui.more', { label })}
          aria-disabled={value >= max}
          onClick={() => change(value + 1)}
        >
          <Icon name="plus" small />
        </button>
      </div>
      <Suspense>{isRefused && <AmountError id={id} min={min} max={max} />}</Suspense>
    </div>
  );
}
