import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const render = (source: string) =>
  renderMarkdown(source, { pictureId: (file) => (file === 'a.svg' ? 'abc' : undefined) });

describe('renderMarkdown', () => {
  it('renders text, headings with anchors, links and pictures', () => {
    const { html, plain, links, problems } = render(
      '## Näin käy\n\nKatso [ehdot](/cms/ehdot#a) & *maksa*.\n\n![Kuva "1"](a.svg)',
    );
    expect(problems).toEqual([]);
    expect(links).toEqual([{ line: 3, link: '/cms/ehdot#a' }]);
    expect(html).toContain('<h2 id="nain-kay">Näin käy</h2>');
    expect(html).toContain('<a href="/cms/ehdot#a">ehdot</a> &amp; <em>maksa</em>');
    expect(html).toContain('src="/pictures/abc/medium.webp"');
    expect(html).toContain('alt="Kuva &#34;1&#34;"');
    expect(plain).toBe('Näin käy Katso ehdot & maksa. Kuva "1"');
  });

  it('labels a table by its heading, so that it can be reached and scrolled by keyboard', () => {
    const table = '| A | B |\n| --- | ---: |\n| 1 | **2** |\n\n';
    const { html } = render(`## Hinnat *2026*\n\n${table}Väli.\n\n${table}`);
    expect(html).toContain('<section class="table-box" aria-label="Hinnat 2026" tabindex="0"><table>');
    expect(html).toContain('<th scope="col">A</th><th scope="col" class="r">B</th>');
    expect(html).toContain('<td>1</td><td class="r"><strong>2</strong></td>');
    expect(html).toContain('<section class="table-box" aria-label="A, B" tabindex="0">');
  });

  it.each([
    ['<script>alert(1)</script>', 'HTML is not allowed'],
    ['a <b onclick="x()">b</b>', 'HTML is not allowed'],
    ['[x](javascript:alert(1))', 'a link must start with'],
    ['[x](//evil.example)', 'a link must start with'],
    [String.raw`[x](/\evil.example)`, 'a link must start with'],
    [String.raw`[x](/\\evil.example)`, 'a link must start with'],
    ['[x](</\t/evil.example>)', 'a link must start with'],
    ['[x](http://plain.example)', 'a link must start with'],
    ['![x](b.svg)', 'picture b.svg does not exist'],
    ['![](a.svg)', 'needs an alternative text'],
    ['# Toinen otsikko', 'first-level heading'],
    ['[ ](/haku)', 'a link needs words'],
    ['[haku]()', 'a link needs a target'],
  ])('rejects %s (page-4)', (source, problem) => {
    const { problems, html } = render(source);
    expect(problems.map(({ reason }) => reason).join('\n')).toContain(problem);
    expect(html).not.toMatch(/<script|<b |javascript:|href="\/.*evil/);
  });
});
