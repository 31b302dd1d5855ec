import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { onCommandLine } from '../command-line.ts';

/** Answers a quote as the shop does: a file with prices, sent by the command line. */
export async function replyTo(number: string, yaml: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tieva-reply-'));
  const file = join(folder, 'reply.yaml');
  await writeFile(file, yaml);
  expect(await onCommandLine('quotes', 'reply', number, '--file', file)).toContain('mailed to');
  await rm(folder, { recursive: true });
}

export const sayOn = (number: string, words: string) => onCommandLine('quotes', 'say', number, words);

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
