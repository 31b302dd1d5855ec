import { z } from 'zod';
import { locales } from '#domain/base/locale.ts';
import { checkEmail, command, flag, option, optional, path, text } from '../../command.ts';
import { refuseImport } from '../../output.ts';

export const sendLetter = command({
  name: 'newsletter send',
  description:
    'Send a letter to everybody who confirmed, once to each: talvi-2026.fi.md, with talvi-2026.en.md beside it',
  input: z.strictObject({
    file: option('--file <file>', 'the letter, Markdown', path),
    dryRun: flag('--dry-run', 'check it, show it and count its readers; nothing is sent'),
    to: option('--to <email>', 'only to this address, to look at', optional(text)),
  }),
  run: async (shop, { file, dryRun, to }, out) => {
    const { letters } = shop.newsletter;
    const read = await letters
      .read(file)
      .catch((error) =>
        refuseImport(
          error,
          out,
          'Fix the lines above; docs/newsletter.md describes the format.',
          'The letter was not sent.',
        ),
      );
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
        for (const line of [...(letter.preview ? [letter.preview, ''] : []), ...letter.text.split('\n')])
          out.line(line);
        out.line('');
      }
    const onProgress = (done: number) => out.progress('Letters', done, 0);
    const { readers, queued } = await letters.send(read, { dryRun, onProgress });
    const languages = `${readers.fi} in Finnish, ${readers.en} in English`;
    if (dryRun) return out.line(`Dry run: ${readers.fi + readers.en} readers (${languages}). Nothing was sent.`);
    out.line(`${queued} letters of ${read.id} are on their way (readers: ${languages}).`);
    const before = readers.fi + readers.en - queued;
    if (before > 0) out.line(`${before} readers had it before.`);
  },
});
