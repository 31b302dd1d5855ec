import { ownValue } from '#domain/base/records.ts';

/** The six roles of staff. They are code: with eight people an editor of roles would be a way to grow rights. */
export const staffRoles = ['owner', 'manager', 'sales', 'store', 'content', 'accounting'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * How far a role may use a permission: `always`; `own-store`, for things of the person's stores; `proof`, after a fresh factor bound
 * to this very action; `approval`, after a fresh factor and with a second person's consent; `propose`, as a change set that somebody
 * else applies.
 */
export type Grant = 'always' | 'own-store' | 'proof' | 'approval' | 'propose';

type Grants = Partial<Record<StaffRole, Grant>>;
const managers = { owner: 'always', manager: 'always' } satisfies Grants;
const sellers = { ...managers, sales: 'always' } satisfies Grants;

/** What staff may do, by role. A role that is not listed may not. */
export const permissions = {
  'orders.read': { ...sellers, store: 'own-store', accounting: 'always' },
  // names, addresses, phones and e-mails of customers; a store sees those of its open orders
  'orders.contacts': { ...sellers, store: 'own-store' },
  'orders.note': { ...sellers, store: 'own-store', accounting: 'always' },
  'orders.assign': { ...sellers, store: 'own-store' },
  'orders.fulfil': { ...sellers, store: 'own-store' },
  'orders.edit': sellers,
  'orders.cancel': sellers,
  'orders.create': sellers,
  'orders.export': { owner: 'always', manager: 'proof', accounting: 'proof' },
  // within the person's limits
  'refunds.create': { owner: 'proof', manager: 'proof', sales: 'proof' },
  'refunds.above-limit': { owner: 'proof', manager: 'approval', sales: 'approval' },
  'refunds.by-hand': { owner: 'proof', manager: 'approval', sales: 'approval' },
  'quotes.read': { ...sellers, store: 'always', accounting: 'always' },
  'quotes.answer': sellers,
  'quotes.below-floor': { ...managers, sales: 'approval' },
  // special orders and lost sales of the parts counter
  'special-orders.handle': { ...sellers, store: 'own-store' },
  // works booked in the workshop
  'service-bookings.handle': { ...sellers, store: 'own-store' },
  'messages.read': { ...sellers, store: 'own-store' },
  'messages.answer': { ...sellers, store: 'own-store' },
  'returns.read': { ...sellers, store: 'own-store', accounting: 'always' },
  'returns.handle': { ...sellers, store: 'own-store' },
  'customers.read': sellers,
  'customers.note': sellers,
  // accounts of companies: who they are; applications and roles of members
  'companies.read': { ...sellers, accounting: 'always' },
  'companies.decide': sellers,
  // whether and how far a company pays by invoice; payments of its invoices
  'companies.terms': managers,
  'invoices.settle': { ...managers, accounting: 'always' },
  // contract prices of companies: lists, rows, and whose they are
  'contract-prices.read': { ...sellers, accounting: 'always' },
  'contract-prices.edit': managers,
  'customers.export': { owner: 'proof', manager: 'proof' },
  'customers.delete': { owner: 'proof', manager: 'proof' },
  'gift-cards.read': { ...sellers, accounting: 'always' },
  'gift-cards.block': sellers,
  // make cards, change balances
  'gift-cards.adjust': { owner: 'proof', manager: 'proof' },
  // sums above the person's limit of a refund
  'gift-cards.above-limit': { owner: 'proof', manager: 'approval' },
  // campaigns, cart rules and their codes: drafts and ending; what costs money is confirmed
  'campaigns.read': { ...sellers, content: 'always', accounting: 'always' },
  'campaigns.edit': managers,
  'campaigns.start': { owner: 'proof', manager: 'proof' },
  // a mail with codes to another address than the one that paid
  'gift-cards.redirect': { owner: 'proof', manager: 'proof' },
  'products.read': { ...sellers, store: 'always', content: 'always', accounting: 'always' },
  // texts, pictures, attributes, fitment, categories
  'products.edit': { ...managers, content: 'always', sales: 'propose', store: 'propose' },
  'prices.read-costs': { ...managers, accounting: 'always' },
  'prices.edit': { ...managers, sales: 'propose', store: 'propose' },
  // more than 50 skus, or more than 30 % lower
  'prices.edit-widely': { owner: 'proof', manager: 'approval' },
  'stock.read': { ...sellers, store: 'always', accounting: 'always' },
  'stock.change': { ...sellers, store: 'own-store' },
  // more than 20 pieces of a sku at once
  'stock.change-widely': { ...managers, sales: 'approval', store: 'approval' },
  'imports.run': { owner: 'proof', manager: 'proof' },
  // change sets of other people; who made one may take it back
  'change-sets.undo-any': managers,
  'search.curate': { ...managers, content: 'always' },
  // pages, articles and campaign pages: write and publish
  'content.edit': { ...managers, content: 'always' },
  // letters of the newsletter: read and write; put one on its way, which a colleague consents to
  'newsletter.write': { ...managers, content: 'always' },
  'newsletter.send': { owner: 'proof', manager: 'approval', content: 'approval' },
  // addresses that get no marketing
  'newsletter.suppress': managers,
  // approve, reject with a reason, answer
  'reviews.moderate': { ...sellers, content: 'always' },
  'reports.read': { ...managers, sales: 'always', store: 'own-store', accounting: 'always' },
  // journals, accounts, settlements; the whole company's books
  'bookkeeping.read': { ...managers, accounting: 'always' },
  'bookkeeping.edit': { ...managers, accounting: 'always' },
  // what stores are to sell
  'budgets.edit': managers,
  // the shop's facts: contacts, hours, texts of the front page
  'settings.read': { ...managers, content: 'always' },
  'settings.edit': managers,
  // the first run of a new shop
  'shop.set-up': { owner: 'always' },
  'operations.read': managers,
  'operations.retry': managers,
  'staff.read': managers,
  // invites and suspends people of the roles Store and Sales
  'staff.invite': { owner: 'proof', manager: 'proof' },
  'staff.manage': { owner: 'proof' },
  // one's own passkeys, password, app, PIN and recovery codes
  'factors.change': {
    owner: 'proof',
    manager: 'proof',
    sales: 'proof',
    store: 'proof',
    content: 'proof',
    accounting: 'proof',
  },
  // keys of other programs
  'keys.read': managers,
  'keys.manage': { owner: 'proof' },
  // programs that are told of events, with the customers they name
  'webhooks.read': managers,
  'webhooks.manage': { owner: 'proof' },
  'audit.read': managers,
  'audit.read-money': { ...managers, accounting: 'always' },
} as const satisfies Record<string, Grants>;

export type Permission = keyof typeof permissions;

/** How far a role may use a permission; null when it may not. */
export const grantOf = (role: StaffRole, permission: Permission): Grant | null =>
  ownValue<Grant>(permissions[permission] satisfies Grants, role) ?? null;

export const isPermission = (value: string): value is Permission => Object.hasOwn(permissions, value);
