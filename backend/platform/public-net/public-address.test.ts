import { expect, test } from 'vitest';
import { isPublicAddress, NotPublic, pinnedLookup } from './public-address.ts';

test.each([
  ['93.184.216.34', true],
  ['2a00:1450:4001::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::7f00:1', false],
  ['localhost', false],
])('%s is on the public internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test('a name is looked up once, and the connection goes to that address', async () => {
  let asked = 0;
  const addresses = [['93.184.216.34', '2a00:1450:4001::1'], ['127.0.0.1']];
  const lookup = await pinnedLookup('erp.example', async () => addresses[asked++] ?? []);
  for (const all of [true, false])
    lookup('erp.example', { all }, (error, address) => {
      expect(error).toBeNull();
      expect(address).toEqual(all ? [{ address: '93.184.216.34', family: 4 }] : '93.184.216.34');
    });
  expect(asked).toBe(1);
});

test.each([
  [['93.184.216.34', '127.0.0.1'], 'erp.example is not on the public internet'],
  [[], 'erp.example is not known'],
])('a name with the addresses %j is refused', async (addresses, why) => {
  const refused = pinnedLookup('erp.example', async () => addresses);
  await expect(refused).rejects.toThrow(why);
  await expect(refused).rejects.toBeInstanceOf(NotPublic);
});
