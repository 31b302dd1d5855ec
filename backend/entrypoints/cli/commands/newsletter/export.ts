import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import type { Shop } from '#backend/shop.ts';
import { argument, command, flag, path } from '../../command.ts';
import { writeWhole } from '../../output.ts';

const COLUMNS = ['email', 'language', 'status', 'source', 'words', 'asked', 'confirmed', 'unsubscribed'];
const csv = (rows: (readonly string[])[]) => stringify(rows, { delimiter: ';', escape_formulas: true });

async function* texts(shop: Shop, all: boolean, onRow: () => void): AsyncGenerator<string> {
  yield csv([COLUMNS]);
  for await (const subscriber of shop.newsletter.management.subscribers(all ? null : 'confirmed')) {
    const { email, locale, status, source, textVersion, createdAt, confirmedAt, unsubscribedAt } = subscriber;
    const times = [createdAt, confirmedAt, unsubscribedAt].map((at) => at?.toISOString() ?? '');
    yield csv([[email, locale, status, source, textVersion, ...times]]);
    onRow();
  }
}

export const exportReaders = command({
  name: 'newsletter export',
  description: 'Every address with what it agreed to and when, as CSV for spreadsheets',
  input: z.strictObject({
    file: argument('<file>', path),
    all: flag('--all', 'those who have not confirmed or said no too'),
  }),
  run: async (shop, { file, all }, out) => {
    let count = 0;
    const text = texts(shop, all, () => count++);
    await writeWhole(file, text, { byteOrderMark: true });
    out.line(`${count} addresses are in ${file}. They are personal data: keep them no longer than you need them.`);
  },
});
