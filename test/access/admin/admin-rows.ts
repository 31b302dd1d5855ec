import { type AdminRow, at, form, roles, SIGN_IN, type Statuses, staff } from './admin-row.ts';
import type { AdminShop } from './admin-shop.ts';
import { campaignRows } from './campaign-rows.ts';
import { catalogRows } from './catalog-rows.ts';
import { companyRows } from './company-rows.ts';
import { newsletterRows } from './newsletter-rows.ts';
import { programRows } from './program-rows.ts';
import { stockThings } from './things.ts';

const everybody = (status: number | string): Statuses => Array(9).fill(status);

const ofOrder = (make: (number: string) => string, status?: 'paid') => async (shop: AdminShop, store?: string) =>
  make(await shop.order({ ...(store && { store }), ...(status && { status }) }));
const person = async ({ suspended }: AdminShop) => `/henkilokunta/${suspended}`;

const key = () => crypto.randomUUID();
const SET = '→ /muutokset/:id';
const BACK = '→ /tilaukset/:number';
/** As the permission table grants: sellers; and a store for its own; accounting besides. */
const sellers = (status: number | string, others = 'role') => roles(status, status, status, others, others, others);
const andStore = (status: number | string) => roles(status, status, status, status, 'role', 'role');
const managers = (status: number | string) => roles(status, status, 'role', 'role', 'role', 'role');
/** Managers and accounting. */
const books = (status: number | string) => roles(status, status, 'role', 'role', 'role', status);
const andBooks = (status: number | string) => roles(status, status, status, status, 'role', status);

