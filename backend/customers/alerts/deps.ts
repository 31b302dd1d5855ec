import type { PricesService } from '#backend/catalog/prices/service.ts';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { NewsletterMail } from '#backend/customers/newsletter/mails/newsletter-mail.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { FormStamps } from '#backend/platform/http-kit/form-stamps.ts';
import type { Limits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { MailService } from '#backend/platform/mail/service.ts';

export type AlertDeps = {
  ctx: ShopContext;
  catalog: Pick<CatalogService, 'product' | 'cartItems' | 'unpricedItems'>;
  prices: Pick<PricesService, 'show'>;
  search: Pick<SearchService, 'listing'>;
  mail: MailService<NewsletterMail>;
  formStamps: Pick<FormStamps, 'trapped'>;
  limits: Pick<Limits, 'consume'>;
};
