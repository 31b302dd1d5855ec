import { globSync, readFileSync } from 'node:fs';

const folder = new URL('../../', import.meta.url);

/** Every stylesheet of the web layer except tokens.css, without comments. */
export const stylesheets = (): { file: string; css: string }[] =>
  globSync('**/*.css', { cwd: folder })
    .filter((file) => !file.endsWith('tokens.css'))
    .sort()
    .map((file) => ({ file, css: withoutComments(readFileSync(new URL(file, folder), 'utf8')) }));

export const tokensCss = (): string => withoutComments(readFileSync(new URL('ui/styles/tokens.css', folder), 'utf8'));

// keeps line breaks, so that a finding can name its line
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

export type Declaration = { property: string; value: string; line: number };
export type Rule = { selector: string; declarations: Declaration[] };

/** The rules of a stylesheet, nested ones included, each with its own declarations only. */
export function rulesOf(css: string): Rule[] {
  const done: Rule[] = [];
  const open: Rule[] = [];
  let text = '';
  let line = 1;
  const declare = () => {
    const [, property, value] = /^\s*([\w-]+)\s*:\s*([\s\S]+)$/.exec(text) ?? [];
    if (property && value) open.at(-1)?.declarations.push({ property, value: value.trim(), line });
    text = '';
  };
  for (const char of css) {
    if (char === '\n') line += 1;
    if (char === '{') {
      open.push({ selector: text.trim().replace(/\s+/g, ' '), declarations: [] });
      text = '';
    } else if (char === '}') {
      declare();
      const rule = open.pop();
      if (rule) done.push(rule);
    } else if (char === ';') declare();
    else text += char;
  }
  return done;
}
