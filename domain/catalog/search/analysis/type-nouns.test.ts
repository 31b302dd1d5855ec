import { expect, it } from 'vitest';
import { typeNouns } from './type-nouns.ts';

const isNoun = (word: string) => ['moottorikelkka', 'rengas'].includes(word);

it.each([
  ['Husqvarna 550 XP moottorisaha', ['moottorisaha']],
  ['Routa Kelkka trailerin rengas', ['rengas']],
  ['Otso vinssi 2500 synteettisellä köydellä', ['vinssi']],
  ['Routa öljynsuodatin mönkijään', ['öljynsuodatin']],
  ['Kelo terälevy ja teräketju 15″', ['terälevy', 'teräketju']],
  ['Mönkijän rengas Carlisle', ['rengas']],
  ['Moottorikelkka Lynx Rave RE', ['moottorikelkka']],
  ['Rengas Kaira sora', ['rengas']],
  ['Juhta Vene 1300 traileri, vm. 2022', ['traileri']],
  ['Työ- ja hyötykelkat', ['hyötykelkat']],
  ['Reet ja ahkiot', ['reet', 'ahkiot']],
  ['Kypärät', ['kypärät']],
  ['Lynx Rave RE', []],
])('the type nouns of %s are %j', (name, nouns) => {
  expect(typeNouns(name, 'fi', isNoun)).toEqual(nouns);
});

it.each([
  ['Otso winch 2500 for ATVs', ['winch']],
  ['Routa oil filter for four-stroke snowmobiles', ['filter']],
  ['Juhta Boat 1300 trailer', ['trailer']],
  ['Cargo sleds and pulks', ['sleds', 'pulks']],
  ['Snowmobile cover', ['cover']],
  ['Side-by-sides (UTV)', ['side-by-sides', 'utv']],
])('the English type nouns of %s are %j', (name, nouns) => {
  expect(typeNouns(name, 'en', isNoun)).toEqual(nouns);
});
