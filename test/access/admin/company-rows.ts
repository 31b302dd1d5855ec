import { type AdminRow, at, form, roles, type Statuses } from './admin-row.ts';
import { company, contractList } from './things.ts';

/** As the permission table grants: sellers, and accounting where `books` says so. */
const sellers = (status: number | string, books: number | string = 'role'): Statuses =>
  roles(status, status, status, 'role', 'role', books);

/** The rows of companies, their contract prices and invoices. */
export const companyRows: Record<string, AdminRow> = {
  '/yritykset': { path: at('/yritykset'), get: sellers(200, 200) },
  '/yritykset/:id': {
    path: async (shop) => `/yritykset/${await company(shop)}`,
    get: sellers(200, 200),
    forms: {
      approve: form({ intent: 'approve' }, sellers(200)),
      reject: form({ intent: 'reject', reason: 'x' }, sellers(200)),
      'set a role': form({ intent: 'role', member: 'x', role: 'buyer' }, sellers(404)),
      'set terms': form(
        { intent: 'terms', days: '14', limit: '100', seen: '' },
        roles(404, 404, 'role', 'role', 'role', 'role'),
      ),
      'mark an invoice paid': form(
        { intent: 'paid', number: '1', day: '2026-11-21' },
        roles(404, 404, 'role', 'role', 'role', 404),
      ),
      'give a list': form({ intent: 'give', list: 'x' }, roles(404, 404, 'role', 'role', 'role', 'role')),
    },
  },
  '/yritykset/:id/hinnat': {
    path: async (shop) => `/yritykset/${await company(shop)}/hinnat`,
    get: sellers(200, 200),
  },
  '/sopimushinnat': {
    path: at('/sopimushinnat'),
    get: sellers(200, 200),
    forms: {
      'add a list': form(
        { name: 'Kevät' },
        roles('→ /sopimushinnat/:id', '→ /sopimushinnat/:id', 'role', 'role', 'role', 'role'),
      ),
    },
  },
  '/sopimushinnat/:id': {
    path: async (shop) => `/sopimushinnat/${await contractList(shop)}`,
    get: sellers(200, 200),
    forms: {
      details: form(
        { intent: 'details', version: '1', name: 'Kesä', from: '', to: '' },
        roles(200, 200, 'role', 'role', 'role', 'role'),
      ),
      'add a row': form(
        { intent: 'row', kind: 'all', target: '', value: '5', from: '1' },
        roles(200, 200, 'role', 'role', 'role', 'role'),
      ),
      'remove a row': form({ intent: 'remove-row', seen: '{}' }, roles(409, 409, 'role', 'role', 'role', 'role')),
      import: form({ intent: 'import', version: '1', rows: 'X;1' }, roles(200, 200, 'role', 'role', 'role', 'role')),
      remove: form(
        { intent: 'remove', version: '1' },
        roles('→ /sopimushinnat', '→ /sopimushinnat', 'role', 'role', 'role', 'role'),
      ),
    },
  },
};
