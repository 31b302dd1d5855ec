import { type SyntheticEvent, useState } from 'react';
import type { Diagram, DiagramCard } from '#backend/catalog/diagrams/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { PartTable } from '#web/storefront/catalog/spare-parts/part-table.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { DiagramCards, yearsText } from './diagram-cards.tsx';
import { DiagramDrawing } from './diagram-drawing.tsx';
import { diagramQueryPath } from './diagram-query.ts';
import { DiagramRow } from './diagram-row.tsx';
import styles from './diagrams.module.css';

export type DiagramData = { diagram: Diagram; others: DiagramCard[] };

/** The part number of the hotspot or row that an event happened in. */
const numberAt = ({ target }: SyntheticEvent): number | null => {
  const place = target instanceof Element ? target.closest('[id^="osa-"], [data-number]') : null;
  return place ? Number(place.getAttribute('data-number') ?? place.id.slice('osa-'.length)) : null;
};

/** An exploded drawing beside its table of parts. Hover or focus in one highlights the number in both (diagram-1). */
export function DiagramPage({ diagram, others }: DiagramData) {
  const { t, locale } = useI18n();
  const [marked, setMarked] = useState<number | null>(null);
  const machine = `${diagram.make} ${diagram.model}`;
  const mark = (event: SyntheticEvent) => setMarked(numberAt(event));
  return (
    <>
      <CrumbTrail title={`${machine}, ${diagram.name}`} />
      <div className={classes('wrap', styles.main)}>
        <div className="stack-1">
          <h1>
            <span lang={diagram.lang}>{diagram.name}</span>, {machine}
          </h1>
          <p className="muted">
            <span className="num">{yearsText(diagram, t)}</span>
            {' · '}
            <TextLink to={diagramQueryPath(diagram, locale)}>{t('diagram.allOf', { machine })}</TextLink>
          </p>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only highlights on hover and focus */}
        <div
          className={classes('single-group', styles.diagram)}
          onPointerOver={mark}
          onFocus={mark}
          onPointerLeave={() => setMarked(null)}
        >
          <DiagramDrawing diagram={diagram} marked={marked} />
          <PartTable caption={t('diagram.table')}>
            {diagram.rows.map((row) => (
              <DiagramRow key={row.number} row={row} marked={marked === row.number} />
            ))}
          </PartTable>
        </div>
        {others.length > 0 && (
          <section className="stack" aria-labelledby="muut-kuvat">
            <h2 id="muut-kuvat">{t('diagram.others')}</h2>
            <DiagramCards diagrams={others} />
          </section>
        )}
      </div>
    </>
  );
}
