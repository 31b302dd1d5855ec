/**
 * `node scripts/check-styles.ts`: fails when a stylesheet of a feature can reach elements that are not its own. Imports
 * of stylesheets between features are dependency-cruiser's part.
 */
import { globSync, readFileSync } from 'node:fs';
import { showHelp } from './show-help.ts';

showHelp('node scripts/check-styles.ts\nFails when a stylesheet of a feature can reach elements that are not its own.');

/** The stylesheet of each app. */
const APPS = ['web/storefront/site/styles/app.css', 'web/admin/site/styles/app.css'];

/** What is wrong with the stylesheet of a feature, if anything. */
function problemOf(file: string): string | null {
  if (!file.endsWith('.module.css')) return 'is not a CSS module: name it <component>.module.css';
  const css = readFileSync(file, 'utf8');
  if (css.includes(':global')) return 'uses :global: give the element a class of this module';
  if (/\[class\b/.test(css)) return 'selects by the attribute class: give the element a class of this module';
  return /@import|\bcomposes:[^;]*\bfrom\b/.test(css) ? 'imports another stylesheet' : null;
}

const found = globSync('web/{storefront,admin}/**/*.css')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !APPS.includes(file))
  .flatMap((file) => {
    const problem = problemOf(file);
    return problem ? [`${file} ${problem}`] : [];
  });
const foreign = APPS.flatMap((app) =>
  [...readFileSync(app, 'utf8').matchAll(/@import "([^"]+)"/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^(\.\.\/)+ui\//.test(path))
    .map((path) => `${app} imports ${path}, which is not of web/ui`),
);

for (const line of [...found, ...foreign]) console.error(line);
if (found.length + foreign.length > 0) process.exitCode = 1;
