import { type KeyboardEvent, useState } from 'react';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';

type Props = {
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** What is counted: "Määrä, Routa Tunturi kelkkakypärä". */
  label: string;
  big?: boolean;
  name?: string;
};

/** A whole number between `min` and `max`; what is typed counts when the field is left or Enter is pressed. */
export function Stepper({ value, min = 1, max = 999, onChange, label, big, name }: Props) {
  const { t } = useI18n();
  const [typed, setTyped] = useState<string | null>(null);

  const change = (next: number) => {
    const clamped = Math.min(Math.max(next, min), max);
    setTyped(null);
    if (clamped !== value) onChange(clamped);
  };
  const settle = () => {
    if (typed === null) return;
    const number = Number.parseInt(typed, 10);
    change(Number.isNaN(number) ? value : number);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') change(value + 1);
    else if (event.key === 'ArrowDown') change(value - 1);
    else if (event.key === 'Enter') settle();
    else if (event.key === 'Escape' && typed !== null) setTyped(null);
    else return;
    event.preventDefault();
  };

  return (
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
        name={name}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
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
  );
}
