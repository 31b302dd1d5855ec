import { useState } from 'react';
import type { Diagram } from '#backend/catalog/diagrams/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './diagrams.module.css';

/** The drawing with its numbered hotspots, each a link to its row. Enlarged it scrolls in its own region. */
export function DiagramDrawing({ diagram, marked }: { diagram: Diagram; marked: number | null }) {
  const { t } = useI18n();
  const [large, setLarge] = useState(false);
  const hydrated = useHydrated();
  const { drawing, name, make, model, rows, hotspots } = diagram;
  const title = t('diagram.drawing', { name, machine: `${make} ${model}` });
  const nameOf = new Map(rows.map(({ number, sku, part }) => [number, part?.name.default ?? sku]));
  const seen = new Set<number>();
  return (
    <section className={styles.view} aria-label={title}>
      <div
        className={styles.scroll}
        tabIndex={large ? 0 : undefined}
        {...(large && { role: 'group', 'aria-label': title })}
      >
        <div className={classes('drawing-paper', large && styles.isLarge, !drawing.followsTheme && 'is-light')}>
          <img src={drawing.url} width={drawing.width} height={drawing.height} alt={title} fetchPriority="high" />
          {hotspots.map(({ number, x, y }) => {
            // a row links to the first hotspot of its number
            const id = seen.has(number) ? undefined : `kuva-${number}`;
            seen.add(number);
            return (
              <a
                key={`${number} ${x} ${y}`}
                id={id}
                className={styles.hotspot}
                data-marked={marked === number || undefined}
                href={`#osa-${number}`}
                data-number={number}
                style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
                aria-label={t('diagram.spot', { number, name: nameOf.get(number) ?? '' })}
              >
                {number}
              </a>
            );
          })}
        </div>
      </div>
      <div className={styles.tools}>
        <p className="small muted">{t('diagram.drawingHelp')}</p>
        {hydrated && (
          <Button look="outline" size="s" aria-pressed={large} onClick={() => setLarge(!large)}>
            <Icon name="expand" small />
            {t('diagram.zoom')}
          </Button>
        )}
      </div>
    </section>
  );
}
