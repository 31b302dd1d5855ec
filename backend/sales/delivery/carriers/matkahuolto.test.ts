import { expect, test } from 'vitest';
import { errorReply, fakeMatkahuolto, office } from '#test/fakes/fake-matkahuolto.ts';
import { misbehaviours } from '#test/fakes/fake-server.ts';
import { createMatkahuolto } from './matkahuolto.ts';

const search = { postcode: '90100', country: 'FI', lockersOnly: false, limit: 8 };

async function setup(offices?: Record<string, string>[], login = '1234567') {
  const matkahuolto = await fakeMatkahuolto(offices);
  const url = matkahuolto.settings.MATKAHUOLTO_URL;
  return { matkahuolto, source: createMatkahuolto({ fetch, timeoutMs: 2000, url, login }) };
}

test('finds offices near a postcode, one or many, and decodes the legacy encoding (delivery-5)', async () => {
  const { matkahuolto, source } = await setup([
    office('9010', { Name: 'K-Market Äimärautio & Pakka', City: 'OULU' }),
    office('9011', { Name: 'Pakettiautomaatti, Limingantulli', Distance: '850' }),
  ]);
  expect(await source.search(search)).toMatchObject([
    {
      id: '9010',
      provider: 'matkahuolto',
      name: 'K-Market Äimärautio & Pakka',
      street: 'Ratakatu 6',
      postcode: '90100',
      city: 'OULU',
      isLocker: false,
      hours: null,
      distanceM: 1200,
      lat: 65.0124,
    },
    { id: '9011', isLocker: true, distanceM: 850 },
  ]);
  expect(matkahuolto.asked[0]?.headers['content-type']).toBe('text/xml');
  expect(matkahuolto.asked[0]?.body).toContain('<PostalCode>90100</PostalCode><Country>FI</Country>');
  expect(matkahuolto.asked[0]?.body).toContain('<OfficeType>T</OfficeType>');
  expect(await source.search({ ...search, limit: 1 })).toHaveLength(1);
});

test('requests parcel lockers only (delivery-5)', async () => {
  const { matkahuolto, source } = await setup();
  expect(await source.search({ ...search, lockersOnly: true })).toMatchObject([{ id: '9010', isLocker: true }]);
  expect(matkahuolto.asked[0]?.body).toContain('<OfficeType>A</OfficeType>');
});

test('finds an office by id, or null', async () => {
  const { source } = await setup();
  const of = { country: 'FI', lockersOnly: false };
  expect(await source.get('9010', of)).toMatchObject({ id: '9010' });
  expect(await source.get('1', of)).toBeNull();
  expect(await source.get('<9010/>', of)).toBeNull();
});

test('no results is a valid response; other errors reject with their message', async () => {
  const { matkahuolto, source } = await setup([]);
  expect(await source.search(search)).toEqual([]);
  matkahuolto.behave((_, res) => res.end(errorReply('1005', 'Unexpected error')));
  await expect(source.search(search)).rejects.toThrow('answered error 1005: Unexpected error');
  const stranger = await setup(undefined, '999');
  await expect(stranger.source.search(search)).rejects.toThrow('answered error 1001: Login failed');
});

test('rejects a response that declares entities, without expanding or fetching them', async () => {
  const { matkahuolto, source } = await setup();
  for (const declared of ['<!ENTITY x SYSTEM "file:///etc/passwd">', '<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">']) {
    const name = '<MHSearchOfficesReply><Office><Id>1</Id><Name>&x;</Name></Office></MHSearchOfficesReply>';
    matkahuolto.behave((_, res) => res.end(`<?xml version="1.0"?><!DOCTYPE r [${declared}]>${name}`));
    await expect(source.search(search)).rejects.toThrow('answered no XML');
  }
});

test.each(Object.entries(misbehaviours))('%s: rejects with a message, in time', async (_name, how) => {
  const { matkahuolto, source } = await setup();
  matkahuolto.behave(how);
  await expect(source.search(search)).rejects.toMatchObject({ name: 'CarrierFailed' });
});

test.each(['<x/>', '<MHSearchOfficesReply>', '', '{}'])('rejects %j', async (text) => {
  const { matkahuolto, source } = await setup();
  matkahuolto.behave((_, res) => res.end(text));
  await expect(source.search(search)).rejects.toMatchObject({ name: 'CarrierFailed' });
});

test('leaves out offices without an id, name or address', async () => {
  const { source } = await setup([office(''), office('A', { Name: '' }), office('B', { PostalCode: '' }), office('C')]);
  expect((await source.search(search)).map(({ id }) => id)).toEqual(['C']);
});
