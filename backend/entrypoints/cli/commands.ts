import { backup } from './commands/backup/create.ts';
import { restoreCommand } from './commands/backup/restore.ts';
import { makeCampaignCodes } from './commands/campaigns/codes.ts';
import { listCampaigns } from './commands/campaigns/list.ts';
import { endCampaign } from './commands/campaigns/off.ts';
import { pullCampaigns } from './commands/campaigns/pull.ts';
import { showCampaign } from './commands/campaigns/show.ts';
import { applyChanges, recallChanges, undoChanges } from './commands/changes/decide.ts';
import { listChanges, showChanges } from './commands/changes/list.ts';
import {
  importContractPrices,
  listContractPrices,
  previewContractPrices,
} from './commands/companies/contract-prices.ts';
import { listOverdueInvoices, markInvoicePaid } from './commands/companies/invoices.ts';
import { importContentCommand } from './commands/content.ts';
import { previewContent } from './commands/content-preview.ts';
import { pullContentCommand } from './commands/content-pull.ts';
import { doctor } from './commands/doctor/doctor.ts';
import { exportCommand } from './commands/export.ts';
import { writeFeed } from './commands/feed.ts';
import { adjustGiftCard } from './commands/gift-cards/adjust.ts';
import { blockGiftCard, unblockGiftCard } from './commands/gift-cards/block.ts';
import { createGiftCard } from './commands/gift-cards/create.ts';
import { importGiftCards } from './commands/gift-cards/import.ts';
import { listGiftCards } from './commands/gift-cards/list.ts';
import { showGiftCard } from './commands/gift-cards/show.ts';
import { health } from './commands/health.ts';
import { importCommand } from './commands/import.ts';
import { listJobs } from './commands/jobs/list.ts';
import { retryJobs } from './commands/jobs/retry.ts';
import { createKey, listKeys, revokeKey } from './commands/keys/keys.ts';
import { listMail } from './commands/mail/list.ts';
import { retryMail } from './commands/mail/retry.ts';
import { allowAddress } from './commands/newsletter/allow.ts';
import { exportReaders } from './commands/newsletter/export.ts';
import { countReaders } from './commands/newsletter/list.ts';
import { sendLetter } from './commands/newsletter/send.ts';
import { showReader } from './commands/newsletter/show.ts';
import { suppressAddress } from './commands/newsletter/suppress.ts';
import { unsubscribeReader } from './commands/newsletter/unsubscribe.ts';
import { cancelOrder } from './commands/orders/cancel.ts';
import { exportOrders } from './commands/orders/export.ts';
import { listOrders } from './commands/orders/list.ts';
import { markOrder } from './commands/orders/mark.ts';
import { refundOrder } from './commands/orders/refund.ts';
import { markRefundsDone } from './commands/orders/refund-done.ts';
import { showOrder } from './commands/orders/show.ts';
import { setPrices } from './commands/prices/set.ts';
import { showPrices } from './commands/prices/show.ts';
import { draftReply } from './commands/quotes/draft.ts';
import { listQuotes } from './commands/quotes/list.ts';
import { replyQuote } from './commands/quotes/reply.ts';
import { sayOnQuote } from './commands/quotes/say.ts';
import { showQuote } from './commands/quotes/show.ts';
import { withdrawQuote } from './commands/quotes/withdraw.ts';
import { listRedirects } from './commands/redirects-list.ts';
import { showGiftCardReport } from './commands/reports/gift-cards.ts';
import { showJournal } from './commands/reports/journal.ts';
import { showVat } from './commands/reports/vat.ts';
import { listMisses } from './commands/search/counts.ts';
import { exportSearch } from './commands/search/export.ts';
import { reindexSearch } from './commands/search/reindex.ts';
import { showSearchStatus } from './commands/search/status.ts';
import { endSessions } from './commands/sessions-end.ts';
import { setSettings } from './commands/settings/set.ts';
import { listSettings, showSettings } from './commands/settings/show.ts';
import { demoStaffLinks } from './commands/staff/demo.ts';
import { inviteStaff } from './commands/staff/invite.ts';
import { listStaff } from './commands/staff/list.ts';
import { resetStaff } from './commands/staff/reset.ts';
import { suspendStaff } from './commands/staff/suspend.ts';
import { adjustStock, reconcileStock } from './commands/stock/adjust.ts';
import { arriveStock, countStock, orderStock, receiveStock, transferStock } from './commands/stock/move.ts';
import { setStock } from './commands/stock/set.ts';
import { showStock } from './commands/stock/show.ts';
import {
  addEndpoint,
  changeEndpoint,
  endpointSwitches,
  listEndpoints,
  rotateSecret,
} from './commands/webhooks/endpoints.ts';
import { listWebhooks } from './commands/webhooks/list.ts';
import { retryWebhooks } from './commands/webhooks/retry.ts';

