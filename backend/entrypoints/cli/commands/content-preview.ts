import type { Shop } from '#backend/shop.ts';
import { CommandFailed, type Out } from '../command.ts';

export async function previewContent(shop: Shop, { page, days }: { page: string; days: number }, out: Out) {
  const link = await shop.content.previewLink(page, days);
  if (!link)
    throw new CommandFailed(
      `There is no page, article or campaign ${page}.`,
      'Name it by its address (/cms/palvelut/huolto) or its file (fi/pages/palvelut/huolto.md), after: npm run shop -- content',
    );
  out.line(link);
}
