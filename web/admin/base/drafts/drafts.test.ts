import { expect, test } from 'vitest';
import { readDraft, writeDraft } from './drafts.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a draft is its person’s own', () => {
  const storage = memory();
  writeDraft(storage, 'aino', 'note', { body: 'Soitti, hakee huomenna' });
  expect(readDraft(storage, 'aino', 'note')).toEqual({ body: 'Soitti, hakee huomenna' });
  expect(readDraft(storage, 'petri', 'note')).toBeNull();
  expect(readDraft(storage, 'aino', 'reply')).toBeNull();
});

test('an emptied form has no draft', () => {
  const storage = memory();
  writeDraft(storage, 'aino', 'note', { body: 'x' });
  writeDraft(storage, 'aino', 'note', { body: '  ' });
  expect(storage.kept.size).toBe(0);
});

test.each([['not json'], ['[]'], ['"text"'], ['{"body":3}']])('what is no draft (%s) restores nothing', (stored) => {
  const storage = memory();
  storage.setItem('draft:aino:note', stored);
  expect(readDraft(storage, 'aino', 'note') ?? {}).toEqual({});
});

test('a full storage costs the draft, not the form', () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => writeDraft(full, 'aino', 'note', { body: 'x' })).not.toThrow();
});
