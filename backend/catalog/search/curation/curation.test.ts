import { beforeEach, describe, expect, test } from 'vitest';
import type { SearchRule } from '#domain/catalog/search/search-rule.ts';
import type { Actor, StaffActor } from '#domain/staff/actor.ts';
import { testSearch } from '#test/test-search.ts';

const rule = (over: Partial<SearchRule> = {}): SearchRule => ({
  kind: 'synonyms',
  term: 'pulkkanen',
  others: ['kelkka'],
  locale: null,
  ...over,
});
const staffActor = (role: StaffActor['role']): StaffActor => ({
  kind: 'staff',
  id: '00000000-0000-0000-0000-000000000001',
  name: 'Minna',
  role,
  stores: [],
  sessionId: 's',
  limits: { refund: 0, refundsPerDay: 0 },
  proof: null,
  approvedBy: null,
  requestId: null,
});
const query = { query: 'pulkkanen', locale: 'fi' } as const;

describe('rules of staff', () => {
  let shop: Awaited<ReturnType<typeof testSearch>>;
  const minna: Actor = { kind: 'command', name: 'Minna' };
  const curation = () => shop.search.curation;
  const skus = async (q: string) =>
    (await shop.hits('products_fi', { query: q, distinct: true })).map(({ parentSku }) => parentSku);

  beforeEach(async () => {
    shop = await testSearch([
      { sku: 'K1', name: { fi: 'Kelkka yksi' } },
      { sku: 'K2', name: { fi: 'Kelkka kaksi' } },
      { sku: 'V1', name: { fi: 'Vene' } },
    ]);
  });
  const save = (made: SearchRule) => curation().save(minna, { id: null, rule: made }, null);

  test('are tried before they are saved, found by at once after it, and taken away again (search-12)', async () => {
    const change = { id: null, rule: rule() };
    expect(await curation().try(minna, change, query)).toMatchObject({ before: { total: 0 }, after: { total: 2 } });
    expect(await skus('pulkkanen')).toEqual([]);
    const saved = await save(rule());
    expect(await skus('pulkkanen')).toHaveLength(2);
    if (!saved.ok) throw new Error(saved.reason);
    await curation().save(minna, { id: saved.value.id, rule: null }, 1);
    expect(await skus('pulkkanen')).toEqual([]);
    const { rows } = await shop.db.query<{ action: string }>(
      'select action, before, after from audit_entry order by id',
    );
    expect(rows).toMatchObject([
      { action: 'search.curate', before: null, after: { term: 'pulkkanen', others: 'kelkka' } },
      { action: 'search.curate', before: { term: 'pulkkanen' }, after: null },
    ]);
  });

  test('pin, hide and redirect', async () => {
    await save(rule({ kind: 'pinned', term: 'kelkka', others: ['V1', 'K2'], locale: 'fi' }));
    await save(rule({ kind: 'hidden', term: 'K1', others: [] }));
    await save(rule({ kind: 'redirect', term: 'huolto', others: ['/huolto'] }));
    expect(await skus('kelkka')).toEqual(['V1', 'K2']);
    expect(shop.search.redirectOf('Huolto', 'fi')).toBe('/huolto');
  });

  test('name an unknown sku, a second rule of the same word, and a colleague’s change', async () => {
    expect(await save(rule({ kind: 'pinned', term: 'kelkka', others: ['K1', 'X'] }))).toMatchObject({
      reason: 'invalid',
      details: { field: 'others', reason: 'unknown-sku', value: 'X' },
    });
    const saved = await save(rule());
    expect(await save(rule({ others: ['vene'] }))).toMatchObject({ reason: 'exists', details: { others: ['kelkka'] } });
    const id = saved.ok ? saved.value.id : null;
    const edit = (others: string[]) => curation().save(minna, { id, rule: rule({ others }) }, 1);
    expect(await edit(['vene'])).toMatchObject({ ok: true });
    expect(await edit(['kelkka', 'vene'])).toMatchObject({
      reason: 'conflict',
      details: { others: ['vene'], version: 2 },
    });
    const unknown = await curation().save(minna, { id: 'nonsense', rule: rule() }, 1);
    expect(unknown).toMatchObject({ reason: 'unknown' });
  });

  test('may not make a judged query worse, and a frequent one only on purpose (search-12)', async () => {
    expect(await curation().judge(minna, { query: 'Kelkka', locale: 'fi' }, 'K1', 3)).toBe(true);
    const change = rule({ kind: 'pinned', term: 'kelkka', others: ['V1', 'K2'] });
    expect(await save(change)).toMatchObject({ reason: 'worse', details: [{ query: 'kelkka', locale: 'fi' }] });
    await curation().judge(minna, { query: 'kelkka', locale: 'fi' }, 'K1', null);
    expect(await save(change)).toMatchObject({ ok: true });

    await shop.db.query(
      "insert into search_count (day, locale, query, times, found) values ('2026-11-20', 'fi', 'vene', 9, 1)",
    );
    const hide = { id: null, rule: rule({ kind: 'hidden', term: 'V1', others: [] }) };
    expect(await curation().check(minna, hide)).toEqual({
      checked: 1,
      better: [],
      worse: [{ query: 'vene', locale: 'fi', isJudged: false }],
    });
    expect(await save(hide.rule)).toMatchObject({ reason: 'worse' });
    expect(await curation().save(minna, hide, null, true)).toMatchObject({ ok: true });
    expect(await skus('vene')).toEqual([]);
  });

  test('are refused to roles without the right', async () => {
    expect(await curation().rules(staffActor('content'))).toEqual([]);
    const accounting = staffActor('accounting');
    await expect(curation().rules(accounting)).rejects.toMatchObject({ reason: 'role' });
    await expect(curation().save(accounting, { id: null, rule: rule() }, null)).rejects.toMatchObject({
      reason: 'role',
    });
    await expect(curation().judge(accounting, query, 'K1', 3)).rejects.toMatchObject({ reason: 'role' });
  });
});
