import { expect, test, vi } from 'vitest';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { WishListService } from '#backend/customers/wish-lists/service.ts';
import { doWishAct } from './do-act.ts';

const visitor = { userId: 'maija', locale: 'fi' } as Visitor;

/** A service whose methods return one value and record their arguments. */
function service(answer: unknown) {
  const method = vi.fn(async (..._: unknown[]) => answer);
  const wishLists = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...args: unknown[]) =>
          method(name, ...args),
    },
  );
  return { wishLists: wishLists as WishListService, method };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const ok = (value: unknown) => ({ ok: true, value });

test.each([
  [{ act: 'create', name: 'Kesä' }, ['create', visitor, 'Kesä']],
  [{ act: 'rename', name: 'Kesä' }, ['rename', visitor, 'L1', 'Kesä']],
  [{ act: 'delete' }, ['remove', visitor, 'L1']],
  [{ act: 'share' }, ['share', visitor, 'L1', true]],
  [{ act: 'unshare' }, ['share', visitor, 'L1', false]],
  [{ act: 'amount', item: 'A', amount: '7' }, ['setAmount', visitor, 'L1', 'A', 7]],
  [{ act: 'amount', item: 'A', amount: '0' }, ['setAmount', visitor, 'L1', 'A', 1]],
  [{ act: 'amount', item: 'A', amount: 'monta' }, ['setAmount', visitor, 'L1', 'A', 1]],
  [{ act: 'amount', item: 'A', amount: '123456' }, ['setAmount', visitor, 'L1', 'A', 9999]],
  [{ act: 'remove', item: 'A' }, ['removeItem', visitor, 'L1', 'A']],
  [{ act: 'move', item: 'A', to: 'L2' }, ['move', visitor, { from: 'L1', itemId: 'A', to: 'L2' }]],
])('%j calls %j', async (fields, asked) => {
  const { wishLists, method } = service(ok(fields.act === 'remove' ? null : { name: 'Kesä' }));
  const outcome = await doWishAct({ wishLists, visitor, form: formOf(fields) }, 'L1');
  expect(outcome).toMatchObject({ ok: true, act: fields.act });
  expect(method.mock.calls).toEqual([asked]);
});

test('a removed item returns as its own form, with size and position', async () => {
  const item = { sku: 'MATTO', title: 'Matto', amount: 3, addedAt: '2026-11-21T10:00:00.000Z' };
  const size = { identifier: 'size', widthCm: 120, lengthCm: 200 };
  const removing = service(ok({ ...item, customization: size }));
  const gone = await doWishAct({ ...removing, visitor, form: formOf({ act: 'remove', item: 'MATTO~120x200' }) }, 'L1');
  if (!gone.ok || !gone.removed) throw new Error('nothing removed');
  expect(gone.removed).toMatchObject({ name: 'Matto', customization: '120x200' });
  const restoring = service(ok({ list: { id: 'L1', name: 'Kesä' } }));
  const { sku, amount, customization, addedAt } = gone.removed;
  const form = formOf({ act: 'restore', sku, amount: String(amount), customization, addedAt });
  expect(await doWishAct({ ...restoring, visitor, form }, 'L1')).toMatchObject({ ok: true, name: 'Kesä' });
  expect(restoring.method.mock.calls).toEqual([
    [
      'addItem',
      visitor,
      { listId: 'L1', sku: 'MATTO', amount: 3, customization: size, addedAt: new Date(item.addedAt) },
    ],
  ]);
});

test('a rejection keeps the typed name and its reason', async () => {
  const { wishLists } = service({ ok: false, reason: 'too_long' });
  expect(await doWishAct({ wishLists, visitor, form: formOf({ act: 'create', name: 'x'.repeat(61) }) })).toEqual({
    ok: false,
    act: 'create',
    reason: 'too_long',
    name: 'x'.repeat(61),
  });
});

test('an invalid restore form calls nothing', async () => {
  const { wishLists, method } = service(ok({}));
  const outcome = await doWishAct({ wishLists, visitor, form: formOf({ act: 'restore', sku: '' }) }, 'L1');
  expect(outcome).toMatchObject({ ok: false, reason: 'unknown' });
  expect(method).not.toHaveBeenCalled();
});
