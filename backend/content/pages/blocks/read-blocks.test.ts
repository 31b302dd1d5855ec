import { describe, expect, it } from 'vitest';
import { readBlocks } from './read-blocks.ts';

const FIRST_LINE = 10;
const pictureId = (file: string) => (file === 'a.svg' ? 'abc' : undefined);

function read(text: string) {
  const found = readBlocks(text, FIRST_LINE);
  return { ...found, ...found.build(pictureId), problems: [...found.problems, ...found.build(pictureId).problems] };
}

describe('readBlocks', () => {
  it('splits text and fenced blocks in order', () => {
    const { blocks, plain, links, pictures, problems } = read(`Alku [tänne](/cms/a).

::: products
title: Sahat
category: metsa/sahat
q: husky & co
brand: [Stihl, Husqvarna]
sale: true
:::

::: picture
picture: a.svg
alt: Saha
:::
::: questions
questions:
  - q: Miksi?
    a: Koska [niin](/haku).
:::
Loppu`);
    expect(problems).toEqual([]);
    expect(blocks).toEqual([
      { kind: 'text', html: '<p>Alku <a href="/cms/a">tänne</a>.</p>\n' },
      {
        kind: 'products',
        title: 'Sahat',
        category: 'metsa/sahat',
        query: 'q=husky+%26+co&brand=Stihl&brand=Husqvarna&sale=1',
        limit: 4,
      },
      { kind: 'picture', picture: 'abc', alt: 'Saha', caption: null },
      {
        kind: 'questions',
        title: null,
        questions: [{ question: 'Miksi?', html: '<p>Koska <a href="/haku">niin</a>.</p>\n' }],
      },
      { kind: 'text', html: '<p>Loppu</p>\n' },
    ]);
    expect(plain).toBe('Alku tänne. Sahat Miksi? Koska niin. Loppu');
    expect(links.map(({ link }) => link)).toEqual(['/cms/a', '/category/metsa/sahat', '/haku']);
    expect(pictures).toEqual([{ line: 21, file: 'a.svg' }]);
  });

  it.each([
    ['::: gallery\nx: 1\n:::', 10, '', '"gallery" is not a kind of block'],
    ['a\n::: hours\nstore: oulu', 11, '', 'the block hours has no ::: at its end'],
    ['a\n:::', 11, '', 'ends a block, and none is open'],
    ['::: hours\nstore: oulu\n::: hours\nstore: oulu\n:::', 10, '', 'has no ::: at its end'],
    ['::: hours\nstore: espoo\n:::', 11, 'hours.store', 'must be a store of shop.config.ts: oulu'],
    ['::: action\ntitle: A\ntext: B\nlink: /haku\n:::', 11, 'action.label', 'is missing'],
    ['::: action\ntitle: A\ntext: B\nlabel: C\nlink: javascript:x\n:::', 11, 'link', 'must start with https://'],
    ['::: products\ntitle: A\nlimit: 4\nsort: best\n:::', 13, 'products.sort', 'must be relevance'],
    ['::: products\ntitle: A\n\nlimti: 4\n:::', 13, 'products.limti', 'is not known here'],
    ['::: products\ntitle: A: B\n:::', 11, 'products', 'is not YAML'],
    ['::: questions\nquestions:\n  - q: A\n    a: B\n  - q: C\n:::', 14, 'questions.questions.1.a', 'is missing'],
    ['::: questions\nquestions:\n  - q: A\n    a: <b>x</b>\n:::', 11, 'questions.0.a', 'HTML is not allowed'],
    ['::: video\nservice: youtube\nid: https://youtu.be/x\ntitle: A\n:::', 12, 'video.id', 'must be the id'],
    ['Yksi\n\n- kaksi\n- [](/haku)', 13, '', 'a link needs words'],
  ])('names line and field of the problem in %j', (text, line, field, reason) => {
    const { problems } = read(text);
    expect(problems[0]).toMatchObject({ line, field });
    expect(problems[0]?.reason).toContain(reason);
  });

  it('makes the anchors of headings unique in a page', () => {
    const { blocks, anchors } = read('## Hinta\n\n::: hours\nstore: oulu\n:::\n\n## Hinta');
    expect(blocks.map((block) => (block.kind === 'text' ? block.html : null))).toEqual([
      '<h2 id="hinta">Hinta</h2>\n',
      null,
      '<h2 id="hinta-2">Hinta</h2>\n',
    ]);
    expect([...anchors]).toEqual(['hinta', 'hinta-2']);
  });
});
