import { expect, test } from 'vitest';
import { isSaved, readDraft, writeDraft } from './drafts.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a draft is its person’s own (admin-draft-1)', () => {
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

test.each([
  [null, '/tilaukset', false],
  ['/tarjoukset/uusi', '/tarjoukset/T100', true],
  ['/tarjoukset/uusi', '/tarjoukset/uusi', false],
  ['/tarjoukset/uusi', '/kirjaudu', false],
])('a form sent from %s is saved at %s: %s', (sentFrom, path, expected) => {
  expect(isSaved(sentFrom, path)).toBe(expected);
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
