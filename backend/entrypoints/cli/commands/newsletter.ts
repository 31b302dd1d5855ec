import { open, rename, rm } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { describeProblem, ImportRefused } from '#backend/catalog/import/problems.ts';
import type { Shop } from '#backend/shop.ts';
import { emailProblem } from '#domain/base/contact-details/email.ts';
import { locales } from '#domain/base/locale.ts';
import type { SuppressionReason } from '#domain/customers/newsletter/subscription.ts';
import { CommandFailed, type Out } from '../command.ts';
import { localMinute } from '../local-time.ts';
import { table } from '../table.ts';

export async function listReaders(shop: Shop, json: boolean, out: Out): Promise<void> {
  const counts = await shop.newsletter.management.counts();
  if (json) return out.line(JSON.stringify(counts, null, 2));
  const rows = [
    ...counts.subscribers.map(({ status, locale, count }) => [status, locale, String(count)]),
    ...counts.suppressed.map(({ reason, count }) => ['gets nothing', reason, String(count)]),
  ];
  if (rows.length === 0) return out.line('Nobody has asked for the newsletter yet.');
  for (const line of table(['State', 'Language or reason', 'Addresses'], rows)) out.line(line);
}

function checkEmail(email: string): void {
  if (emailProblem(email)) throw new CommandFailed(`${email} is no e-mail address.`, 'Give it as name@example.com.');
}

export async function showReader(shop: Shop, email: string, out: Out): Promise<void> {
  checkEmail(email);
  const { subscriber, suppressed } = await shop.newsletter.management.find(email);
  if (!subscriber) out.line('Not among the readers.');
  else {
    const { status, locale, source, textVersion, createdAt, confirmedAt, unsubscribedAt } = subscriber;
    out.line(`${status}, ${locale}, from ${source}, words of ${textVersion}`);
    out.line(`asked ${localMinute(createdAt)}`);
    if (confirmedAt) out.line(`confirmed ${localMinute(confirmedAt)}`);
    if (unsubscribedAt) out.line(`unsubscribed ${localMinute(unsubscribedAt)}`);
  }
  if (suppressed) out.line(`Gets nothing: ${suppressed}.`);
}

const COLUMNS = ['email', 'language', 'status', 'source', 'words', 'asked', 'confirmed', 'unsubscribed'];
const csv = (rows: (readonly string[])[]) => stringify(rows, { delimiter: ';', escape_formulas: true });

/** Streams the subscribers to a file, written atomically. */
export async function exportReaders(
  shop: Shop,
  { file, all }: { file: string; all: boolean },
  out: Out,
): Promise<void> {
  const part = `${file}.part`;
  let count = 0;
  try {
    const target = await open(part, 'w', 0o600);
    try {
      await target.write(`\uFEFF${csv([COLUMNS])}`);
      for await (const one of shop.newsletter.management.subscribers(all ? null : 'confirmed')) {
        const { email, locale, status, source, textVersion, createdAt, confirmedAt, unsubscribedAt } = one;
        const times = [createdAt, confirmedAt, unsubscribedAt].map((at) => at?.toISOString() ?? '');
        await target.write(csv([[email, locale, status, source, textVersion, ...times]]));
        count++;
      }
    } finally {
      await target.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    if (!(error as NodeJS.ErrnoException).syscall) throw error;
    throw new CommandFailed(
      `Cannot write ${file}: ${(error as Error).message}`,
      'Give a file in a folder the shop may write to.',
    );
  }
  out.line(`${count} addresses are in ${file}. They are personal data: keep them no longer than you need them.`);
}

export async function unsubscribeReader(shop: Shop, email: string, out: Out): Promise<void> {
  checkEmail(email);
  if (!(await shop.newsletter.management.unsubscribe(email)))
    throw new CommandFailed(
      'There is no such reader.',
      `To send the address nothing ever: npm run shop -- newsletter suppress ${email}`,
    );
  out.line('The newsletter to this address has ended.');
}

type Suppressing = { email: string; reason: Exclude<SuppressionReason, 'unsubscribed'> };

export async function suppressAddress(shop: Shop, { email, reason }: Suppressing, out: Out): Promise<void> {
  checkEmail(email);
  const isNew = await shop.newsletter.management.suppress(email, reason);
  out.line(
    isNew ? 'The address gets nothing any more that it has not ordered.' : 'The address was on the list already.',
  );
}

export async function allowAddress(shop: Shop, email: string, out: Out): Promise<void> {
  checkEmail(email);
  if (!(await shop.newsletter.management.unsuppress(email)))
    throw new CommandFailed('The address is not on the list.', 'See it: npm run shop -- newsletter show <email>');
  out.line('The address may ask for the newsletter again; it is sent nothing until it confirms.');
}

type Sending = { file: string; dryRun: boolean; to: string | null };

export async function sendLetter(shop: Shop, { file, dryRun, to }: Sending, out: Out): Promise<void> {
  const { letters } = shop.newsletter;
  const read = await letters.read(file).catch((error) => {
    if (!(error instanceof ImportRefused)) throw error;
    for (const problem of error.problems) out.line(describeProblem(problem));
    throw new CommandFailed('The letter was not sent.', 'Mend the lines above; docs/newsletter.md tells the format.');
  });
  if (to !== null) {
    checkEmail(to);
    await letters.proof(read, to);
    return out.line(`Sent to ${to} only.`);
  }
  if (dryRun)
    for (const locale of locales) {
      const letter = read.rendered[locale];
      if (!letter) continue;
      out.line(`— ${locale}: ${letter.subject}`);
      for (const line of [...(letter.preview ? [letter.preview, ''] : []), ...letter.text.split('\n')]) out.line(line);
      out.line('');
    }
  const onProgress = (done: number) => out.progress('Letters', done, 0);
  const { readers, queued } = await letters.send(read, { dryRun, onProgress });
  const languages = `${readers.fi} in Finnish, ${readers.en} in English`;
  if (dryRun) return out.line(`Dry run: ${readers.fi + readers.en} readers (${languages}). Nothing was sent.`);
  out.line(`${queued} letters of ${read.id} are on their way (readers: ${languages}).`);
  const before = readers.fi + readers.en - queued;
  if (before > 0) out.line(`${before} readers had it before.`);
}
