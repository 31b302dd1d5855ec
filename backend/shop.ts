import type { Hono } from 'hono';
import { sql } from 'kysely';
import { createCategoryService } from '#backend/catalog/categories/service.ts';
import { createPageMoves } from '#backend/catalog/change-sets/page-moves.ts';
import { createChangeSetService } from '#backend/catalog/change-sets/service.ts';
import { createCostService } from '#backend/catalog/costs/service.ts';
import { createDiagramService } from '#backend/catalog/diagrams/service.ts';
import { createStaffDiagrams } from '#backend/catalog/diagrams/staff/service.ts';
import { createDocumentService } from '#backend/catalog/documents/service.ts';
import { createFeedService } from '#backend/catalog/feed/service.ts';
import { createFitmentService } from '#backend/catalog/fitment/service.ts';
import { createStaffFitment } from '#backend/catalog/fitment/staff.ts';
import { createImportService } from '#backend/catalog/imports/service.ts';
import { createMediaLibrary } from '#backend/catalog/media/library/service.ts';
import { createPictureService } from '#backend/catalog/media/service.ts';
import { createPricePlanService } from '#backend/catalog/price-plans/service.ts';
import { createPricesService } from '#backend/catalog/prices/service.ts';
import { createCatalogService } from '#backend/catalog/products/service.ts';
import { draftConditions, productConditions } from '#backend/catalog/products/staff/list-filters.ts';
import { createPageChanges } from '#backend/catalog/products/staff/page-changes.ts';
import { createStaffProductService } from '#backend/catalog/products/staff/service.ts';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import { createHostedSearch } from '#backend/catalog/search/hosted/hosted.ts';
import { createSearchService } from '#backend/catalog/search/service.ts';
import { createSparePartService } from '#backend/catalog/spare-parts/service.ts';
import { createReplacements } from '#backend/catalog/spare-parts/staff/replacements.ts';
import { createStockService } from '#backend/catalog/stock/service.ts';
import { createSupplierService } from '#backend/catalog/suppliers/service.ts';
import {
  createVehicleRegisterService,
  registerOf,
  type VehicleRegister,
} from '#backend/catalog/vehicle-register/service.ts';
import { createVideoService } from '#backend/catalog/videos/service.ts';
import { createContactService } from '#backend/content/contact/service.ts';
import { followContentDays } from '#backend/content/pages/content-days.ts';
import { importContent } from '#backend/content/pages/import-content.ts';
import { renameCategoriesOfPages } from '#backend/content/pages/rename-categories.ts';
import { createContentService } from '#backend/content/pages/service.ts';
import { createPageService } from '#backend/content/pages/staff/service.ts';
import { createRedirectService } from '#backend/content/redirects/service.ts';
import { createShopFactsService } from '#backend/content/shop-facts/service.ts';
import { createAccountService } from '#backend/customers/accounts/service.ts';
import { createAlertService } from '#backend/customers/alerts/service.ts';
import { createCompanyService } from '#backend/customers/companies/service.ts';
import { createContractPriceService } from '#backend/customers/contract-prices/service.ts';
import { createMachineService } from '#backend/customers/machines/service.ts';
import { createNewsletterService } from '#backend/customers/newsletter/service.ts';
import { createCallerService } from '#backend/customers/sign-in/callers/service.ts';
import type { SimulatedProvider } from '#backend/customers/sign-in/providers/plugin.ts';
import { createSignInService } from '#backend/customers/sign-in/service.ts';
import { createWishListService } from '#backend/customers/wish-lists/service.ts';
import { createAgentPlatforms } from '#backend/entrypoints/agents/platforms/service.ts';
import { createUserStore } from '#backend/entrypoints/callables/user-store/service.ts';
import { parseFacts } from '#backend/entrypoints/check-shop-config.ts';
import { createDatePreviews } from '#backend/entrypoints/date-preview/service.ts';
import { createHealthService } from '#backend/entrypoints/health/service.ts';
import { createSetupService } from '#backend/entrypoints/setup/service.ts';
import { createSiteMapService } from '#backend/entrypoints/site-map/service.ts';
import { createApiRequests } from '#backend/platform/api-keys/requests.ts';
import { createKeyService } from '#backend/platform/api-keys/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { allOf } from '#backend/platform/db/list-page.ts';
import { createFileService } from '#backend/platform/files/service.ts';
import { createFormStamps } from '#backend/platform/http-kit/form-stamps.ts';
import { createJobs, type Jobs } from '#backend/platform/jobs/jobs.ts';
import { createLiveService } from '#backend/platform/live/service.ts';
import { putMailTexts } from '#backend/platform/mail/editable-texts.ts';
import { createMailService, type MailService } from '#backend/platform/mail/service.ts';
import { createPreviews } from '#backend/platform/previews.ts';
import { type FetchPublic, fetchPublic } from '#backend/platform/public-net/fetch-public.ts';
import { createSavedViewService } from '#backend/platform/saved-views/service.ts';
import { createStaffService } from '#backend/platform/staff/service.ts';
import { type TextMessageProvider, textProviderOf } from '#backend/platform/text-messages/provider.ts';
import { createTextMessageService } from '#backend/platform/text-messages/service.ts';
import { createReportMailing } from '#backend/sales/bookkeeping/mailing.ts';
import { createBookkeeping } from '#backend/sales/bookkeeping/service.ts';
import { renameCategoriesOfCampaigns } from '#backend/sales/campaigns/rename-categories.ts';
import { createCampaignService } from '#backend/sales/campaigns/service.ts';
import { cartItemsOf } from '#backend/sales/cart/cart-items.ts';
import { createCartReminders } from '#backend/sales/cart/customer-cart/reminders.ts';
import { createCustomerCartService } from '#backend/sales/cart/customer-cart/service.ts';
import { missingLinesOf } from '#backend/sales/cart/missing-lines.ts';
import { createCartService } from '#backend/sales/cart/service.ts';
import { touchedSales } from '#backend/sales/cart/touched-sales.ts';
import { createCheckoutService } from '#backend/sales/checkout/service.ts';
import { type LabelProviders, labelProvidersOf } from '#backend/sales/delivery/labels/service.ts';
import type { CarrierName, PointSource } from '#backend/sales/delivery/provider.ts';
import { createDeliveryService } from '#backend/sales/delivery/service.ts';
import { createGiftCardService } from '#backend/sales/gift-cards/service.ts';
import { createInvoiceService } from '#backend/sales/invoices/service.ts';
import { createOrderTemplates } from '#backend/sales/order-templates/service.ts';
import { createOrderFinder } from '#backend/sales/orders/customer/find-order.ts';
import { createCustomerOrderService } from '#backend/sales/orders/customer/service.ts';
import { createStaffOrderService } from '#backend/sales/orders/staff/service.ts';
import { salesData } from '#backend/sales/own-data.ts';
import { createPartsCounter } from '#backend/sales/parts-counter/service.ts';
import { createPaymentService } from '#backend/sales/payments/service.ts';
import { createQuestionService } from '#backend/sales/questions/service.ts';
import { createQuoteService } from '#backend/sales/quotes/service.ts';
import { createReportService } from '#backend/sales/reports/service.ts';
import { createWithdrawalService } from '#backend/sales/returns/service.ts';
import { createReviewService } from '#backend/sales/reviews/service.ts';
import { createServiceBookings } from '#backend/sales/service-bookings/service.ts';
import { createSharedCartService } from '#backend/sales/shared-carts/service.ts';
import { createSpecialOrderService } from '#backend/sales/special-orders/service.ts';
import { createWebhookService } from '#backend/sales/webhooks/service.ts';
import { createWorkQueueService } from '#backend/sales/work-queue/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { readProductList } from '#domain/catalog/products/product-list.ts';
import { sectionsOf } from '#domain/content/shop-facts/sections.ts';
import { cheapestDelivery } from '#domain/sales/delivery/allowed-methods.ts';
import { deliverySection } from '#domain/sales/delivery/delivery-section.ts';
import { shippingMethods } from '#domain/sales/delivery/shipping-methods.ts';
import { paymentSection } from '#domain/sales/payments/payment-section.ts';
import { pageFacts } from '#shop.config';
import { mailKindsOf, mailSections, typedMailTexts } from './mail-texts.ts';
import { shopMails } from './shop-mails.ts';

