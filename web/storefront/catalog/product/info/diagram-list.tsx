import type { DiagramCard } from '#backend/catalog/diagrams/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { classes } from '#web/ui/classes.ts';

/** Exploded drawings of the machine. Plain links: this HTML is rendered outside the router. */
export function DiagramList({ diagrams }: { diagrams: readonly DiagramCard[] }) {
  const { locale } = useI18n();
  return (
    <ul className="drawing-tiles">
      {diagrams.map(({ slug, name, lang, drawing }) => (
        <li key={slug}>
          <a className="drawing-tile" href={links(locale).diagram(slug)}>
            <span className={classes('drawing-paper', !drawing.followsTheme && 'is-light')}>
              <img src={drawing.url} width={drawing.width} height={drawing.height} alt="" loading="lazy" />
            </span>
            <b lang={lang}>{name}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
