import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileInside } from './files-inside.ts';

test('finds files inside a folder and none outside, by name or symbolic link', async () => {
  const root = await mkdtemp(join(tmpdir(), 'tieva-inside-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folder = join(root, 'pictures');
  await mkdir(join(folder, 'sub'), { recursive: true });
  await mkdir(join(root, 'pictures-of-others'));
  await writeFile(join(root, 'outside.jpg'), 'x');
  await writeFile(join(root, 'pictures-of-others', 'a.jpg'), 'x');
  await writeFile(join(folder, 'own.jpg'), 'x');
  await symlink(join(root, 'outside.jpg'), join(folder, 'link.jpg'));
  await symlink(root, join(folder, 'up'));
  await symlink('own.jpg', join(folder, 'same.jpg'));
  await symlink(folder, join(root, 'linked'));
  const names = ['own.jpg', 'same.jpg', 'sub/../own.jpg', 'none.jpg', '../outside.jpg', '../none.jpg'];
  expect(names.map((name) => fileInside(folder, name))).toEqual([
    { path: join(folder, 'own.jpg') },
    { path: join(folder, 'same.jpg') },
    { path: join(folder, 'own.jpg') },
    'missing',
    'outside',
    'outside',
  ]);
  for (const name of ['link.jpg', 'up/outside.jpg', '../pictures-of-others/a.jpg', '/etc/passwd'])
    expect(fileInside(folder, name), name).not.toHaveProperty('path');
  // the folder itself may be a link
  expect(fileInside(join(root, 'linked'), 'own.jpg')).toHaveProperty('path');
});
