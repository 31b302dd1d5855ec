import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { placed } from '#domain/catalog/diagrams/hotspots.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/diagrams.ts';
import fi from '#web/messages/admin/fi/diagrams.ts';
import styles from './drawing.module.css';
import type { SpotRow } from './rows.ts';

type Props = {
  src: string;
  width: number;
  height: number;
  rows: readonly SpotRow[];
  nameOf: (sku: string) => string;
  onMove: (key: string, x: number, y: number) => void;
  onAdd: (x: number, y: number) => void;
  onRemove: (key: string) => void;
  /** Null: the person only looks. */
  mayEdit: boolean;
};

const STEP = 0.5;
const FAR = 5;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The drawing with its numbers: each has the focus, moves by arrows and by dragging; a press elsewhere adds one. */
export function Canvas({ src, width, height, rows, nameOf, onMove, onAdd, onRemove, mayEdit }: Props) {
  const t = useTexts(fi, en);
  const svg = useRef<SVGSVGElement>(null);
  const dragged = useRef<string>(null);
  const radius = Math.max(width, height) / 45;

  const percents = (event: PointerEvent): [number, number] => {
    const box = svg.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return [
      placed(((event.clientX - box.left) / box.width) * 100),
      placed(((event.clientY - box.top) / box.height) * 100),
    ];
  };
  const drag = (event: PointerEvent) => dragged.current && onMove(dragged.current, ...percents(event));
  const press = (event: KeyboardEvent, { key, x, y }: SpotRow) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const by = event.shiftKey ? FAR : STEP;
      onMove(key, placed(Number(x) + arrow[0] * by), placed(Number(y) + arrow[1] * by));
    } else if (event.key === 'Delete') onRemove(key);
  };
  const shown = rows.filter(
    ({ isGone, x, y }) => !isGone && x !== '' && y !== '' && Number.isFinite(Number(x) + Number(y)),
  );
  return (
    <div className={styles.paper}>
      <img src={src} width={width} height={height} alt="" />
      <svg
        ref={svg}
        viewBox={`0 0 ${width} ${height}`}
        onPointerDown={(event) => mayEdit && event.target === svg.current && onAdd(...percents(event))}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = null;
        }}
      >
        <title>{t('diagrams.drawing')}</title>
        {shown.map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: a button inside a drawing
          <g
            key={row.key}
            id={`spot-${row.key}`}
            className={styles.spot}
            role="button"
            tabIndex={0}
            aria-label={t('diagrams.spot', { number: row.number, part: nameOf(row.sku) })}
            transform={`translate(${(Number(row.x) / 100) * width} ${(Number(row.y) / 100) * height})`}
            onKeyDown={(event) => mayEdit && press(event, row)}
            onPointerDown={(event) => {
              if (!mayEdit) return;
              dragged.current = row.key;
              event.currentTarget.focus();
              svg.current?.setPointerCapture(event.pointerId);
            }}
          >
            <circle r={radius} />
            <text textAnchor="middle" dominantBaseline="central" fontSize={radius}>
              {row.number}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
