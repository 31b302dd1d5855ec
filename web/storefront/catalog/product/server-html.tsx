import type { HTMLAttributes } from 'react';

type Props = Pick<HTMLAttributes<HTMLDivElement>, 'className' | 'onClick'> & { html: string };

/**
 * Inserts HTML that the server rendered with React (info/render-info.tsx), which escapes every value. The only place of
 * the storefront's product page that inserts HTML.
 */
export function ServerHtml({ html, ...rest }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, which escapes the texts of reviews too
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
