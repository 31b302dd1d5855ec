import { Link } from 'react-router';
import type { DiagramCard } from '#backend/catalog/diagrams/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { classes } from '#web/ui/classes.ts';
import { yearsText } from './years-text.ts';

type Props = {
  diagrams: readonly DiagramCard[];
  /** Say the machine too where the page does not, or the model where it says only the make. */
  withMachine?: boolean;
  withModel?: boolean;
};

/** Diagrams as pictures that lead to them. Their texts are of the part `vehicle`. */
export function DiagramCards({ diagrams, ...says }: Props) {
  return (
    <ul className="diagram-cards">
      {diagrams.map((diagram) => (
        <li key={diagram.slug}>
          <DiagramTile diagram={diagram} {...says} />
        </li>
      ))}
    </ul>
  );
}

function DiagramTile({ diagram, withMachine, withModel }: { diagram: DiagramCard } & Omit<Props, 'diagrams'>) {
  const { t, locale } = useI18n();
  const { slug, make, model, name, lang, parts, drawing } = diagram;
  return (
    <Link className="diagram-tile" to={links(locale).diagram(slug)}>
      <span className={classes('diagram-paper', !drawing.followsTheme && 'is-light')}>
        <img src={drawing.url} width={drawing.width} height={drawing.height} alt="" loading="lazy" decoding="async" />
      </span>
      <span className="diagram-name">
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