/** Descriptions of the groups. */
export const groups: Partial<Record<string, string>> = {
  orders: 'See, mark and export orders',
  stock: 'See and set the pieces of a sku',
  jobs: 'Work that runs by itself',
  webhooks: 'Programs that are told of orders and quotes (docs/orders.md)',
  reports: 'Sums for the bookkeeping',
  prices: 'Prices over time',
  changes: 'Changes of many goods, and the way back (docs/changes.md)',
  quotes: 'See, answer and take back quotes (docs/quotes.md)',
  campaigns: 'Campaigns: codes and what works without one',
  'contract-prices': 'Contract prices of companies',
  invoices: 'Invoices of companies (docs/companies.md)',
  'gift-cards': 'Gift cards: what is open on them, and their ledger',
  newsletter: 'Readers of the newsletter, and its letters (docs/newsletter.md)',
  search: 'The search index',
  mail: 'Mail that waits to be sent',
  redirects: 'Old addresses that lead to new ones',
  sessions: 'Where customers are signed in',
  staff: 'People who work in the admin (docs/staff.md)',
  keys: 'Keys with which other programs use the shop (docs/api.md)',
};

/** All commands, in the order of the help. `init`, which needs no shop, is added by `main.ts`. */
export const commands = [
  ...[importCommand, exportCommand, writeFeed, importContentCommand, pullContentCommand, previewContent],
  ...[listOrders, showOrder, markOrder, refundOrder, cancelOrder, markRefundsDone, exportOrders],
  ...[showStock, setStock, adjustStock, reconcileStock, countStock],
  ...[transferStock, arriveStock, orderStock, receiveStock],
  ...[listJobs, retryJobs, listWebhooks, retryWebhooks, showVat, showGiftCardReport, showJournal],
  ...[listEndpoints, addEndpoint, changeEndpoint, rotateSecret, ...endpointSwitches],
  ...[listChanges, showChanges, applyChanges, recallChanges, undoChanges],
  ...[showPrices, setPrices, listQuotes, showQuote, draftReply, replyQuote, sayOnQuote, withdrawQuote],
  ...[
    listCampaigns,
    showCampaign,
    endCampaign,
    makeCampaignCodes,
    pullCampaigns,
    listGiftCards,
    showGiftCard,
    createGiftCard,
  ],
  ...[markInvoicePaid, listOverdueInvoices],
  ...[listContractPrices, importContractPrices, previewContractPrices],
  ...[blockGiftCard, unblockGiftCard, adjustGiftCard, importGiftCards],
  ...[countReaders, showReader, exportReaders, unsubscribeReader, suppressAddress, allowAddress, sendLetter],
  ...[backup, restoreCommand, reindexSearch, showSearchStatus, listMisses, exportSearch, listMail, retryMail],
  ...[listSettings, showSettings, setSettings],
  ...[createKey, listKeys, revokeKey],
  ...[listRedirects, endSessions, inviteStaff, listStaff, suspendStaff, resetStaff, demoStaffLinks, health, doctor],
];
