import { createAccountService } from './accounts/service.ts';
import { createAuthService } from './auth/service.ts';
import { createCampaignService } from './campaigns/service.ts';
import { cartItemsOf } from './cart/cart-items.ts';
import { missingLinesOf } from './cart/missing-lines.ts';
import { createCartService } from './cart/service.ts';
import { createCatalogService } from './catalog/service.ts';
import { createCheckoutService } from './checkout/service.ts';
import { createContactService } from './contact/service.ts';
import { followContentDays } from './content/content-days.ts';
import { createContentService } from './content/service.ts';
import type { ShopContext } from './context.ts';
import { createCustomerCartService } from './customer-cart/service.ts';
import { createDeliveryService } from './delivery/service.ts';
import { createDiagramService } from './diagrams/service.ts';
import { createDocumentService } from './documents/service.ts';
import { createFeedService } from './feed/service.ts';
import { createFitmentService } from './fitment/service.ts';
import { createCallerService } from './functions/service.ts';
import { createGiftCardService } from './gift-cards/service.ts';
import { createFormStamps } from './http/form-stamps.ts';
import { createJobs } from './jobs/jobs.ts';
import { createMailService } from './mail/service.ts';
import { createNewsletterService } from './newsletter/service.ts';
import { createCustomerOrderService } from './orders/customer/service.ts';
import { createPaymentService } from './payments/service.ts';
import { createPictureService } from './pictures/service.ts';
import { createPricesService } from './prices/service.ts';
import { createProductWatchService } from './product-watches/service.ts';
import { createQuoteService } from './quotes/service.ts';
import { createRedirectService } from './redirects/service.ts';
import { createReportService } from './reports/service.ts';
import { createHostedSearch } from './search/hosted/hosted.ts';
import { createSearchService } from './search/service.ts';
import { createSharedCartService } from './shared-carts/service.ts';
import { createSiteMapService } from './site-map/service.ts';
import { createSparePartService } from './spare-parts/service.ts';
import { createStockService } from './stock/service.ts';
import { createUserStore } from './user-store/service.ts';
import { createWebhookService } from './webhooks/service.ts';
import { createWishListService } from './wish-lists/service.ts';
import { createWithdrawalService } from './withdrawals/service.ts';

/**
 * The one door to the shop: every service, wired. Pages, JSON doors and the command line receive it, none imports a
 * service for itself. Nothing runs by itself until `jobs.start()`.
 */
export function createShop(ctx: ShopContext) {
  const jobs = createJobs(ctx);
  const formStamps = createFormStamps(ctx);
  const pictures = createPictureService(ctx);
  const documents = createDocumentService(ctx);
  const hosted = createHostedSearch(ctx);
  const catalog = createCatalogService(ctx, hosted?.categories);
  const fitment = createFitmentService(ctx);
  const spareParts = createSparePartService(ctx, { fitment });
  const diagrams = createDiagramService(ctx, { spareParts });
  const search = createSearchService(ctx, { catalog, hosted, remoteParts: spareParts.remote });
  const stock = createStockService(ctx, { search });
  const prices = createPricesService(ctx, { search });
  const content = createContentService(ctx);
  followContentDays(ctx, { jobs, search });
  const redirects = createRedirectService(ctx);
  const mail = createMailService(ctx, jobs);
  const webhooks = createWebhookService(ctx, jobs);
  const auth = createAuthService(ctx, { jobs, mail });
  const callers = createCallerService(ctx, { auth });
  const newsletter = createNewsletterService(ctx, { mail, jobs, formStamps, content, search });
  const productWatches = createProductWatchService(ctx, { catalog, prices, mail, jobs, formStamps });
  const delivery = createDeliveryService(ctx, { jobs });
  const payments = createPaymentService(ctx, jobs);
  const goods = { catalog, spareParts };
  const sold = { cartItems: cartItemsOf(goods), missingLines: missingLinesOf(goods) };
  const campaigns = createCampaignService(ctx, { catalog: sold, search });
  const giftCards = createGiftCardService(ctx, { jobs, mail });
  const cart = createCartService(ctx, { catalog: sold, campaigns, prices });
  const customerCart = createCustomerCartService(ctx);
  const sharedCarts = createSharedCartService(ctx, { catalog: sold, jobs });
  const quotes = createQuoteService(ctx, {
    catalog: sold,
    products: catalog,
    spareParts,
    mail,
    jobs,
    webhooks,
    formStamps,
  });
  const wishLists = createWishListService(ctx, { catalog, cartItems: sold.cartItems });
  const feed = createFeedService(ctx, { catalog });
  const checkout = createCheckoutService(ctx, {
    catalog: sold,
    delivery,
    payments,
    mail,
    jobs,
    search,
    spareParts,
    customerCart,
    campaigns,
    giftCards,
    quotes,
    webhooks,
  });
  const { afterSale } = checkout;
  const ownOrders = createCustomerOrderService(ctx, payments);
  const contact = createContactService(ctx, { catalog, formStamps, mail, jobs });
  const accounts = createAccountService(ctx, {
    auth,
    jobs,
    mail,
    orders: ownOrders,
    quotes,
    contact,
    newsletter,
    productWatches,
  });
  const users = createUserStore({ accounts, wishLists });
  auth.onVerified(async (userId, email) => {
    await accounts.attachGuestOrders(userId, email);
    await accounts.agreeWithNewsletter(userId, email);
  });
  newsletter.onWord(accounts.hearNewsletter);
  return {
    ...ctx,
    formStamps,
    jobs,
    accounts,
    auth,
    callers,
    pictures,
    documents,
    catalog,
    fitment,
    spareParts,
    diagrams,
    search,
    stock,
    prices,
    content,
    feed,
    redirects,
    mail,
    newsletter,
    productWatches,
    webhooks,
    delivery,
    payments,
    sold,
    campaigns,
    giftCards,
    cart,
    customerCart,
    sharedCarts,
    ownOrders,
    withdrawals: createWithdrawalService(ctx, { mail, webhooks, ownOrders }),
    contact,
    wishLists,
    quotes,
    users,
    checkout,
    afterSale,
    reports: createReportService(ctx),
    siteMap: createSiteMapService(ctx, { catalog, content }),
  };
}

export type Shop = ReturnType<typeof createShop>;
