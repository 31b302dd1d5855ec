import type { ShopContext } from '#backend/platform/context.ts';
import { campaignKind } from './campaign-kind.ts';
import { cartRuleKind } from './cart-rule-kind.ts';
import type { CampaignFile } from './files.ts';
import { type FileImported, importFile } from './import-file.ts';

/** Imports a YAML or JSONL file of campaigns or cart rules, all or nothing; see `importFile`. */
export const importCampaigns = (
  { db }: Pick<ShopContext, 'db'>,
  { what, path, dryRun = false }: { what: CampaignFile; path: string; dryRun?: boolean },
): Promise<FileImported> =>
  what === 'campaigns'
    ? importFile(db.kysely, path, campaignKind, { dryRun })
    : importFile(db.kysely, path, cartRuleKind, { dryRun });
