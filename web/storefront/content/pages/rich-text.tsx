import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** HTML of our own content files, rendered and checked at import; links inside the shop do not reload it. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click on it
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, not the visitor's words
    <div className="prose" lang={lang} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
