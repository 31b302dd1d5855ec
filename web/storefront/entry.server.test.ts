import { expectTypeOf, test } from 'vitest';
import type { PageEntry } from '#backend/entrypoints/http/pages/builds.ts';
import type * as entry from './entry.server.tsx';

test('exports everything that the server takes from a build', () => {
  expectTypeOf<typeof entry>().toExtend<PageEntry>();
});
