import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Faults } from './faults.ts';
import { firstSegment } from './targets.ts';
import type { Walk } from './walk.ts';

const FOLDER = fileURLToPath(new URL('../html', import.meta.url));

type Message = { ruleId: string; message: string; line: number; selector: string | null };
type Validator = { validateString(html: string, name: string): Promise<{ results: { messages: Message[] }[] }> };
type Module = { HtmlValidate: new (config: object) => Validator };

/** The validator lives in a folder of its own: beside the test runner npm finds no versions that suit both. */
function install(): void {
  if (existsSync(`${FOLDER}/node_modules/html-validate/package.json`)) return;
  console.log('installing the HTML validator into test/html');
  const npm = process.env.npm_execpath;
  const args = ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...first, ...args], { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error('the HTML validator could not be installed: is the npm registry reachable?');
}

const config = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // the renderer writes attributes without a value, self-closes nothing, and puts quotes everywhere
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // telephone numbers stand in one line by a style
    'tel-non-breaking': 'off',
  },
};

const PER_KIND = 12;

/** Pages of every kind: so many of each first segment in each language, whole documents only. */
function sampleOf({ pages }: Walk): [path: string, html: string][] {
  const counts = new Map<string, number>();
  const documents = [...pages].flatMap(([path, { page, html }]) =>
    page && html ? [[path, html] as [string, string]] : [],
  );
  return documents.filter(([path]) => {
    const kind = `${path.startsWith('/en') ? 'en' : 'fi'} ${firstSegment(path)}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= PER_KIND;
  });
}

/** Holds a sample of the documents against the HTML standard; returns how many. */
export async function validateHtml(walk: Walk, faults: Faults, onStep: (done: number, all: number) => void) {
  install();
  const { HtmlValidate } = createRequire(`${FOLDER}/package.json`)('html-validate') as Module;
  const validator = new HtmlValidate(config);
  const sample = sampleOf(walk);
  for (const [i, [path, html]] of sample.entries()) {
    onStep(i + 1, sample.length);
    const { results } = await validator.validateString(html, path);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.add(`HTML ${ruleId}: ${message}`, `${path} ${selector ?? ''}`);
  }
  return sample.length;
}
