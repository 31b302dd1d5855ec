import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptHashes } from './script-hashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('hashes each inline script once, no external scripts and data blocks', () => {
  const html = `<script>a()</script><script async src="/x.js"></script><script type="application/ld+json">{"a":1}</script>
    <script type="module">import "/y.js";\nb()</script><SCRIPT></SCRIPT><script>a()</script>`;
  expect(scriptHashes(html)).toEqual([hash('a()'), hash('import "/y.js";\nb()')]);
});
