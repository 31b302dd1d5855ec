/** HTML of the server's own pen (info/write.tsx), where every value is escaped. */
export function Written({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React on the server, never by a visitor
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
