import type { ShopContext } from '#backend/platform/context.ts';
import { isHosted } from './address.ts';
import { createHostedClient, type HostedClient } from './client.ts';
import { createHostedCategories, type HostedCategories } from './hosted-categories.ts';
import { createHostedEngine, type ProductEngine } from './hosted-engine.ts';
import { readProductIds } from './product-ids.ts';

export type HostedSearch = { client: HostedClient; engine: ProductEngine; categories: HostedCategories };

/** The hosted engine of the settings; null: only the embedded one. */
export function createHostedSearch(ctx: ShopContext): HostedSearch | null {
  if (!isHosted(ctx.settings)) return null;
  const client = createHostedClient(ctx);
  return {
    client,
    engine: createHostedEngine(client, readProductIds(ctx.db.kysely)),
    categories: createHostedCategories(client, ctx),
  };
}
