import { expect, test } from 'vitest';
import { KEEP_MS, keptAnswers } from './kept-answers.ts';

function shop() {
  const asked: { address: string; init: RequestInit; answer: (text: string, status?: number) => void }[] = [];
  const clock = { now: 1_800_000_000_000 };
  const answers = keptAnswers(
    (address, init) =>
      new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        asked.push({ address, init, answer: (text, status = 200) => resolve(new Response(text, { status })) });
      }),
    () => clock.now,
  );
  const use = async (address: string) => (await answers.use(address)).text();
  return { asked, answers, clock, use };
}

test('what was asked for ahead is not asked for again, however often it is used', async () => {
  const { asked, answers, clock, use } = shop();
  const coming = answers.ahead('/a', 'low');
  const early = use('/a');
  asked[0]?.answer('A');
  await coming;
  expect([await early, await use('/a')]).toEqual(['A', 'A']);
  await answers.ahead('/a', 'high');
  expect(asked.map(({ address, init }) => [address, init.priority])).toEqual([['/a', 'low']]);

  clock.now += KEEP_MS;
  const late = use('/a');
  asked[1]?.answer('newer');
  expect(await late).toBe('newer');
});

test('a clock that was set back makes nothing younger', async () => {
  const { asked, answers, clock, use } = shop();
  void answers.ahead('/a', 'low');
  asked[0]?.answer('A');
  clock.now -= 60_000;
  const again = use('/a');
  asked[1]?.answer('B');
  expect(await again).toBe('B');
});

test('what fails is passed on and not kept', async () => {
  const { asked, answers, use } = shop();
  const ahead = answers.ahead('/a', 'low');
  asked[0]?.answer('gone', 404);
  await ahead;
  const used = use('/a');
  asked[1]?.answer('here');
  expect(await used).toBe('here');
});

test('out of sight is given up, unless somebody wants it by now or it has come', async () => {
  const { asked, answers, use } = shop();
  const given = answers.ahead('/unwanted', 'low');
  answers.drop('/unwanted');
  await given;
  expect(asked[0]?.init.signal?.aborted).toBe(true);

  void answers.ahead('/wanted', 'low');
  void answers.ahead('/wanted', 'auto');
  answers.drop('/wanted');
  void answers.ahead('/used', 'low');
  const used = use('/used');
  answers.drop('/used');
  const come = answers.ahead('/come', 'low');
  asked[3]?.answer('C');
  await come;
  answers.drop('/come');
  expect(asked.slice(1).map(({ init }) => init.signal?.aborted)).toEqual([false, false, false]);
  asked[2]?.answer('U');
  expect([await used, await use('/come')]).toEqual(['U', 'C']);
});

test('a page that is wanted while its asking is given up is asked for anew', async () => {
  const { asked, answers, use } = shop();
  const given = answers.ahead('/a', 'low');
  answers.drop('/a');
  const used = use('/a');
  await given;
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer('A');
  expect(await used).toBe('A');
});

test('nothing survives a change', async () => {
  const { asked, answers, use } = shop();
  void answers.ahead('/a', 'low');
  asked[0]?.answer('before');
  answers.clear();
  const used = use('/a');
  asked[1]?.answer('after');
  expect(await used).toBe('after');
});

test('the oldest of too many goes', async () => {
  const { asked, answers } = shop();
  for (let number = 0; number < 41; number++) void answers.ahead(`/${number}`, 'low');
  void answers.ahead('/40', 'low');
  expect(asked).toHaveLength(41);
  void answers.ahead('/0', 'low');
  expect(asked).toHaveLength(42);
});

test('what is given up before it came is asked anew, also when it was asked for ahead', async () => {
  const { asked, answers, use } = shop();
  const ahead = answers.ahead('/a', 'high');
  const [first, second] = [new AbortController(), new AbortController()];
  const given = answers.use('/a', first.signal);
  first.abort();
  await expect(given).rejects.toThrow(first.signal.reason);
  await ahead;
  const again = answers.use('/a', second.signal);
  expect(asked).toHaveLength(2);
  expect(asked[0]?.init.signal?.aborted).toBe(true);
  second.abort();
  await expect(again).rejects.toThrow(second.signal.reason);
  const last = use('/a');
  asked[2]?.answer('A');
  expect(await last).toBe('A');
  // what is here stays, whoever gives up afterwards
  const third = new AbortController();
  expect(await (await answers.use('/a', third.signal)).text()).toBe('A');
  third.abort();
  expect(await use('/a')).toBe('A');
  expect(asked).toHaveLength(3);
});
