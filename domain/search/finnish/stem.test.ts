import { describe, expect, it, test } from 'vitest';
import { foldedStem, stemsOf } from './gradation.ts';
import { isStrongBase, stem } from './stem.ts';

describe('stem', () => {
  it.each([
    ['saha', 'sahat sahan sahoja sahassa sahalle'],
    ['mönkijä', 'mönkijät mönkijän mönkijöitä mönkijöiden mönkijään'],
    ['kypärä', 'kypärät kypärän kypäriä kypärässä'],
    ['akku', 'akkuja'],
    ['lasi', 'lasit lasin laseja lasien'],
    ['suksi', 'sukset suksen'],
    ['lapsi', 'lasten lapsille'],
    ['punainen', 'punaiset'],
    ['rukkanen', 'rukkaset rukkasia'],
  ])('of %s is that of %s', (base, forms) => {
    for (const form of forms.split(' ')) expect(stem(form), form).toBe(stem(base));
  });

  it('leaves codes and short words alone', () => {
    for (const word of ['550xp', 'trx', 'öljy', 'ms']) expect(stem(word)).toBe(word);
  });
});

describe('gradation', () => {
  it.each([
    ['kelkka', 'kelkan kelkat kelkkoja'],
    ['rengas', 'renkaat renkaan renkaita'],
    ['suodatin', 'suodattimet suodattimen'],
    ['vanne', 'vanteet vanteen'],
    ['kenkä', 'kengät kenkiä'],
    ['tanko', 'tangot tankoja'],
    ['jarrupala', 'jarrupalat'],
    ['hanska', 'hanskat hanskoja'],
  ])('a query for any form of %s meets it', (base, forms) => {
    for (const form of forms.split(' ')) expect(stemsOf(form), form).toContain(stemsOf(base)[0]);
  });

  it.each([
    ['tanko', 'tankki'],
    ['linko', 'linkki'],
    ['kello', 'kelta'],
    ['kansi', 'kanto'],
    ['ketju', 'kettu'],
  ])('%s is not %s', (query, other) => {
    expect(stemsOf(query)).not.toContain(stemsOf(other)[0]);
  });

  it('folds the grades into one key', () => {
    expect(foldedStem('kelkan')).toBe(foldedStem('kelkka'));
    expect(foldedStem('renkaat')).toBe(foldedStem('rengas'));
  });
});

test('a base form that ends in a vowel is in the strong grade', () => {
  expect(isStrongBase('tanko')).toBe(true);
  expect(isStrongBase('kelkan')).toBe(false);
  expect(isStrongBase('vanne')).toBe(false);
  expect(isStrongBase('rengas')).toBe(false);
});
