import type { Limits } from '../auth/limits/limits.ts';
import type { CatalogService } from '../catalog/service.ts';
import type { ShopContext } from '../context.ts';
import type { FormStamps } from '../http/form-stamps.ts';
import type { MailService } from '../mail/service.ts';
import type { PricesService } from '../prices/service.ts';

export type WatchParts = {
  ctx: ShopContext;
  catalog: Pick<CatalogService, 'product' | 'cartItems' | 'unpricedItems'>;
  prices: Pick<PricesService, 'show'>;
  mail: MailService;
  formStamps: Pick<FormStamps, 'trapped'>;
  limits: Pick<Limits, 'consume'>;
};
