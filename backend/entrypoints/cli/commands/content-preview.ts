import { z } from 'zod';
import { argument, command, option, text, wholeNumber } from '../command.ts';
import { CommandFailed } from '../output.ts';

export const previewContent = command({
  name: 'content preview',
  description: 'A link that shows a draft, or a page before its day, to whoever has it',
  help: '\nName the page by its address (/cms/palvelut) or its file (fi/pages/palvelut.md).',
  input: z.strictObject({
    page: argument('<page>', text.max(500)),
    days: option('--days <days>', 'how long it works, 1–90', wholeNumber(1, 90).default(7)),
  }),
  run: async (shop, { page, days }, out) => {
    const link = await shop.content.previewLink(page, days);
    if (!link)
      throw new CommandFailed(
        `There is no page, article or campaign ${page}.`,
        'Name it by its address (/cms/palvelut/huolto) or its file (fi/pages/palvelut/huolto.md), after: npm run shop -- content',
      );
    out.line(link);
  },
});
