import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuNode } from '#domain/catalog/products/menu-tree.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { categoryLink, links } from '#web/storefront/base/links.ts';
import { DepartmentPanel } from './department-panel.tsx';
import { loadMenu } from './load-menu.ts';

/** A pointer that only crosses the row opens nothing, and a slip off the panel does not close it. */
const OPENS_AFTER_MS = 180;
const CLOSES_AFTER_MS = 350;
const LINK = ':scope > ul > li > a';

type Opened = { link: HTMLAnchorElement; byKey: boolean };

/**
 * Opens the panel of a department when a mouse rests on its link or the down arrow is pressed there. Escape, leaving the row
 * and navigation close it.
 */
export default function DepartmentPanels({ row }: { row: HTMLElement }) {
  const { locale } = useI18n();
  const { key } = useLocation();
  const [menu, setMenu] = useState<MenuNode[]>([]);
  // bound to the page it was opened on, so that navigation closes it
  const [opened, setOpened] = useState<(Opened & { key: string }) | null>(null);
  useEffect(() => {
    // without the menu the links are still there
    loadMenu(locale).then(setMenu, () => {});
  }, [locale]);
  useEffect(() => follow(row, (wanted) => setOpened(wanted && { ...wanted, key })), [row, key]);

  const link = opened?.key === key ? opened.link : null;
  const to = links(locale);
  const node = menu.find(({ path, children }) => children.length > 0 && categoryLink(to, path) === link?.pathname);
  const isOpen = node !== undefined;
  useEffect(() => {
    if (isOpen) link?.setAttribute('aria-expanded', 'true');
    return () => link?.removeAttribute('aria-expanded');
  }, [link, isOpen]);
  return node ? <DepartmentPanel key={node.path} node={node} takesFocus={opened?.byKey === true} /> : null;
}

/** Tells which link is to be open, by pointer and keys; gives back how to stop. */
function follow(row: HTMLElement, open: (wanted: Opened | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (wanted: Opened | null, after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => open(wanted), after);
  };
  const linkAt = (target: EventTarget | null) =>
    [...row.querySelectorAll<HTMLAnchorElement>(LINK)].find((link) => target instanceof Node && link.contains(target));
  const rest = (link: HTMLAnchorElement | undefined) => link && later({ link, byKey: false }, OPENS_AFTER_MS);
  const listeners = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
    row.addEventListener(kind, act, { signal: listeners.signal });

  on('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    if (pointerType === 'mouse') rest(linkAt(target));
  });
  on('pointerleave', () => later(null, CLOSES_AFTER_MS));
  on('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && row.contains(relatedTarget))) open(null);
  });
  on('keydown', (event) => {
    const link = linkAt(event.target);
    if (event.key === 'ArrowDown' && link) {
      event.preventDefault();
      open({ link, byKey: true });
    } else if (event.key === 'Escape') {
      row.querySelector<HTMLElement>('a[aria-expanded]')?.focus();
      open(null);
    }
  });
  // the pointer rested while this was loading
  rest(row.querySelector<HTMLAnchorElement>(`${LINK}:hover`) ?? undefined);
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
