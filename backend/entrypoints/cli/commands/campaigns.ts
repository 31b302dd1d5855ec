import { describeProblem, ImportRefused } from '#backend/catalog/import/problems.ts';
import type { CampaignFile } from '#backend/sales/campaigns/importing/files.ts';
import { importCampaigns } from '#backend/sales/campaigns/importing/import-campaigns.ts';
import type { StoredCampaign } from '#backend/sales/campaigns/service.ts';
import type { Shop } from '#backend/shop.ts';
import { CommandFailed, type Out } from '../command.ts';
import { localMinute } from '../local-time.ts';
import { table } from '../table.ts';

const ofLimit = (uses: number, limit: number | null) => (limit === null ? String(uses) : `${uses} of ${limit}`);

function refuse(error: unknown, out: Out): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (isMissing) throw new CommandFailed('There is no such file.', 'Name the file from where you stand, or whole.');
  if (!(error instanceof ImportRefused)) throw error;
  for (const problem of error.problems) out.line(describeProblem(problem));
  throw new CommandFailed(error.message, 'Mend the rows above and import again; docs/campaigns.md tells the format.');
}

/** Imports a file of campaigns or cart rules. */
export async function importCampaignFile(
  shop: Shop,
  { what, file, dryRun }: { what: CampaignFile; file: string; dryRun: boolean },
  out: Out,
): Promise<void> {
  const done = await importCampaigns(shop, { what, path: file, dryRun }).catch((error) => refuse(error, out));
  const { added, changed, unchanged } = done;
  for (const key of added) out.line(`added ${key}`);
  for (const key of changed) out.line(`changed ${key}`);
  out.line(`${added.length} added, ${changed.length} changed, ${unchanged} unchanged`);
  if (dryRun) out.line('Dry run: nothing was changed. Run it without --dry-run to do it.');
}

export async function listCampaigns(shop: Shop, json: boolean, out: Out): Promise<void> {
  const all = await shop.campaigns.list();
  if (json) return out.line(JSON.stringify(all, null, 2));
  if (all.length === 0) return out.line('No campaigns. They come by: import campaigns <file> (docs/campaigns.md).');
  const rows = all.map(({ campaign, from, until, uses, useLimit }) => [
    campaign.code,
    campaign.name.fi,
    campaign.automatic ? 'automatic' : 'code',
    localMinute(from),
    localMinute(until),
    ofLimit(uses, useLimit),
  ]);
  const head = ['Code', 'Name', 'Works by', 'From', 'Until', 'Orders'];
  for (const line of table(head, rows)) out.line(line);
}

async function known(shop: Shop, code: string): Promise<StoredCampaign> {
  const found = await shop.campaigns.find(code);
  if (found) return found;
  throw new CommandFailed(`There is no campaign ${code}.`, 'See them all: npm run shop -- campaigns list');
}

export async function showCampaign(
  shop: Shop,
  { code, json }: { code: string; json: boolean },
  out: Out,
): Promise<void> {
  const stored = await known(shop, code);
  if (json) return out.line(JSON.stringify(stored, null, 2));
  const { campaign, from, until, uses, useLimit, useLimitPerCustomer } = stored;
  out.line(`${campaign.code}  ${campaign.name.fi}`);
  out.line(`${campaign.automatic ? 'Automatic' : 'By its code'}, priority ${campaign.priority}`);
  out.line(`From ${localMinute(from)} until ${localMinute(until)}`);
  out.line(`Orders ${ofLimit(uses, useLimit)}; of one customer at most ${useLimitPerCustomer ?? 'any'}`);
  for (const { conditions, effect } of campaign.rules)
    out.line(`  ${[...conditions, effect].map((part) => JSON.stringify(part)).join(' ')}`);
}

export async function endCampaign(shop: Shop, code: string, out: Out): Promise<void> {
  const { campaign, until } = await known(shop, code);
  if (until && until <= shop.now()) return out.line(`${campaign.code} ended on ${localMinute(until)} already.`);
  await shop.campaigns.end(campaign.code);
  out.line(`${campaign.code} has ended.`);
}
