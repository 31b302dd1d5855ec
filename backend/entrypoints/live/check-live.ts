import { type Settings, SettingsError } from '#backend/platform/settings/settings.ts';
import type { Shop } from '#backend/shop.ts';
import type { ShopConfig } from '#domain/base/shop-config.ts';
import { liveConfigRefusals } from './config-refusals.ts';
import { livePageRefusals } from './page-refusals.ts';

/** Throws `SettingsError` with everything in `shop.config.ts` that live mode refuses (operation-2). */
export function checkLiveConfig(config: ShopConfig, { SHOP_MODE }: Pick<Settings, 'SHOP_MODE'>): void {
  const refusals = SHOP_MODE === 'live' ? liveConfigRefusals(config) : [];
  if (refusals.length > 0) throw new SettingsError(refusals);
}

/** Throws `SettingsError` with every page that prevents a live shop from opening (operation-2). */
export async function checkLivePages(shop: Pick<Shop, 'content'>): Promise<void> {
  const refusals = livePageRefusals(await shop.content.shownTexts());
  if (refusals.length > 0) throw new SettingsError(refusals);
}