/** What a demo shop has in place of services on the internet: `demo/simulators`, which a live shop never loads. */
export type Simulators = {
  carriers: (now: () => Date) => Record<CarrierName, PointSource>;
  /** The carriers' services that book parcels. */
  labels: (now: () => Date) => LabelProviders;
  signInProvider: SimulatedProvider;
  vehicleRegister: (now: () => Date) => VehicleRegister;
  textMessages: (ctx: Pick<ShopContext, 'db' | 'now'>) => TextMessageProvider;
  /** The profile of an agent that has none on the internet. */
  agentProfile: (fetchProfile: FetchPublic) => FetchPublic;
  /** Gateway, sign-in provider and mailbox over HTTP. */
  routes: (shop: ShopContext & { jobs: Jobs; mail: MailService }) => Hono;
};

/**
 * Composition root: creates every service with its dependencies. Pages, endpoints and the command line receive the result
 * and never create a service. No background work runs until `jobs.start()`.
 */
export function createShop(ctx: ShopContext, simulators: Simulators | null = null) {
  const jobs = createJobs(ctx);
  const deliveryMethods = new Set(shippingMethods().map(({ id }) => id));
  const formStamps = createFormStamps(ctx);
  const pictures = createPictureService(ctx);
  const documents = createDocumentService(ctx);
  const videos = createVideoService(ctx);
  const files = createFileService(ctx, { jobs });
  // a hosted engine has the prices of today
  const hosted = ctx.isPreview ? null : createHostedSearch(ctx);
  const catalog = createCatalogService(ctx, hosted?.categories);
  const fitment = createFitmentService(ctx, catalog);
  const spareParts = createSparePartService(ctx, { fitment });
  const register = registerOf(ctx, simulators?.vehicleRegister(ctx.now) ?? null);
  const vehicleRegister = createVehicleRegisterService(ctx, { register, fitment });
  const diagrams = createDiagramService(ctx, { spareParts, catalog });
  const search = createSearchService(ctx, { catalog, hosted, remoteParts: spareParts.remote });
  const stock = createStockService(ctx, { search });
  const prices = createPricesService(ctx, { search });
  const content = createContentService(ctx, { ...catalog, pictures });
  followContentDays(ctx, { jobs, search });
  const redirects = createRedirectService(ctx, catalog);
  const shopFacts = createShopFactsService(ctx, {
    parseFacts,
    pictures,
    onLoaded: () => {
      for (const { id } of shippingMethods()) deliveryMethods.add(id);
      putMailTexts(pageFacts.mailTexts);
    },
    sectionsOf: (facts) => [...sectionsOf(facts), deliverySection(facts), paymentSection(), ...mailSections()],
  });
  const mail = createMailService(ctx, jobs, shopMails(ctx));
  const textProvider = textProviderOf(ctx, simulators?.textMessages(ctx) ?? null);
  const textMessages = createTextMessageService(ctx, { jobs, provider: textProvider });
  const webhooks = createWebhookService(ctx, jobs);
  const auth = createSignInService(ctx, { jobs, mail, simulatedProvider: simulators?.signInProvider });
  const callers = createCallerService(ctx, { auth });
  const newsletter = createNewsletterService(ctx, { mail, jobs, formStamps, content, search, catalog });
  const alerts = createAlertService(ctx, { catalog, prices, search, mail, jobs, formStamps });
  const reviews = createReviewService(ctx, { jobs, mail, pictures, search, catalog });
  const questions = createQuestionService(ctx, { catalog, formStamps, jobs, mail, search });
  const delivery = createDeliveryService(ctx, { jobs, simulatedCarriers: simulators?.carriers(ctx.now) });
  const labels = labelProvidersOf(ctx, simulators?.labels(ctx.now) ?? null);
  const payments = createPaymentService(ctx);
  const goods = { catalog, spareParts };
  const giftCards = createGiftCardService(ctx, { jobs, mail });
  const sold = {
    cartItems: cartItemsOf({ ...goods, personalCards: giftCards.personal }),
    missingLines: missingLinesOf(goods),
  };
  const contractPrices = createContractPriceService(ctx, sold);
  const campaigns = createCampaignService(ctx, { catalog: sold, search });
  const cart = createCartService(ctx, { catalog: sold, campaigns, prices, contractPrices });
  const customerCart = createCustomerCartService(ctx);
  const sharedCarts = createSharedCartService(ctx, { catalog: sold, jobs });
  const quotes = createQuoteService(ctx, {
    catalog: sold,
    contractPrices,
    products: catalog,
    spareParts,
    mail,
    jobs,
    webhooks,
    formStamps,
    files,
  });
  const wishLists = createWishListService(ctx, { catalog, cartItems: sold.cartItems });
  const changeSets = createChangeSetService(ctx, {
    jobs,
    search,
    pictures,
    documents,
    deliveryMethods,
    importContent,
    touchedSales,
    pages: createPageChanges({ search, pictures, deliveryMethods }),
    filterOf: (query) => {
      const wanted = readProductList(new URLSearchParams(query));
      const none = [sql<boolean>`false`];
      return {
        products: allOf(productConditions(wanted, ctx.now()) ?? none),
        drafts: allOf(draftConditions(wanted) ?? none),
      };
    },
  });
  const imports = createImportService(ctx, {
    jobs,
    search,
    pictures,
    documents,
    deliveryMethods,
    importContent,
    changeSets,
  });
  const pricePlans = createPricePlanService(ctx, { changeSets });
  const feed = createFeedService(ctx, { catalog, cheapestDelivery });
  const invoices = createInvoiceService(ctx);
  const checkout = createCheckoutService(ctx, {
    catalog: sold,
    delivery,
    labels,
    payments,
    mail,
    textMessages,
    jobs,
    search,
    spareParts,
    customerCart,
    campaigns,
    giftCards,
    quotes,
    webhooks,
    contractPrices,
    companyMail: mail,
    invoices,
  });
  const { afterSale } = checkout;
  const companies = createCompanyService(ctx, { mail, jobs });
  const ownOrders = createCustomerOrderService(ctx, payments, companies);
  const orderFinder = createOrderFinder(ctx, { mail, jobs });
  const specialOrders = createSpecialOrderService(ctx, { mail });
  const serviceBookings = createServiceBookings(ctx, { mail, jobs, formStamps });
  const contact = createContactService(ctx, { catalog, formStamps, mail, jobs });
  const accounts = createAccountService(ctx, {
    auth,
    jobs,
    mail,
    contributor: salesData({
      orders: ownOrders,
      quotes,
      specialOrders,
      reviews,
      serviceBookings,
      questions,
      personalCards: giftCards.personal,
    }),
    contact,
    newsletter,
    alerts,
  });
  const users = createUserStore({ accounts, wishLists });
  auth.onVerified(async (userId, email) => {
    const attached = await ownOrders.attach(userId, email);
    const ordered = attached > 0 ? await ownOrders.latestContact(userId) : null;
    if (ordered) await accounts.completeFrom({ userId }, ordered);
    await accounts.reconcileNewsletter(userId, email);
  });
  const categories = createCategoryService(ctx, {
    search,
    async onMoved(tx, moved) {
      await renameCategoriesOfCampaigns(tx, moved);
      await renameCategoriesOfPages(tx, moved);
    },
  });
  const products = createStaffProductService(ctx, {
    search,
    pictures,
    jobs,
    deliveryMethods,
    previews: createPreviews(ctx.settings),
  });
  newsletter.onConsent(accounts.applyConsent);
  const reports = createReportService(ctx);
  const bookkeeping = createBookkeeping(ctx);
  const workQueue = createWorkQueueService(ctx, { mail, webhooks });
  const health = createHealthService(ctx, {
    jobs,
    mail,
    webhooks,
    workQueue,
    patient: { ...ctx, search, mail, textMessages, content, auth },
  });
  return {
    ...ctx,
    formStamps,
    jobs,
    accounts,
    auth,
    callers,
    pictures,
    documents,
    videos,
    files,
    catalog,
    fitment,
    staffFitment: createStaffFitment(ctx),
    spareParts,
    vehicleRegister,
    replacements: createReplacements(ctx),
    diagrams,
    staffDiagrams: createStaffDiagrams(ctx, { spareParts }),
    search,
    stock,
    prices,
    content,
    pages: createPageService(ctx, { search, pictures, jobs, previewLink: content.previewLink }),
    importContent,
    deliveryMethods,
    changeSets,
    pageMoves: createPageMoves({ changeSets }),
    imports,
    pricePlans,
    costs: createCostService(ctx),
    suppliers: createSupplierService(ctx),
    feed,
    redirects,
    shopFacts,
    setup: createSetupService(ctx, { shopFacts, content, contentDeps: { pictures, search } }),
    mail,
    /** The mails of a section of the settings, with the texts of its form in place of those in force. */
    mailPreviews: (section: string, locale: Locale, typed: ReadonlyMap<string, string>) =>
      mail.preview(locale, mailKindsOf(section), typed.size > 0 ? typedMailTexts(section, typed) : null),
    textMessages,
    newsletter,
    alerts,
    webhooks,
    delivery,
    payments,
    sold,
    campaigns,
    giftCards,
    cart,
    customerCart,
    cartReminders: createCartReminders(ctx, { jobs, mail, catalog }),
    sharedCarts,
    ownOrders,
    orderFinder,
    categories,
    products,
    media: createMediaLibrary(ctx, { pictures, documents, videos, products, categories, jobs }),
    reviews,
    questions,
    orders: createStaffOrderService(ctx, { delivery, mail, payments, afterSale }),
    withdrawals: createWithdrawalService(ctx, { mail, webhooks, ownOrders, catalog, labels }),
    contact,
    wishLists,
    machines: createMachineService(ctx, { mail, jobs }),
    companies,
    contractPrices,
    invoices,
    orderTemplates: createOrderTemplates(ctx),
    quotes,
    specialOrders,
    serviceBookings,
    partsCounter: createPartsCounter(ctx, { spareParts, stock, diagrams, fitment, specialOrders, ...sold }),
    users,
    checkout,
    afterSale,
    packing: afterSale.packing,
    reports,
    bookkeeping,
    reportMailing: createReportMailing(ctx, { jobs, mail, reports, bookkeeping }),
    workQueue,
    health,
    savedViews: createSavedViewService(ctx),
    live: createLiveService(ctx, { [CATALOG_CHANGED]: 'catalog' }),
    staff: createStaffService(ctx, { mail }),
    keys: createKeyService(ctx),
    apiRequests: createApiRequests(ctx, { jobs }),
    agentPlatforms: createAgentPlatforms(ctx, {
      fetchProfile: simulators?.agentProfile(fetchPublic) ?? fetchPublic,
    }),
    datePreviews: createDatePreviews(ctx),
    siteMap: createSiteMapService(ctx, { catalog, content }),
    simulatorRoutes: simulators?.routes({ ...ctx, jobs, mail }) ?? null,
  };
}

export type Shop = ReturnType<typeof createShop>;

/** What a customer's own data page and file show. */
export type AccountExport = NonNullable<Awaited<ReturnType<Shop['accounts']['exportData']>>>;
