import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials, isAllowed, type Lock, productionPackages } from './sbom.ts';

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const own: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

test('lists every production package with version and hash, and no development package', () => {
  const { components } = billOfMaterials(lock);
  const listed = new Map(components.map((component) => [component.name, component]));
  for (const [name, version] of Object.entries(own.dependencies))
    expect(
      components.some((one) => one.name === name && one.version === version),
      name,
    ).toBe(true);
  for (const name of ['vitest', '@playwright/test', '@biomejs/biome', 'typescript'])
    expect(listed.has(name)).toBe(false);
  expect(components.length).toBeGreaterThan(Object.keys(own.dependencies).length * 2);
  expect(components.filter(({ hashes }) => hashes?.[0]?.content.length !== 128).map(({ name }) => name)).toEqual([]);
  expect(listed.get('zod')).toMatchObject({
    purl: `pkg:npm/zod@${own.dependencies.zod}`,
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(listed.get('@hono/node-server')?.purl).toMatch(/^pkg:npm\/%40hono\/node-server@/);
});

test('every licence is an allowed one', () => {
  const others = productionPackages(lock).filter(({ licence }) => !isAllowed(licence));
  expect(others.map(({ name, licence }) => `${name}: ${licence || 'none told'}`)).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('%s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});
