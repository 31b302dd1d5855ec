import { type AdminRow, at, form, roles } from './admin-row.ts';

const key = () => crypto.randomUUID();
const sellers = (status: number | string, others = 'role') => roles(status, status, status, others, others, others);
const managers = (status: number | string) => roles(status, status, 'role', 'role', 'role', 'role');

/** Campaigns, cart rules and gift cards: what lowers what customers pay. */
export const campaignRows: Record<string, AdminRow> = {
  '/kampanjat': {
    path: at('/kampanjat'),
    get: roles(200, 200, 200, 'role', 200, 200),
    forms: {
      add: form(
        { code: 'UUSI-1', fi: 'Uusi', en: '' },
        roles('→ /kampanjat/UUSI-1', 422, 'role', 'role', 'role', 'role'),
      ),
      'add a wrong code': form({ code: '!', fi: 'Uusi', en: '' }, managers(422)),
    },
  },
  '/kampanjat/:code': {
    path: async ({ things }) => `/kampanjat/${await things.campaign()}`,
    get: roles(200, 200, 200, 'role', 200, 200),
    forms: {
      'save as it is': form({ version: '1', 'base.name.fi': 'Kampanja', 'f.name.fi': 'Kampanja' }, managers(200)),
      save: form(
        { version: '1', 'base.name.fi': 'Kampanja', 'f.name.fi': 'Toinen' },
        roles('proof', 'proof', 'role', 'role', 'role', 'role'),
      ),
      start: form({ intent: 'start', version: '1' }, roles('proof', 'proof', 'role', 'role', 'role', 'role')),
      end: form({ intent: 'end', version: '1' }, managers(200)),
      withdraw: form({ intent: 'withdraw', version: '1' }, managers(409)),
      remove: form({ intent: 'remove', version: '1' }, managers(409)),
      duplicate: form({ intent: 'duplicate', code: '!' }, managers(422)),
      codes: form(
        { intent: 'codes', count: '1', prefix: 'A' },
        roles('proof', 'proof', 'role', 'role', 'role', 'role'),
      ),
      void: form({ intent: 'void', batch: '1' }, managers(409)),
      try: form({ intent: 'try', 'try.sku': 'EI', 'try.amount': '1' }, roles(200, 200, 200, 'role', 200, 200)),
    },
  },
  '/portaat': {
    path: at('/portaat'),
    get: roles(200, 200, 200, 'role', 200, 200),
    forms: {
      'add tiers': form(
        { id: 'x', type: 'amount', from: '1', campaign: 'EI' },
        roles('proof', 'proof', 'role', 'role', 'role', 'role'),
      ),
    },
  },
  '/portaat/:id': {
    path: async ({ things }) => `/portaat/${await things.cartRule()}`,
    get: roles(200, 200, 200, 'role', 200, 200),
    forms: {
      'save tiers': form({ 'base.login': '', 'f.login': '1' }, roles('proof', 'proof', 'role', 'role', 'role', 'role')),
      'end tiers': form({ intent: 'end' }, managers(200)),
    },
  },
  '/lahjakortit': { path: at('/lahjakortit?q=merkki'), get: sellers(200).with(5, 200) },
  '/lahjakortit/uusi': {
    path: at('/lahjakortit/uusi'),
    get: roles(200, 200, 'role', 'role', 'role', 'role'),
    forms: {
      make: form({ sum: '1', reason: 'x', key: key() }, roles('proof', 'proof', 'role', 'role', 'role', 'role')),
    },
  },
  '/lahjakortit/:id': {
    path: async ({ things }) => `/lahjakortit/${await things.giftCard()}`,
    get: sellers(200).with(5, 200),
    forms: {
      'block card': form({ intent: 'block', reason: 'x', seenVersion: '1' }, sellers('→ /lahjakortit/:id')),
      'adjust card': form(
        { intent: 'adjust', sum: '1', reason: 'x', key: key(), seenOpenAmount: '0' },
        roles('proof', 'proof', 'role', 'role', 'role', 'role'),
      ),
      'new code': form(
        { intent: 'renew', reason: 'x', seenVersion: '1' },
        roles('proof', 'proof', 'role', 'role', 'role', 'role'),
      ),
      'send code': form({ intent: 'resend', key: key() }, sellers(400)),
      'unblock card': form({ intent: 'unblock', reason: 'x', seenVersion: '1' }, sellers('→ /lahjakortit/:id')),
    },
  },
};
