import type { Limits } from '../auth/limits/limits.ts';
import type { CatalogService } from '../catalog/service.ts';
import type { ShopContext } from '../context.ts';
import type { FormStamps } from '../http/form-stamps.ts';
import type { MailService } from '../mail/service.ts';
import type { SparePartService } from '../spare-parts/service.ts';

import type { WebhookService } from '../webhooks/service.ts';

/** What quotes need of the shop. */
export type QuoteParts = {
  ctx: ShopContext;
  /** Products and spare parts that have a price. */
  catalog: Pick<CatalogService, 'cartItems'>;
  products: Pick<CatalogService, 'productsBySku' | 'unpricedItems'>;
  spareParts: Pick<SparePartService, 'hits'>;
  mail: Pick<MailService, 'queue' | 'kick'>;
  webhooks: Pick<WebhookService, 'queue'>;
  limits: Limits;
  formStamps: FormStamps;
};
