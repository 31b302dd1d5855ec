import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';

const DATA_DIR = `.cache/e2e-data-${process.env.TEST_PORT ?? '3210'}`;

/** What the shop's people type, on the running shop. */
async function type(...words: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR };
  const { stdout } = await promisify(execFile)(process.execPath, ['backend/entrypoints/cli/main.ts', ...words], {
    env,
  });
  return stdout;
}

/** Answers a quote as the shop does: a file with prices, sent by the command line. */
export async function replyTo(number: string, yaml: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tieva-reply-'));
  const file = join(folder, 'reply.yaml');
  await writeFile(file, yaml);
  expect(await type('quotes', 'reply', number, '--file', file)).toContain('mailed to');
  await rm(folder, { recursive: true });
}

export const sayOn = (number: string, words: string) => type('quotes', 'say', number, words);

/** The path that the newest mail of this subject leads to. */
export async function linkInMail(page: Page, email: string, subject: RegExp): Promise<string> {
  let path = '';
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/mailbox/messages.json?to=${encodeURIComponent(email)}`);
        const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
        const mail = messages.find((message) => subject.test(message.subject));
        path = /https?:\/\/[^/\s]+(\/\S*tarjous\/[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
        return path;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return path;
}
