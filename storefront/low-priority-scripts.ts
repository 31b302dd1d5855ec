const PRELOAD = 'rel="modulepreload"';
const LOW = `${PRELOAD} fetchpriority="low"`;

/**
 * Tells browsers to fetch a page's scripts after what paints it: the router names them in the head, and before styles,
 * fonts and the first picture they would take most of a phone's line.
 */
export function lowPriorityScripts(html: Buffer): Buffer[] {
  // the head alone: the rest of a page is ten times as long
  const end = html.indexOf('</head>');
  if (end === -1) return [html];
  const head = html.toString('utf8', 0, end).replaceAll(PRELOAD, LOW);
  return [Buffer.from(head), html.subarray(end)];
}
