import { Link } from 'react-router';
import type { DiagramCard } from '#backend/catalog/diagrams/service.ts';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { classes } from '#web/ui/classes.ts';

type Props = {
  diagrams: readonly DiagramCard[];
  /** Show make and model, or only the model, where the page does not show them already. */
  withMachine?: boolean;
  withModel?: boolean;
};

/** `Vuosimallit 2022–2027`; a null year is an open end. */
export function yearsText({ yearFrom, yearTo }: { yearFrom: number | null; yearTo: number | null }, t: T): string {
  if (yearFrom === null && yearTo === null) return t('diagram.allYears');
  return t('diagram.years', { years: yearFrom === yearTo ? `${yearFrom}` : `${yearFrom ?? ''}–${yearTo ?? ''}` });
}

/** Tiles that link to diagrams. */
export function DiagramCards({ diagrams, ...options }: Props) {
  return (
    <ul className="drawing-tiles">
      {diagrams.map((diagram) => (
        <li key={diagram.slug}>
          <DiagramTile diagram={diagram} {...options} />
        </li>
      ))}
    </ul>
  );
}

function DiagramTile({ diagram, withMachine, withModel }: { diagram: DiagramCard } & Omit<Props, 'diagrams'>) {
  const { t, locale } = useI18n();
  const { slug, make, model, name, lang, parts, drawing } = diagram;
  return (
    <Link className="drawing-tile" to={links(locale).diagram(slug)}>
      <span className={classes('drawing-paper', !drawing.followsTheme && 'is-light')}>
        <img src={drawing.url} width={drawing.width} height={drawing.height} alt="" loading="lazy" decoding="async" />
      </span>
      <span className="drawing-name">
        {(withMachine || withModel) && <span>{withMachine ? `${make} ${model}` : model}</span>}
        <b lang={lang}>{name}</b>
        <small className="num">
          {[t('diagram.parts', { count: parts }), ...(withMachine || withModel ? [yearsText(diagram, t)] : [])].join(
            ' · ',
          )}
        </small>
      </span>
    </Link>
  );
}
