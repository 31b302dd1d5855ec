import { expect, test } from 'vitest';
import { goods, plus, setShop } from '#backend/catalog/change-sets/test-sets.ts';
import { onShop } from '../test-program.ts';

const plain = (text: string) => text.replaceAll(/[^\S\n]+/g, ' ');

test('a change set is listed, shown, applied, recalled and undone by commands (change-1)', async () => {
  const { shop, made, wait } = await setShop({ products: goods(2) });
  const type = (line: string) => onShop(shop, line);
  const { id } = await made(plus(10));
  expect(plain((await type('changes list')).text)).toContain(`${id} 2026-11-21 12:00 checked 2 aino Testi`);
  expect(plain((await type(`changes show ${id}`)).text)).toContain('T1 price 100 € → 110 €');
  expect((await type(`changes apply ${id} --as aino`)).text).toContain('its prices start at 2026-11-21 12:10');
  expect((await type(`changes recall ${id}`)).text).toContain('Recalled.');
  expect((await type(`changes undo ${id}`)).failed).toContain('cannot be undone: it is recalled');
  const again = await made(plus(10));
  await type(`changes apply ${again.id}`);
  await wait(11);
  expect((await type(`changes undo ${again.id}`)).text).toContain('its prices start at');
  expect((await type('changes show 99')).failed).toContain('There is no change set 99');
});
