import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { part, Seen, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import styles from './product.module.css';

const STEP = 5;
const MIDDLE = 50;
const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** What stays in view where the shop crops a picture: pressed on the picture, moved by arrow keys, or typed as percents. */
export function FocalPoint({ of: key, name, may }: { of: string; name: string; may: boolean }) {
  const t = useTexts(fi, en);
  const fields = { x: part('image', key, 'focus.x'), y: part('image', key, 'focus.y') };
  const seen = { x: useField(fields.x), y: useField(fields.y) };
  const [point, setPoint] = useState({ x: seen.x.value, y: seen.y.value });
  const at = { x: point.x === '' ? MIDDLE : Number(point.x), y: point.y === '' ? MIDDLE : Number(point.y) };
  const set = (x: number, y: number) => setPoint({ x: String(percent(x)), y: String(percent(y)) });
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // pressed by the keyboard: there is no place
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set((100 * (clientX - left)) / width, (100 * (clientY - top)) / height);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    // with Alt the picture itself moves among the others
    if (!move || event.altKey) return;
    event.preventDefault();
    set(at.x + move[0], at.y + move[1]);
  };
  return (
    <div className={styles.focal}>
      <button
        type="button"
        disabled={!may}
        aria-label={t('focus.set', { name, x: at.x, y: at.y })}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img src={`/pictures/${key.split('~')[0]}/medium.webp`} alt="" loading="lazy" draggable={false} />
        <svg aria-hidden="true">
          <circle cx={`${at.x}%`} cy={`${at.y}%`} r="9" />
        </svg>
      </button>
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis} className={styles.labelled}>
          <span className="label">{t(`focus.${axis}`)}</span>
          <Seen field={fields[axis]} />
          <input
            className="in"
            type="number"
            min={0}
            max={100}
            name={`f.${fields[axis]}`}
            value={point[axis]}
            onChange={({ target }) => setPoint({ ...point, [axis]: target.value })}
            aria-label={`${t(`focus.${axis}`)}, ${name}`}
          />
        </label>
      ))}
    </div>
  );
}
