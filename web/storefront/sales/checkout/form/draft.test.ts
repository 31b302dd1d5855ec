import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, forgetDraft, formOf, readDraft, saveDraft } from './draft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test('restores the input after a reload, and clears it once the order is paid (checkout-6)', () => {
  const draft = { ...emptyDraft, email: 'maija@esimerkki.fi', methodId: '101', otherBilling: true };
  saveDraft(draft);
  expect(readDraft()).toEqual(draft);
  forgetDraft();
  expect([readDraft(), kept.size]).toEqual([emptyDraft, 0]);
});

test.each(['', 'null', '[]', '{"email":1,"unknown":"x"}', '{'])('ignores invalid stored data: %s', (text) => {
  kept.set('checkout-form', text);
  expect(readDraft()).toEqual(emptyDraft);
});

test('sends only the fields shown on the page', () => {
  const draft = { ...emptyDraft, company: 'Vanha Oy', street: 'Koivukatu 1', billingName: 'Kirjanpito' };
  const form = formOf(draft, false);
  expect(form.contact).not.toHaveProperty('company');
  expect(form.delivery).not.toHaveProperty('address');
  expect(form).not.toHaveProperty('billing');
  expect(formOf({ ...draft, customerType: 'company', otherBilling: true }, true)).toMatchObject({
    contact: { company: 'Vanha Oy' },
    delivery: { address: { street: 'Koivukatu 1' } },
    billing: { separate: true, name: 'Kirjanpito' },
  });
});
