const VARIABLE = /var\(--([\w-]+),\s*([^()]+)\)/g;
const COLOUR = /^#[0-9a-f]{3,8}$/i;

/** Names in `colours` whose value is no hex colour; they would otherwise be written into the SVG as they are. */
export const wrongColours = (colours: Record<string, string>): string[] =>
  Object.keys(colours).filter((name) => !COLOUR.test(colours[name] ?? ''));

/** Puts the colours in place of `var(--name, fallback)`; the renderer does not know CSS variables. */
export const paintScene = (svg: string, colours: Record<string, string>): string =>
  svg.replace(VARIABLE, (_, name: string, fallback: string) => colours[name] ?? fallback);
