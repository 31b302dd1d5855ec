import { expect, test } from 'vitest';
import { answerBefore, type Page, watchNetwork } from './network.ts';

for (const order of ['answers first', 'watch first'])
  test(`only what goes to the network is watched (${order})`, async () => {
    const asked: string[] = [];
    const watched: string[] = [];
    const page: Page = {
      fetch: async (input) => {
        asked.push(String(input));
        return new Response('network');
      },
    };
    const answers = () =>
      answerBefore(
        page,
        (ask) => async (input, init) => (input === '/kept' ? new Response('memory') : ask(input, init)),
      );
    const watch = () =>
      watchNetwork(page, (ask) => (input, init) => {
        watched.push(String(input));
        return ask(input, init);
      });
    for (const come of order === 'answers first' ? [answers, watch] : [watch, answers]) come();
    const said = [];
    for (const address of ['/kept', '/new']) said.push(await (await page.fetch(address)).text());
    expect(said).toEqual(['memory', 'network']);
    expect([asked, watched]).toEqual([['/new'], ['/new']]);
  });
