import { expect, test } from 'vitest';
import { parts } from '#backend/catalog/import/diff.ts';
import { recordOf } from '#domain/base/records.ts';
import { createPreview } from './preview.ts';

test('shows prices of a file, which are euros, as the cents that previews have', () => {
  const none = recordOf(parts, () => ({ added: 0, changed: 0, removed: 0 }));
  const preview = createPreview();
  const fields = [
    { field: 'price', before: 99.9, after: 129 },
    { field: 'name', after: '129' },
  ];
  preview.addDiff({ ...none, changes: [{ part: 'prices', kind: 'changed', key: 'A', fields }], patches: 0, notes: [] });
  expect(preview.rows()[0]?.fields).toEqual([
    { field: 'price', before: 9990, after: 12_900 },
    { field: 'name', before: null, after: '129' },
  ]);
});
