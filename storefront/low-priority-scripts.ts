const PRELOAD = 'rel="modulepreload"';
const LOW = `${PRELOAD} fetchpriority="low"`;

/**
 * Tells browsers to fetch a page's scripts after what paints it: the router names them in the head, and before styles,
 * fonts and the first picture they would take most of a phone's line.
 */
export const lowPriorityScripts = (html: string): string => html.replaceAll(PRELOAD, LOW);
