import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import type { ContractPriceService } from '#backend/customers/contract-prices/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { FileService } from '#backend/platform/files/service.ts';
import type { FormStamps } from '#backend/platform/http-kit/form-stamps.ts';
import type { Limits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { WebhookService } from '#backend/sales/webhooks/service.ts';
import type { QuoteMail } from './mails/quote-mail.ts';

/** Dependencies of quotes. */
export type QuoteDeps = {
  ctx: ShopContext;
  /** Products and spare parts with a price. */
  catalog: Pick<CatalogService, 'cartItems'>;
  contractPrices: Pick<ContractPriceService, 'ofBuyer'>;
  products: Pick<CatalogService, 'productsBySku' | 'unpricedItems'>;
  spareParts: Pick<SparePartService, 'hits'>;
  mail: Pick<MailService<QuoteMail>, 'queue'>;
  webhooks: Pick<WebhookService, 'queue'>;
  limits: Limits;
  formStamps: FormStamps;
  files: FileService;
};
