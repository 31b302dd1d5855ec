import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** HTML of the shop's content files, sanitised at import. Links within the shop navigate without a page load. */
export function RichText({ html, lang }: { html: string; lang?: 'fi' }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside are interactive
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires click
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the shop's own files
    <div className="prose" lang={lang} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
