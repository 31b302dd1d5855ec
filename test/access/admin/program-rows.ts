import { type AdminRow, at, form, roles } from './admin-row.ts';

const ownerOnly = roles('proof', 'role', 'role', 'role', 'role', 'role');

/** Keys of programs and the webhooks that programs get. */
export const programRows: Record<string, AdminRow> = {
  '/ohjelmat': {
    path: at('/ohjelmat'),
    get: roles(200, 200, 'role', 'role', 'role', 'role'),
    forms: {
      create: form({ intent: 'create', name: 'ERP', scopes: 'orders:read', days: '365' }, ownerOnly),
      revoke: form({ intent: 'revoke', id: 'x' }, ownerOnly),
      'add a webhook': form({ intent: 'add-webhook', name: 'ERP', url: 'https://erp.example/', all: 'on' }, ownerOnly),
    },
  },
  '/ohjelmat/:id': {
    path: async ({ things }) => `/ohjelmat/${await things.webhook()}`,
    get: roles(200, 200, 'role', 'role', 'role', 'role'),
    forms: Object.fromEntries(
      ['change', 'test', 'secret', 'rotate', 'enable', 'disable', 'again', 'remove'].map((intent) => [
        intent,
        form({ intent, name: 'ERP', url: 'https://erp.example/', version: '1', delivery: 'x' }, ownerOnly),
      ]),
    ),
  },
};
