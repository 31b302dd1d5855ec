import { z } from 'zod';
import { locales } from '#domain/base/locale.ts';
import { argument, command, optional, path } from '../command.ts';
import { printText, writeWhole } from '../output.ts';

export const writeFeed = command({
  name: 'feed',
  description: 'Write the product feed for Google Merchant Center; the shop serves it as /feeds/google-fi.xml too',
  input: z.strictObject({
    locale: argument('<locale>', z.enum(locales), 'language of the feed'),
    file: argument('[file]', optional(path), 'where to; the output unless given'),
  }),
  run: async (shop, { locale, file }, out) => {
    const text = shop.feed.write(locale);
    if (!file) return printText(out, text);
    await writeWhole(file, text);
    out.line(`The feed is in ${file}.`);
  },
});
