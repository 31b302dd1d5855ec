import { expect, test } from 'vitest';
import { madeCampaign, madeRule } from '../campaign.fixture.ts';
import { type CampaignRecord, campaignFields, campaignRowOf, fieldOfPath, isKeyField } from './campaign-fields.ts';

const THEN = 'then';
const ZONE = 'Europe/Helsinki';
const record: CampaignRecord = {
  campaign: madeCampaign(
    'KEVÄT-10',
    [
      madeRule(
        { kind: 'percentage', percent: 10 },
        { kind: 'category', anyOf: ['kyparat', 'oljyt'] },
        { kind: 'category', anyOf: ['ale'] },
        { kind: 'not_reduced' },
        { kind: 'value', min: 9990 },
        { kind: 'dates', from: '2026-12-24T16:00:00.000Z', until: null },
      ),
      madeRule({ kind: 'free_delivery', methods: null }, { kind: 'pieces', min: 3 }, { kind: 'signed_in' }),
    ],
    { name: { fi: 'Kevät', en: 'Spring' } },
  ),
  hasSingleCodes: false,
  ruleKeys: ['a', 'b'],
  from: new Date('2026-11-20T22:00:00Z'),
  until: new Date('2026-12-24T22:00:00Z'),
  useLimit: 500,
  useLimitPerCustomer: null,
};
const fields = campaignFields(record, ZONE);

test('a form shows days of the shop’s clock, the last day of an end, and each rule by its key (admin-campaign-2)', () => {
  expect(fields).toMatchObject({
    'name.fi': 'Kevät',
    works: 'code',
    from: '2026-11-21',
    until: '2026-12-24',
    useLimit: '500',
    perCustomer: '',
    rules: 'a\nb',
    'rule/a/effect': 'percentage 10',
    'rule/a/category': 'kyparat\noljyt',
    'rule/a/more': '[{"category":["ale"]}]',
    'rule/a/value': '99.90',
    'rule/a/from': '2026-12-24T18:00',
    'rule/b/pieces': '3',
    'rule/b/signedIn': '1',
  });
});

test('the same form is the row of a file (admin-campaign-2)', () => {
  expect(campaignRowOf('KEVÄT-10', fields, ZONE)).toEqual({
    code: 'KEVÄT-10',
    name: { fi: 'Kevät', en: 'Spring' },
    automatic: false,
    priority: 100,
    from: '2026-11-21',
    until: '2026-12-24',
    useLimit: 500,
    rules: [
      {
        when: [
          { category: ['kyparat', 'oljyt'], notReduced: true, value: 99.9, from: '2026-12-24T16:00:00.000Z' },
          { category: ['ale'] },
        ],
        [THEN]: { percentage: 10 },
      },
      { when: [{ pieces: 3, signedIn: true }], [THEN]: { freeDelivery: true } },
    ],
  });
});

test('what is no number or time goes to the schema as it was typed (admin-campaign-2)', () => {
  const typed = { ...fields, useLimit: 'monta', from: 'huomenna', 'rule/b/pieces': '1e309', 'rule/a/more': '{' };
  const row = campaignRowOf('X', typed, ZONE);
  expect(row).toMatchObject({ useLimit: 'monta', from: 'huomenna', rules: [{}, { when: [{ pieces: '1e309' }] }] });
});

test.each([
  [['rules', 0, 'then', 'percentage'], 'rule/a/effect'],
  [['rules', 0, 'when', 1, 'category'], 'rule/a/more'],
  [['rules', 1, 'when', 0, 'pieces'], 'rule/b/pieces'],
  [['rules'], 'rules'],
  [['useLimitPerCustomer'], 'perCustomer'],
  [['name', 'fi'], 'name.fi'],
])('the path %j of the row is the field %s', (path, field) => {
  expect(fieldOfPath(path, fields)).toBe(field);
});

test('lists of names are merged by what each person added or took away', () => {
  expect(['rules', 'rule/a/sku', 'rule/a/effect', 'name.fi'].filter(isKeyField)).toEqual(['rules', 'rule/a/sku']);
});
