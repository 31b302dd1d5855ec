import { expect, it } from 'vitest';
import { typed } from './test-program.ts';

it.each<[string, object]>([
  [
    'import new',
    { name: 'import', folder: '/home/owner/new', dryRun: false, allowRemovals: false, json: false, theirs: false },
  ],
  [
    'import /srv/new --dry-run',
    { name: 'import', folder: '/srv/new', dryRun: true, allowRemovals: false, json: false, theirs: false },
  ],
  ['export out', { name: 'export', folder: '/home/owner/out', format: 'jsonl', only: null }],
  [
    'export /srv/out --csv --only prices,stock',
    { name: 'export', folder: '/srv/out', format: 'csv', only: ['prices', 'stock'] },
  ],
  ['feed en', { name: 'feed', locale: 'en', file: null, kind: 'google' }],
  ['feed fi f.xml', { name: 'feed', locale: 'fi', file: '/home/owner/f.xml', kind: 'google' }],
  ['content', { name: 'content', folder: null, dryRun: false, theirs: false, as: undefined }],
  ['content uusi', { name: 'content', folder: '/home/owner/uusi', dryRun: false, theirs: false, as: undefined }],
  ['content --dry-run', { name: 'content', folder: null, dryRun: true, theirs: false, as: undefined }],
  ['content preview /cms/palvelut', { name: 'content-preview', page: '/cms/palvelut', days: 7 }],
  ['content preview fi/pages/a.md --days 30', { name: 'content-preview', page: 'fi/pages/a.md', days: 30 }],
  ['orders list', { name: 'orders-list', limit: 20, status: null, json: false }],
  ['orders list --limit 5 --status paid --json', { name: 'orders-list', limit: 5, status: 'paid', json: true }],
  [
    'orders list --name mäki --email maija@ --phone 0401234 --sku 41-3243 --store oulu --status paid',
    {
      name: 'orders-list',
      limit: 20,
      status: 'paid',
      customer: 'mäki',
      email: 'maija@',
      phone: '0401234',
      sku: '41-3243',
      store: 'oulu',
      json: false,
    },
  ],
  ['orders show 1000016', { name: 'orders-show', number: '1000016', json: false }],
  ['orders mark 1000016 ready', { name: 'orders-mark', number: '1000016', to: 'ready_for_pickup', tracking: null }],
  ['orders mark 1 shipped --tracking JJ1', { name: 'orders-mark', number: '1', to: 'shipped', tracking: 'JJ1' }],
  ['orders export', { name: 'orders-export', from: null, to: null, format: 'jsonl', file: null }],
  [
    'orders export --from 2026-01-01 --to 2026-12-31 --format csv -o o.csv',
    { name: 'orders-export', from: '2026-01-01', to: '2026-12-31', format: 'csv', file: '/home/owner/o.csv' },
  ],
  ['stock show A', { name: 'stock-show', sku: 'A', json: false }],
  ['stock set A oulu=5 ranua=0', { name: 'stock-set', sku: 'A', levels: { oulu: 5, ranua: 0 } }],
  ['prices set A --price 199,90', { name: 'prices-set', sku: 'A', price: 199.9 }],
  [
    'prices set A --sale 149 --from 2026-12-01T00:00:00+02:00 --until 2026-12-24T00:00:00+02:00 --lowest30 180',
    {
      name: 'prices-set',
      sku: 'A',
      salePrice: 149,
      from: '2026-12-01T00:00:00+02:00',
      until: '2026-12-24T00:00:00+02:00',
      lowest30: 180,
    },
  ],
  ['prices set A --price none', { name: 'prices-set', sku: 'A', price: 'none' }],
  ['prices show A', { name: 'prices-show', sku: 'A', json: false }],
  ['mail list', { name: 'mail-list', json: false }],
  ['mail retry', { name: 'mail-retry' }],
  ['redirects list --json', { name: 'redirects-list', json: true }],
  ['search reindex', { name: 'search-reindex' }],
  ['search misses', { name: 'search-misses', days: 30, limit: 100, json: false }],
  ['search misses --days 7 --limit 5 --json', { name: 'search-misses', days: 7, limit: 5, json: true }],
  ['search export --out records', { name: 'search-export', folder: '/home/owner/records' }],
  ['search status', { name: 'search-status', json: false }],
  ['backup b.tar.gz', { name: 'backup', file: '/home/owner/b.tar.gz' }],
  ['restore /srv/b.tar.gz', { name: 'restore', file: '/srv/b.tar.gz', check: false, attempt: false }],
  ['restore b --check', { name: 'restore', file: '/home/owner/b', check: true, attempt: false }],
  ['doctor', { name: 'doctor' }],
  ['health', { name: 'health' }],
])('%s', async (line, command) => {
  expect((await typed(line)).asked).toEqual([command]);
});

it.each([
  ['import', "missing required argument 'folder'"],
  ['export out --only hinnat', 'hinnat is no part; they are categories, products'],
  ['feed sv', 'Allowed choices are fi, en.'],
  ['content preview', "missing required argument 'page'"],
  ['content preview /cms/a --days 100', 'It must be a whole number from 1 to 90.'],
  ['orders list --limit 0', 'Give 1–1000.'],
  ['orders list --status lost', 'Allowed choices are'],
  ['orders list --store turku', 'Allowed choices are'],
  ['orders list --phone x', 'Give three digits or more.'],
  ['orders mark 1 refunded', 'Allowed choices are preparing, ready, shipped, completed, cancel.'],
  ['orders export --from 1.2.2026', 'Give a day as 2026-11-30.'],
  ['orders export --from 2026-02-30', 'Give a day as 2026-11-30.'],
  ['stock set A oulu', 'Give store=pieces'],
  ['stock set A oulu=-1', 'Give store=pieces'],
  ['stock set A', "missing required argument 'store=pieces'"],
  ['prices set A', 'give --price or --sale'],
  ['prices set A --price 1 --until 2026-12-24T00:00:00+02:00', 'belong to a --sale'],
  ['prices set A --price ilmainen', 'Give euros such as 199'],
  ['prices set A --sale 149 --until 24.12.2026', 'Give a time such as'],
  ['impotr x', 'Did you mean import?'],
])('%s is refused with the reason', async (line, words) => {
  const { asked, told } = await typed(line);
  expect(asked).toEqual([]);
  expect(told).toContain(words);
});

it.each([
  '--help',
  'help',
  ...[
    'import',
    'orders show',
    'orders mark',
    'orders export',
    'stock set',
    'search',
    'backup',
    'restore',
    'doctor',
  ].map((command) => `${command} --help`),
])('%s shows help', async (line) => {
  expect((await typed(line)).told).toMatch(/Usage: shop/);
});
