import { z } from 'zod';
import type { ShopContext } from '#backend/platform/context.ts';
import { euros } from '#backend/sales/campaigns/importing/fields.ts';
import { type FileImported, importFile, type Kind } from '#backend/sales/campaigns/importing/import-file.ts';
import { plainCode } from '#domain/sales/gift-cards/gift-card.ts';
import { cardHash } from './card-hash.ts';
import { makeCard } from './issue.ts';

const row = z.strictObject({
  /** As printed on the card; spaces and hyphens are ignored. */
  code: z
    .union([z.string(), z.number().transform(String)], 'must be a text')
    .transform(plainCode)
    .pipe(z.string().regex(/^[A-Z0-9ÅÄÖ]{8,40}$/, 'must have 8–40 letters and digits')),
  amount: euros,
  /** The last day that it pays. */
  validUntil: z.iso.date('must be a day such as 2028-12-31'),
  reason: z.string().trim().min(1).max(200).default('import'),
});
type Row = z.output<typeof row>;

/** Cards of a file. An existing card keeps its balance; its last day is updated. */
const cardKind = ({ settings, now }: Pick<ShopContext, 'settings' | 'now'>): Kind<Row> => {
  const secret = settings.SHOP_SECRET;
  return {
    schema: row,
    keyOf: ({ code }) => code,
    async check(db, rows) {
      const hashes = rows.map(({ code }) => cardHash(secret, code));
      if (hashes.length === 0) return [];
      const issued = await db
        .selectFrom('gift_card as card')
        .innerJoin('gift_card_entry as entry', 'entry.gift_card_id', 'card.id')
        .select(['card.code_hash', 'entry.cents'])
        .where('card.code_hash', 'in', hashes)
        .where('entry.kind', '=', 'issue')
        .execute();
      return rows.flatMap(({ amount }, i) => {
        const before = issued.find(({ code_hash }) => code_hash === hashes[i]);
        return before && before.cents !== amount
          ? [{ row: i, field: 'amount', reason: 'is not what the card was made with; change it by gift-cards adjust' }]
          : [];
      });
    },
    async stored(tx, codes) {
      const byHash = new Map(codes.map((code) => [cardHash(secret, code), code]));
      if (byHash.size === 0) return new Map();
      const rows = await tx
        .selectFrom('gift_card')
        .select(['code_hash', 'valid_until'])
        .where('code_hash', 'in', [...byHash.keys()])
        .execute();
      return new Map(
        rows.map((card) => [byHash.get(card.code_hash) ?? '', { text: card.valid_until, editedAt: null }]),
      );
    },
    shown: ({ validUntil }) => validUntil,
    async write(tx, { code, amount, validUntil, reason }) {
      if (await makeCard(tx, { code, cents: amount, validUntil, reason, secret, now: now() })) return;
      await tx
        .updateTable('gift_card')
        .set({ valid_until: validUntil })
        .where('code_hash', '=', cardHash(secret, code))
        .execute();
    },
  };
};

/** Imports a YAML or JSONL file of gift cards, all or nothing: from another system, or printed ones. */
export const importCards = (
  ctx: Pick<ShopContext, 'db' | 'settings' | 'now'>,
  { path, dryRun }: { path: string; dryRun: boolean },
): Promise<FileImported> => importFile(ctx.db.kysely, path, cardKind(ctx), { dryRun });
