/**
 * Generates `domain/base/brand-colours.ts` from web/ui/styles/tokens.css, for places that cannot read style sheets: mails,
 * PDFs, the manifest, icons and the browser's theme colour. `npm run task -- colours`; every build runs it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { showHelp } from '../show-help.ts';

const TOKENS = new URL('../../web/ui/styles/tokens.css', import.meta.url);
const TARGET = new URL('../../domain/base/brand-colours.ts', import.meta.url);
const USED = ['ground', 'panel', 'line', 'text', 'muted', 'brand', 'on-brand', 'chrome', 'on-chrome'];

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The source of the generated module. Throws if a token lacks its light or dark colour. */
export function coloursModule(tokens: string): string {
  const lines = USED.map((name) => {
    const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(tokens);
    if (!found) throw new Error(`tokens.css: --${name} must be light-dark(#rrggbb, #rrggbb), in small letters`);
    return `export const ${camel(name)} = { light: '${found[1]}', dark: '${found[2]}' };`;
  });
  return `/** Generated from web/ui/styles/tokens.css by \`npm run task -- colours\`; change the colours there. */\n\n${lines.join('\n')}\n`;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  showHelp(
    'npm run task -- colours\nGenerates domain/base/brand-colours.ts from the tokens in web/ui/styles/tokens.css.',
  );
  const source = coloursModule(readFileSync(TOKENS, 'utf8'));
  // an unchanged file keeps its modification time, so that nothing is rebuilt
  if (source !== readFileSync(TARGET, 'utf8')) writeFileSync(TARGET, source);
}
