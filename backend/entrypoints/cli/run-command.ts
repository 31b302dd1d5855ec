import type { Shop } from '#backend/shop.ts';
import type { Command, Out } from './command.ts';
import { listJobs, retryJobs } from './commands/after-sale/jobs.ts';
import { cancelWhole, refundOrder, refundsDone } from './commands/after-sale/refund-order.ts';
import { showGiftCards, showVat } from './commands/after-sale/reports.ts';
import { listWebhooks, retryWebhooks } from './commands/after-sale/webhooks.ts';
import { backup, noRestoreWhileRunning } from './commands/backup.ts';
import { endCampaign, importCampaignFile, listCampaigns, showCampaign } from './commands/campaigns.ts';
import { previewContent } from './commands/content-preview.ts';
import { endCustomerSessions } from './commands/customers/sessions.ts';
import { doctor } from './commands/doctor/doctor.ts';
import { exportFolder } from './commands/export.ts';
import { exportOrders } from './commands/export-orders.ts';
import { writeFeed } from './commands/feed.ts';
import {
  adjustGiftCard,
  blockGiftCard,
  createGiftCard,
  importGiftCards,
  listGiftCards,
  showGiftCard,
} from './commands/gift-cards.ts';
import { health } from './commands/health.ts';
import { listMail, retryMail } from './commands/mail.ts';
import { markOrder } from './commands/mark-order.ts';
import {
  allowAddress,
  exportReaders,
  listReaders,
  sendLetter,
  showReader,
  suppressAddress,
  unsubscribeReader,
} from './commands/newsletter.ts';
import { listOrders, showOrder } from './commands/orders.ts';
import { setPrices, showPrices } from './commands/prices.ts';
import { draftReply, listQuotes, replyQuote, sayOnQuote, showQuote, withdrawQuote } from './commands/quotes.ts';
import { listRedirects } from './commands/redirects.ts';
import { reindexSearch, searchStatus } from './commands/search.ts';
import { exportSearch } from './commands/search-export.ts';
import { listMisses } from './commands/search-misses.ts';
import { setStock, showStock } from './commands/stock.ts';
import { importContentFolder, importFolder } from './import-command.ts';

/** Runs a command on an open shop. Throws `CommandFailed`. `serving`: this process serves the shop. */
export async function runCommand(shop: Shop, command: Command, out: Out, serving: boolean): Promise<void> {
  switch (command.name) {
    case 'import':
      return importFolder(shop, command, out);
    case 'import-file':
      return importCampaignFile(shop, command, out);
    case 'campaigns-list':
      return listCampaigns(shop, command.json, out);
    case 'campaigns-show':
      return showCampaign(shop, command, out);
    case 'campaigns-off':
      return endCampaign(shop, command.code, out);
    case 'gift-cards-list':
      return listGiftCards(shop, command.json, out);
    case 'gift-cards-show':
      return showGiftCard(shop, command, out);
    case 'gift-cards-create':
      return createGiftCard(shop, command, out);
    case 'gift-cards-block':
      return blockGiftCard(shop, command, out);
    case 'gift-cards-adjust':
      return adjustGiftCard(shop, command, out);
    case 'gift-cards-import':
      return importGiftCards(shop, command, out);
    case 'export':
      return exportFolder(shop, command, out);
    case 'feed':
      return writeFeed(shop, command, out);
    case 'content':
      return importContentFolder(shop, command, out);
    case 'content-preview':
      return previewContent(shop, command, out);
    case 'orders-list':
      return listOrders(shop, command, out);
    case 'orders-show':
      return showOrder(shop, command, out);
    case 'orders-mark':
      return markOrder(shop, command, out);
    case 'orders-refund':
      return refundOrder(shop, command, out);
    case 'orders-cancel':
      return cancelWhole(shop, command, out);
    case 'orders-refund-done':
      return refundsDone(shop, command.number, out);
    case 'jobs-list':
      return listJobs(shop, command.json, out);
    case 'jobs-retry':
      return retryJobs(shop, out);
    case 'webhooks-list':
      return listWebhooks(shop, command, out);
    case 'webhooks-retry':
      return retryWebhooks(shop, out);
    case 'reports-vat':
      return showVat(shop, command, out);
    case 'reports-gift-cards':
      return showGiftCards(shop, command, out);
    case 'orders-export':
      return exportOrders(shop, command, out);
    case 'quotes-list':
      return listQuotes(shop, command, out);
    case 'quotes-show':
      return showQuote(shop, command, out);
    case 'quotes-draft':
      return draftReply(shop, command, out);
    case 'quotes-reply':
      return replyQuote(shop, command, out);
    case 'quotes-say':
      return sayOnQuote(shop, command, out);
    case 'quotes-withdraw':
      return withdrawQuote(shop, command, out);
    case 'stock-show':
      return showStock(shop, command, out);
    case 'stock-set':
      return setStock(shop, command, out);
    case 'prices-set':
      return setPrices(shop, command.rows, out);
    case 'prices-show':
      return showPrices(shop, command, out);
    case 'mail-list':
      return listMail(shop, command.json, out);
    case 'mail-retry':
      return retryMail(shop, out);
    case 'newsletter-list':
      return listReaders(shop, command.json, out);
    case 'newsletter-show':
      return showReader(shop, command.email, out);
    case 'newsletter-export':
      return exportReaders(shop, command, out);
    case 'newsletter-unsubscribe':
      return unsubscribeReader(shop, command.email, out);
    case 'newsletter-suppress':
      return suppressAddress(shop, command, out);
    case 'newsletter-allow':
      return allowAddress(shop, command.email, out);
    case 'newsletter-send':
      return sendLetter(shop, command, out);
    case 'sessions-end':
      return endCustomerSessions(shop, command.customer, out);
    case 'redirects-list':
      return listRedirects(shop, command.json, out);
    case 'search-reindex':
      return reindexSearch(shop, out);
    case 'search-status':
      return searchStatus(shop, command.json, out);
    case 'search-misses':
      return listMisses(shop, command, out);
    case 'search-export':
      return exportSearch(shop, command.folder, out);
    case 'backup':
      return backup(shop, command.file, out);
    case 'restore':
      throw noRestoreWhileRunning();
    case 'doctor':
      return doctor(shop, out);
    case 'health':
      return health(shop, out, serving);
  }
}
