import { type AdminRow, at, form, roles } from './admin-row.ts';

const writers = (status: number | string) => roles(status, status, 'role', 'role', status, 'role');
const managers = (status: number | string) => roles(status, status, 'role', 'role', 'role', 'role');

/** Letters of the newsletter, and addresses that get no marketing. */
export const newsletterRows: Record<string, AdminRow> = {
  '/uutiskirjeet': {
    path: at('/uutiskirjeet'),
    get: writers(200),
    forms: { 'add a letter of a wrong name': form({ id: '!' }, writers(422)) },
  },
  '/uutiskirjeet/:id': {
    path: async ({ things }) => `/uutiskirjeet/${await things.letter()}`,
    get: writers(200),
    forms: {
      'save letter': form({ 'base.fi.subject': 'Aihe', 'f.fi.subject': 'Toinen' }, writers(200)),
      'send letter': form({ intent: 'send' }, writers('proof')),
      'test letter': form({ intent: 'test' }, writers(200)),
      'find product': form({ intent: 'find', q: 'merkki' }, writers(200)),
      'add product': form({ add: 'product EI' }, writers(422)),
      'recall letter': form({ intent: 'recall', version: '2' }, writers(409)),
      'remove letter': form({ intent: 'remove', version: '1' }, writers(409)),
    },
  },
  '/uutiskirjeet/:id/esikatselu': {
    path: async ({ things }) => `/uutiskirjeet/${await things.letter()}/esikatselu?kieli=en&tumma=1`,
    get: writers(200),
  },
  '/markkinointikiellot': {
    path: at('/markkinointikiellot'),
    get: managers(200),
    forms: {
      'find address': form({ intent: 'find', email: 'ei@example.fi' }, managers(200)),
      'stop address': form({ intent: 'suppress', email: 'x', reason: 'asked' }, managers(422)),
      'allow address': form({ intent: 'allow', email: 'ei@example.fi' }, managers(200)),
    },
  },
};
