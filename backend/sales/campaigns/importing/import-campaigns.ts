import type { ShopContext } from '#backend/platform/context.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { campaignKind } from './campaign-kind.ts';
import { cartRuleKind } from './cart-rule-kind.ts';
import type { CampaignFile } from './files.ts';
import { type FileImported, importFile } from './import-file.ts';

type Asked = { what: CampaignFile; path: string; actor: Actor; dryRun?: boolean; theirs?: boolean };

/** Imports a YAML or JSONL file of campaigns or cart rules, all or nothing; see `importFile`. */
export const importCampaigns = (
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { what, path, actor, dryRun = false, theirs = false }: Asked,
): Promise<FileImported> => {
  const options = { dryRun, theirs, by: { actor, now: now() } };
  return what === 'campaigns'
    ? importFile(db.kysely, path, campaignKind, options)
    : importFile(db.kysely, path, cartRuleKind, options);
};
