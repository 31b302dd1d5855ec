import { z } from 'zod';
import { feedNames } from '#backend/catalog/feed/kinds.ts';
import { locales } from '#domain/base/locale.ts';
import { argument, command, option, optional, path } from '../command.ts';
import { printText, writeWhole } from '../output.ts';

export const writeFeed = command({
  name: 'feed',
  description:
    'Write a feed of the catalog for other services; the shop serves each under /feeds/ too, as /feeds/google-fi.xml',
  input: z.strictObject({
    locale: argument('<locale>', z.enum(locales), 'language of the feed'),
    file: argument('[file]', optional(path), 'where to; the output unless given'),
    kind: option('--kind <kind>', `what for: ${feedNames.join(', ')}`, z.enum(feedNames).default('google')),
  }),
  run: async (shop, { locale, file, kind }, out) => {
    const text = shop.feed.write(kind, locale);
    if (!file) return printText(out, text);
    await writeWhole(file, text);
    out.line(`The feed is in ${file}.`);
  },
});
