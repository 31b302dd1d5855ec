import { useEffect, useRef } from 'react';
import type { MenuNode } from '#domain/catalog/products/menu-tree.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { categoryLink, links } from '#web/storefront/base/links.ts';
import { PrefetchLink } from '#web/storefront/base/prefetch/prefetch-link.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import styles from './menu.module.css';

/** `takesFocus`: the keyboard opened it. */
export type DepartmentPanelProps = { node: MenuNode; takesFocus: boolean };

/** The categories of a department in columns, with those below them (menu-2). */
export function DepartmentPanel({ node, takesFocus }: DepartmentPanelProps) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.department} ref={first}>
      <div className={classes('wrap', styles.columns)}>
        <PrefetchLink className={styles.lead} to={categoryLink(to, node.path)}>
          <span className={styles.leadPic}>
            <Picture image={node.image ? { id: node.image } : null} alt="" sizes="14rem" />
          </span>
          <span lang={node.lang}>{node.name}</span>
          <span className={styles.more}>
            {t('common.showAll')} <Icon name="arrow-right" small />
          </span>
        </PrefetchLink>
        <ul className={styles.groups}>
          {node.children.map((group) => (
            <li key={group.path}>
              <PrefetchLink className={styles.group} to={categoryLink(to, group.path)} lang={group.lang}>
                {group.name}
              </PrefetchLink>
              {group.children.length > 0 && (
                <ul>
                  {group.children.map((child) => (
                    <li key={child.path}>
                      <PrefetchLink to={categoryLink(to, child.path)} lang={child.lang}>
                        {child.name}
                      </PrefetchLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
