import { useEffect, useRef } from 'react';
import type { MenuNode } from '#domain/catalog/products/menu-tree.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { categoryLink, links } from '#web/storefront/base/links.ts';
import { PrefetchLink } from '#web/storefront/base/prefetch/prefetch-link.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import styles from './menu.module.css';

type Props = {
  /** The category whose children are shown; undefined on the first panel. */
  node: MenuNode | undefined;
  nodes: MenuNode[];
  moved: 'in' | 'out' | null;
  /** The child whose panel was just closed; it takes the focus. */
  cameFrom: string | undefined;
  onOpen: (node: MenuNode) => void;
  onBack: () => void;
};

/** One panel of the main menu. A category with children opens its own panel, the others are links. */
export function MenuPanel({ node, nodes, moved, cameFrom, onOpen, onBack }: Props) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    start.current?.focus();
  }, []);
  return (
    <div className={styles.panel} data-moved={moved ?? undefined}>
      {node && (
        <>
          <button
            type="button"
            className={classes(styles.item, styles.back)}
            ref={cameFrom ? undefined : start}
            onClick={onBack}
          >
            <Icon name="arrow-left" />
            <span>{t('common.back')}</span>
          </button>
          <h2 className={styles.title} lang={node.lang}>
            {node.name}
          </h2>
        </>
      )}
      <ul>
        {node && (
          <li>
            <PrefetchLink className={classes(styles.item, styles.txt, styles.all)} to={categoryLink(to, node.path)}>
              <span>{t('common.showAll')}</span>
              <Icon name="chevron-right" />
            </PrefetchLink>
          </li>
        )}
        {nodes.map((child) => {
          const inside = (
            <>
              {!node && (
                <span className={styles.pic}>
                  <Picture image={child.image ? { id: child.image } : null} alt="" sizes="3rem" />
                </span>
              )}
              <span lang={child.lang}>{child.name}</span>
              <Icon name="chevron-right" />
            </>
          );
          const className = node ? classes(styles.item, styles.txt) : styles.item;
          return (
            <li key={child.path}>
              {child.children.length > 0 ? (
                <button
                  type="button"
                  className={className}
                  ref={child.path === cameFrom ? start : undefined}
                  onClick={() => onOpen(child)}
                >
                  {inside}
                </button>
              ) : (
                <PrefetchLink className={className} to={categoryLink(to, child.path)}>
                  {inside}
                </PrefetchLink>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