/** Every route of the admin, who may open it, and who may send which form (admin.md 3, domain/staff/permissions.ts). */
export const adminRows: Record<string, AdminRow> = {
  '/kirjaudu': { path: at('/kirjaudu'), get: [...Array(6).fill('→ /'), 200, 200, 200] },
  '/kirjaudu/avain': { path: at('/kirjaudu/avain'), get: everybody(400) },
  '/kirjaudu/ulos': { path: at('/kirjaudu/ulos'), get: everybody(SIGN_IN) },
  '/kutsu/:token': { path: at('/kutsu/ei'), get: everybody(200) },
  '/kutsu/:token/avain': { path: at('/kutsu/ei/avain'), get: everybody(400) },
  '/nakyma': { path: at('/nakyma'), get: everybody(400) },
  '/': { path: at('/'), get: staff(200) },
  '/etsi': { path: at('/etsi?q=merkki'), get: staff(200) },
  '/asetukset/:section?': {
    path: at('/asetukset'),
    get: roles(200, 200, 'role', 'role', 200, 'role'),
    forms: {
      save: form({ 'f.phone': '', 'base.phone': 'x' }, managers(409)),
      restore: form({ intent: 'restore', to: '0', version: '7' }, managers(409)),
    },
  },
  '/asetukset/:section/esikatselu': {
    path: at('/asetukset/mails-order/esikatselu?kieli=en&tumma=1'),
    get: managers(200),
    forms: { preview: form({ 'base.subject.en': 'x', 'f.subject.en': 'Order {number}' }, managers(200)) },
  },
  // the shop of the tests is the demo, which nobody sets up
  '/kayttoonotto': {
    path: at('/kayttoonotto'),
    get: roles(404, 'role', 'role', 'role', 'role', 'role'),
    forms: { finish: form({ intent: 'finish' }, roles(404, 'role', 'role', 'role', 'role', 'role')) },
  },
  '/maarat': { path: at('/maarat'), get: staff(200) },
  '/nakymat': { path: at('/nakymat'), get: staff(400) },
  '/tilaukset': {
    path: at('/tilaukset'),
    get: roles(200, 200, 200, 200, 'role', 200),
    forms: { print: form({ intent: 'print', number: '1' }, staff('→ /pakkaus/keruulista')) },
  },
  '/tuotteet': {
    path: at('/tuotteet'),
    get: staff(200),
    forms: {
      cells: form({ 'price:EI': '5' }, roles(SET, SET, SET, SET, 'role', 'role')),
      state: form(
        { intent: 'state', sku: 'EI', seen: 'draft', to: 'published' },
        roles(409, 409, 'role', 'role', 409, 'role'),
      ),
      threshold: form(
        { intent: 'threshold', sku: 'EI', seen: '0', pieces: '5' },
        roles(409, 409, 409, 'store', 'role', 'role'),
      ),
    },
  },
  '/varasto': {
    path: at('/varasto'),
    get: andBooks(200),
    forms: {
      adjust: form({ intent: 'adjust', sku: 'EI', store: 'oulu', qty: '1', reason: 'x', key: key() }, andStore(200)),
      'adjust widely': form(
        { intent: 'adjust', sku: 'EI', store: 'oulu', qty: '21', reason: 'x', key: key() },
        roles(200, 200, 'proof', 'proof', 'role', 'role'),
      ),
      'adjust elsewhere': form(
        { intent: 'adjust', sku: 'EI', store: 'ranua', qty: '1', reason: 'x', key: key() },
        roles(200, 200, 200, 'store', 'role', 'role'),
      ),
      place: form({ intent: 'place', sku: 'EI', store: 'oulu', place: 'A-1' }, andStore(200)),
      // of all stores
      threshold: form({ intent: 'threshold', sku: 'EI', pieces: '3' }, sellers(200).with(3, 'store')),
    },
  },
  '/varasto/inventointi': {
    path: at('/varasto/inventointi'),
    get: andBooks(200),
    forms: { 'begin count': form({ store: 'oulu', kind: 'all', key: key() }, andStore('→ /varasto/inventointi/:id')) },
  },
  '/varasto/inventointi/:id': {
    path: async (shop) => `/varasto/inventointi/${await stockThings.count(shop)}`,
    get: andBooks(200),
    forms: {
      'scan goods': form({ intent: 'scan', code: 'EI', key: key() }, andStore(200)),
      'set goods': form({ intent: 'set', sku: 'EI', from: '0', to: '1' }, andStore(200)),
      'approve count': form({ intent: 'approve', seen: '0:0:0' }, andStore(200)),
      'cancel count': form({ intent: 'cancel' }, andStore(200)),
    },
  },
  '/varasto/siirrot': {
    path: at('/varasto/siirrot'),
    get: andBooks(200),
    forms: { 'begin transfer': form({ from: 'oulu', to: 'ranua', key: key() }, andStore('→ /varasto/siirrot/:id')) },
  },
  '/varasto/siirrot/:id': {
    path: async (shop) => `/varasto/siirrot/${await stockThings.transfer(shop)}`,
    get: andBooks(200),
    forms: {
      'scan into': form({ intent: 'scan', code: 'EI', key: key() }, andStore(200)),
      'send transfer': form({ intent: 'send' }, andStore(200)),
      'cancel transfer': form({ intent: 'cancel' }, andStore(200)),
    },
  },
  '/varasto/saapuneet': {
    path: at('/varasto/saapuneet'),
    get: andBooks(200),
    forms: {
      'begin receipt': form({ supplier: 'Tukku', store: 'oulu', lines: 'EI 1', key: key() }, andStore(400)),
    },
  },
  '/varasto/saapuneet/:id': {
    path: async (shop) => `/varasto/saapuneet/${await stockThings.receipt(shop)}`,
    get: andBooks(200),
    forms: { 'close receipt': form({ intent: 'receive', closes: 'on', key: key() }, andStore(200)) },
  },
  '/ajoneuvot': {
    path: at('/ajoneuvot'),
    get: staff(200),
    forms: {
      'fit goods': form(
        { intent: 'add', skus: 'EI', make: 'Polaris', model: 'PN' },
        roles(SET, SET, SET, SET, SET, 'role'),
      ),
      'fit nothing': form({ intent: 'remove' }, staff(400)),
    },
  },
  '/kuvastot': { path: at('/kuvastot'), get: staff(200) },
  '/kuvastot/uusi': {
    path: at('/kuvastot/uusi'),
    get: roles(200, 200, 'role', 'role', 200, 'role'),
    forms: { 'begin drawing': form({ make: '' }, roles(422, 422, 'role', 'role', 422, 'role')) },
  },
  '/kuvastot/:slug': {
    path: at('/kuvastot/ei-ole'),
    get: staff(404),
    forms: {
      'save drawing': form({ intent: 'save' }, roles(404, 404, 'role', 'role', 404, 'role')),
      'publish drawing': form({ intent: 'publish' }, roles(404, 404, 'role', 'role', 404, 'role')),
    },
  },
  '/kuvastot/:slug/kuva.svg': { path: at('/kuvastot/ei-ole/kuva.svg'), get: staff(404) },
  '/huolto': { path: at('/huolto'), get: andStore(200) },
  '/huolto/uusi': {
    path: at('/huolto/uusi?store=oulu'),
    get: andStore(200),
    forms: {
      book: form({ store: 'oulu', work: 'belt', key: key() }, andStore(422)),
      'book elsewhere': form(
        { store: 'ranua', work: 'belt', key: key() },
        roles(422, 422, 422, 'store', 'role', 'role'),
      ),
    },
  },
  '/huolto/:id': {
    path: async (shop) => `/huolto/${await stockThings.serviceBooking(shop)}`,
    get: andStore(200),
    forms: {
      come: form({ intent: 'come' }, andStore(200)),
      note: form({ intent: 'note', note: 'Hihna' }, andStore(200)),
    },
  },
  '/varaosat': {
    path: at('/varaosat?code=EI'),
    get: andBooks(200),
    forms: {
      'order part': form({ intent: 'order', store: 'oulu', sku: 'EI', key: key() }, andStore(400)),
      'order part elsewhere': form(
        { intent: 'order', store: 'ranua', sku: 'EI', key: key() },
        roles(400, 400, 400, 'store', 'role', 'role'),
      ),
      replace: form({ intent: 'replace', sku: 'EI@1' }, roles(422, 422, 'role', 'role', 422, 'role')),
      lost: form({ intent: 'lost', typed: 'EI-1', reason: 'no-stock', store: 'oulu', key: key() }, andStore(200)),
    },
  },
  '/varaosat/tilatut': { path: at('/varaosat/tilatut'), get: andStore(200) },
  '/varaosat/tilatut/:id': {
    path: async (shop) => `/varaosat/tilatut/${await stockThings.specialOrder(shop)}`,
    get: andStore(200),
    forms: { arrive: form({ intent: 'arrive' }, andStore(200)) },
  },
  '/varaosat/menetetyt': { path: at('/varaosat/menetetyt'), get: andBooks(200) },
  ...catalogRows,
  '/muutokset': { path: at('/muutokset'), get: roles(200, 200, 200, 200, 200, 'role') },
  '/muutokset/uusi': {
    path: at('/muutokset/uusi'),
    get: roles(200, 200, 200, 200, 200, 'role'),
    forms: {
      select: form({ of: 'skus', sku: 'MERKKI' }, roles(200, 200, 200, 200, 200, 'role')),
      price: form(
        { intent: 'make', kind: 'price', how: 'percent', value: '1', by: 'skus', which: 'MERKKI' },
        roles(SET, SET, SET, SET, 'role', 'role'),
      ),
      label: form(
        { intent: 'make', kind: 'label', label: 'outlet', by: 'skus', which: 'MERKKI' },
        roles(SET, SET, SET, SET, SET, 'role'),
      ),
    },
  },
  '/muutokset/:id': {
    path: async ({ things }) => `/muutokset/${await things.changeSet()}`,
    get: roles(200, 200, 200, 200, 200, 'role'),
    forms: {
      resolve: form({ intent: 'resolve', skip: '1' }, roles(200, 200, 200, 200, 'role', 'role')),
      check: form({ intent: 'check' }, roles(200, 200, 200, 200, 'role', 'role')),
      propose: form({ intent: 'propose' }, roles(200, 200, 200, 200, 'role', 'role')),
      refuse: form({ intent: 'refuse' }, roles(200, 200, 'role', 'role', 'role', 'role')),
      approve: form({ intent: 'approve', seenVersion: '2' }, roles(200, 200, 'role', 'role', 'role', 'role')),
      // it has not been applied
      recall: form({ intent: 'recall' }, roles(409, 409, 'role', 'role', 'role', 'role')),
      undo: form({ intent: 'undo' }, roles(409, 409, 'role', 'role', 'role', 'role')),
    },
  },
  '/tuonti': { path: at('/tuonti'), get: managers(200) },
  '/tuonti/tiedosto': {
    path: at('/tuonti/tiedosto'),
    get: staff('→ /tuonti'),
    forms: { 'no file': form({ supplier: '1' }, managers('→ /tuonti')) },
  },
  '/tuonti/:id': {
    path: async ({ things }) => `/tuonti/${await things.importRun()}`,
    get: managers(200),
    forms: {
      // as it was first checked: before the forms below check it again
      'apply file': form({ intent: 'apply', seenVersion: '2' }, managers('proof')),
      // it has not been applied
      'undo file': form({ intent: 'undo' }, managers(409)),
      configure: form({ intent: 'configure', kind: 'prices', 'column.0': 'sku' }, managers(200)),
      fix: form({ intent: 'fix', 'fix.1': '1' }, managers(200)),
      'check file': form({ intent: 'check' }, managers(200)),
      drop: form({ intent: 'drop' }, managers('→ /tuonti')),
    },
  },
  '/toimittajat': {
    path: at('/toimittajat'),
    get: managers(200),
    forms: { 'add supplier': form({ number: '', name: 'x' }, managers(422)) },
  },
  '/toimittajat/:id': {
    path: async ({ things }) => `/toimittajat/${await things.supplier()}`,
    get: managers(200),
    forms: {
      rules: form({ intent: 'rules', version: '1', name: 'x', factor: '1,35', rounding: '90' }, managers(200)),
      schedule: form(
        { intent: 'schedule', version: '1', from: 'folder', every: 'hour', mostBroken: '0' },
        managers('proof'),
      ),
    },
  },
  '/tuonti/:id/virherivit.csv': {
    path: async ({ things }) => `/tuonti/${await things.importRun()}/virherivit.csv`,
    get: managers(200),
  },
  '/tilaukset/:number': {
    path: ofOrder((number) => `/tilaukset/${number}`),
    get: roles(200, 200, 200, 200, 'role', 200),
    forms: {
      edit: form({ intent: 'edit', version: '1', 'base.street': 'Merkkikatu 77', street: 'Uusi 1' }, sellers(BACK)),
      note: form({ intent: 'note', body: 'x', key: key() }, andBooks(BACK)),
      assign: form({ intent: 'assign' }, andStore(BACK)),
      // they answer with an undo
      tag: form({ intent: 'tag', add: 'kiire' }, andBooks(200)),
      mark: form({ intent: 'mark', to: 'preparing' }, andStore(200)),
      ship: form({ intent: 'ship', 'pieces.0': '1', status: 'paid', carrier: 'posti' }, andStore(BACK)),
      cancel: form({ intent: 'cancel', reason: 'x' }, sellers('proof')),
      refund: form({ intent: 'refund', 'pieces.0': '1', seen: '0', key: key() }, sellers('proof')),
      'by-hand': form({ intent: 'by-hand' }, sellers('proof')),
      resend: form({ intent: 'resend', mail: 'x', key: key() }, andStore(409)),
      expect: form({ intent: 'expect', position: '0', day: '2026-12-01' }, andStore(BACK)),
      unknown: form({ intent: 'x' }, staff(422)),
    },
  },
  '/tilaukset/:number/kuitti.pdf': {
    path: ofOrder((number) => `/tilaukset/${number}/kuitti.pdf`),
    // accounting does not see the customer's address
    get: roles(200, 200, 200, 200, 'role', 404),
  },
  '/tarjoukset': { path: at('/tarjoukset'), get: andBooks(200) },
  '/tarjoukset/uusi': { path: at('/tarjoukset/uusi'), get: sellers(200) },
  '/tarjoukset/:number': {
    path: async ({ things }) => `/tarjoukset/${await things.quote()}`,
    get: andBooks(200),
    forms: {
      say: form({ intent: 'say', words: 'Hei', key: key() }, sellers(400)),
      withdraw: form({ intent: 'withdraw' }, sellers('→ /tarjoukset/:number')),
      'assign a quote': form({ intent: 'assign' }, sellers('→ /tarjoukset/:number')),
    },
  },
  '/tarjoukset/:number/liitteet': {
    path: async ({ things }) => `/tarjoukset/${await things.quote()}/liitteet`,
    get: andBooks(200),
    forms: { 'no file': form({}, sellers(400)) },
  },
  '/tarjoukset/:number/liitteet/:id': {
    path: async ({ things }) => `/tarjoukset/${await things.quote()}/liitteet/00000000-0000-4000-8000-000000000000`,
    get: roles(404, 404, 404, 'store', 'role', 'role'),
  },
  '/tarjoukset/:number/tarjous.pdf': {
    path: async ({ things }) => `/tarjoukset/${await things.quote()}/tarjous.pdf`,
    // without a version of the reply
    get: staff(400),
  },
  ...campaignRows,
  '/palautukset': { path: at('/palautukset'), get: andBooks(200) },
  '/palautukset/:id': {
    path: async ({ things }, store) => `/palautukset/${await things.withdrawal(store)}`,
    get: andBooks(200),
    forms: {
      'goods in': form({ intent: 'goods_in', 'piece-0': '1', seenVersion: '1' }, andStore('→ /palautukset/:id')),
      'assign a return': form({ intent: 'assign' }, andStore('→ /palautukset/:id')),
      'book a label': form({ intent: 'label' }, andStore('→ /palautukset/:id')),
      // none was booked
      'mail a label': form({ intent: 'mail-label', key: key() }, andStore(400)),
    },
  },
  '/palautukset/:id/palautuskortti.pdf': {
    path: async ({ things }, store) => `/palautukset/${await things.withdrawal(store)}/palautuskortti.pdf`,
    get: andBooks(404),
  },
  '/haku': {
    path: at('/haku'),
    get: roles(200, 200, 'role', 'role', 200, 'role'),
    forms: {
      'save a rule': form(
        { intent: 'save', saanto: '00000000-0000-4000-8000-000000000000', laji: 'synonyms', sana: 'x', muut: 'y' },
        roles(400, 400, 'role', 'role', 400, 'role'),
      ),
      'judge a product': form(
        { intent: 'judge', haku: 'x', kieli: 'fi', tuote: 'x', arvio: '3' },
        roles(400, 400, 'role', 'role', 400, 'role'),
      ),
    },
  },
  '/asiakkaat': { path: at('/asiakkaat?q=merkki'), get: sellers(200) },
  '/asiakkaat/:id': {
    path: async ({ things }) => `/asiakkaat/${await things.customer()}`,
    get: sellers(200),
    forms: {
      'add note': form({ body: 'x', key: key() }, sellers('→ /asiakkaat/:id')),
      export: form({ intent: 'export' }, roles('proof', 'proof', 'role', 'role', 'role', 'role')),
      delete: form({ intent: 'delete', reason: 'x' }, roles('proof', 'proof', 'role', 'role', 'role', 'role')),
    },
  },
  ...companyRows,
  ...newsletterRows,
  '/viestit': { path: at('/viestit'), get: andStore(200) },
  '/viestit/pohjat': { path: at('/viestit/pohjat'), get: roles(200, 200, 200, 'store', 'role', 'role') },
  '/viestit/:number': {
    path: async ({ things }, store) => `/viestit/${await things.message(store)}`,
    get: andStore(200),
    forms: { 'assign a message': form({ intent: 'assign' }, andStore('→ /viestit/:number')) },
  },
  // examples of pieces, without data
  '/osat': { path: at('/osat'), get: staff(200) },
  '/vahvistus/lomake': { path: at('/vahvistus/lomake'), get: staff(200), forms: { empty: form({}, staff(400)) } },
  '/vahvistus': {
    path: at('/vahvistus'),
    get: staff(400),
    forms: {
      'own order': form({ intent: 'demo', permission: 'refunds.create', subject: '1', cents: '1' }, staff(200)),
      roles: form({ intent: 'demo', permission: 'staff.manage', subject: '1' }, staff(200)),
    },
  },
  '/oma': {
    path: at('/oma'),
    get: staff(200),
    forms: { language: form({ intent: 'language', locale: 'fi' }, staff(200)) },
  },
  '/oma/avain': { path: at('/oma/avain'), get: staff(400) },
  '/henkilokunta': {
    path: at('/henkilokunta'),
    get: roles(200, 200, 'role', 'role', 'role', 'role'),
    forms: {
      'invite sales': form(
        { intent: 'invite', name: 'Uusi', email: 'uusi@tieva.example', role: 'sales' },
        roles('proof', 'proof', 'role', 'role', 'role', 'role'),
      ),
      'invite owner': form(
        { intent: 'invite', name: 'Uusi', email: 'omistaja@tieva.example', role: 'owner' },
        roles('proof', 'role', 'role', 'role', 'role', 'role'),
      ),
      enrol: form(
        { intent: 'enrol', store: 'oulu', name: 'Taulu' },
        roles('proof', 'role', 'role', 'role', 'role', 'role'),
      ),
      'end a session': form(
        { intent: 'end-session', id: '00000000-0000-4000-8000-000000000000' },
        roles('proof', 'role', 'role', 'role', 'role', 'role'),
      ),
      'remove tablet': form(
        { intent: 'remove-tablet', id: '00000000-0000-4000-8000-000000000000' },
        roles('proof', 'role', 'role', 'role', 'role', 'role'),
      ),
    },
  },
  ...programRows,
  '/henkilokunta/:id': {
    path: person,
    get: roles(200, 200, 'role', 'role', 'role', 'role'),
    forms: {
      assign: form(
        { intent: 'assign', version: '1', role: 'owner' },
        roles('proof', 'role', 'role', 'role', 'role', 'role'),
      ),
      suspend: form({ intent: 'suspend' }, roles('proof', 'role', 'role', 'role', 'role', 'role')),
      restore: form({ intent: 'restore' }, roles('proof', 'role', 'role', 'role', 'role', 'role')),
      reset: form({ intent: 'reset' }, roles('proof', 'role', 'role', 'role', 'role', 'role')),
      'end sessions': form({ intent: 'end-sessions' }, roles('proof', 'role', 'role', 'role', 'role', 'role')),
      'end a session': form(
        { intent: 'end-session', id: '00000000-0000-4000-8000-000000000000' },
        roles('proof', 'role', 'role', 'role', 'role', 'role'),
      ),
    },
  },
  '/hyvaksynnat': {
    path: at('/hyvaksynnat'),
    get: staff(200),
    forms: { approve: form({ intent: 'approve', id: '00000000-0000-4000-8000-000000000000' }, staff(200)) },
  },
  '/*': { path: at('/ei-ole'), get: staff(404) },
  '/raportit': {
    path: at('/raportit?osa=tavarat'),
    get: andBooks(200),
    forms: {
      account: form({ intent: 'account', account: 'ei', number: '1', seen: '' }, books(400)),
      mailing: form({ intent: 'mailing', kind: 'owner-letter', recipients: 'ei', seen: '' }, books(400)),
      budget: form({ intent: 'budget', month: 'ei', store: 'oulu', sum: '1', seen: '' }, managers(400)),
    },
  },
  '/raportit/tiedosto': { path: at('/raportit/tiedosto?osa=sales'), get: books(200) },
  '/toiminta': {
    path: at('/toiminta?osa=tyot'),
    get: managers(200),
    forms: {
      'retry jobs': form({ intent: 'cure', cure: 'jobs' }, managers(200)),
      'try a restore': form({ intent: 'cure', cure: 'trial' }, managers(409)),
      'retry a job': form({ intent: 'job', id: 'EI' }, managers(409)),
      resend: form({ intent: 'mail', id: 'EI', key: key() }, managers(409)),
      redeliver: form({ intent: 'webhook', id: 'EI' }, managers(409)),
    },
  },
  '/loki': { path: at('/loki'), get: staff(200) },
  '/pakkaus': { path: at('/pakkaus'), get: roles(200, 200, 200, 200, 'role', 'role') },
  '/pakkaus/keruulista': {
    path: ofOrder((number) => `/pakkaus/keruulista?tilaus=${number}`),
    get: roles(200, 200, 200, 200, 'role', 'role'),
  },
  '/pakkaus/osoitekortti/:id/osoitekortti.pdf': {
    path: at('/pakkaus/osoitekortti/1/osoitekortti.pdf'),
    get: staff(404),
  },
  '/pakkaus/:number': {
    path: ofOrder((number) => `/pakkaus/${number}`),
    get: roles(200, 200, 200, 200, 'role', 'role'),
    forms: {
      scan: form({ intent: 'scan', code: 'OS-0' }, andStore(200)),
      count: form({ intent: 'count', position: '0', from: '0', to: '1' }, andStore(200)),
      send: form({ intent: 'send', idempotencyKey: key(), trackingCode: 'JJFI1' }, andStore(200)),
      ready: form({ intent: 'ready' }, andStore(200)),
      missing: form({ intent: 'missing', position: '0', amount: '1' }, andStore(200)),
    },
  },
  '/luovutus': {
    path: at('/luovutus'),
    get: roles(200, 200, 200, 200, 'role', 'role'),
    forms: { 'hand over': form({ number: '?' }, andStore(200)) },
  },
};
