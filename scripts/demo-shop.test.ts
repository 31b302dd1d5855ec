import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** The shop name that `#shop.config` resolves to in a tree with an owner's own shop.config.ts. */
function shopName(nodeOptions: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'own-shop-'));
  onTestFinished(() => rmSync(tree, { recursive: true }));
  copyFileSync(new URL('../package.json', import.meta.url), join(tree, 'package.json'));
  mkdirSync(join(tree, 'demo'));
  writeFileSync(join(tree, 'shop.config.ts'), "export const shop = { name: 'Own' };");
  writeFileSync(join(tree, 'demo/shop.config.ts'), "export const shop = { name: 'Demo' };");
  writeFileSync(join(tree, 'name.ts'), "import { shop } from '#shop.config'; process.stdout.write(shop.name);");
  const env = { ...process.env, NODE_OPTIONS: nodeOptions };
  return execFileSync(process.execPath, ['name.ts'], { cwd: tree, env, encoding: 'utf8' });
}

test('#shop.config is the owner’s file, and the demo’s in processes that tests start', () => {
  expect(shopName('')).toBe('Own');
  expect(process.env.NODE_OPTIONS).toContain('--conditions=demo-shop');
  expect(shopName(process.env.NODE_OPTIONS ?? '')).toBe('Demo');
});
