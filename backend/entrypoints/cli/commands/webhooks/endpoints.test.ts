import { expect, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';
import { onShop } from '../../test-program.ts';

test('adds, lists, changes, rotates, disables and removes endpoints (webhook-2)', async () => {
  const heard: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    heard.push(String(input));
    return new Response();
  };
  const { shop } = await testShop({}, { fetch });
  const type = (line: string) => onShop(shop, line);
  expect((await type('webhooks endpoints')).text).toContain('No endpoints yet');
  const added = (await type('webhooks add ERP https://erp.example/hook --kind order.paid --kind order.shipped')).text;
  const secret = /whsec_\S+/.exec(added)?.[0] ?? '';
  const [{ id } = { id: '' }] = await shop.webhooks.endpoints.list({ kind: 'command', name: null });
  expect(await shop.webhooks.endpoints.secret({ kind: 'command', name: null }, id)).toBe(secret);
  expect((await type('webhooks endpoints')).text).toMatch(
    /ERP +https:\/\/erp\S+ +order.paid order.shipped +0 +0 +enabled/,
  );
  expect((await type(`webhooks change ${id} --name Toiminta --all-kinds`)).text).toContain('changed');
  expect((await type('webhooks endpoints')).text).toMatch(/Toiminta +https:\S+ +all/);
  expect((await type(`webhooks change ${id} --url erp`)).failed).toContain('The url is no address.');
  const rotated = (await type(`webhooks rotate ${id} --hours 2`)).text;
  expect(rotated).toMatch(/whsec_/);
  expect(rotated).not.toContain(secret);
  expect((await type(`webhooks test ${id}`)).text).toContain('on its way');
  await shop.webhooks.sendWaiting();
  expect(heard).toEqual(['https://erp.example/hook']);
  expect((await type('webhooks list')).text).toMatch(/sent +1 +webhook.test +Toiminta/);
  expect((await type(`webhooks disable ${id}`)).text).toContain('disabled');
  expect((await type('webhooks list')).text).toContain('No endpoint is enabled');
  expect((await type(`webhooks enable ${id}`)).text).toContain('enabled');
  expect((await type(`webhooks remove ${id}`)).text).toContain('removed');
  for (const line of [`webhooks remove ${id}`, 'webhooks test x', `webhooks rotate ${id}`, `webhooks change ${id}`])
    expect((await type(line)).failed, line).toContain('no such endpoint');
});

test('refuses unknown kinds and addresses that are none', async () => {
  const { shop } = await testShop();
  expect((await onShop(shop, 'webhooks add ERP https://erp.example --kind everything')).told).toContain(
    'Give kinds of',
  );
  expect((await onShop(shop, 'webhooks add ERP erp.example')).failed).toContain('The url is no address.');
});
