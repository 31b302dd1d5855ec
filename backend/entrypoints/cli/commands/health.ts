import { indexCounts } from '#backend/entrypoints/doctor/index-counts.ts';
import { isMigrated } from '#backend/platform/db/migrate.ts';
import { command, noInput } from '../command.ts';
import { CommandFailed } from '../output.ts';

const COUNTS: [label: string, sql: string][] = [
  ['Products', 'select count(*) as n from product'],
  ['Pages and articles', 'select count(distinct (kind, path)) as n from content_page'],
  ['Orders waiting for payment', "select count(*) as n from customer_order where status = 'pending_payment'"],
  ['Mails waiting', "select count(*) as n from outbox_mail where status = 'queued'"],
  ['Mails that failed', "select count(*) as n from outbox_mail where status = 'failed' and recipient <> ''"],
];

export const health = command({
  name: 'health',
  description: 'How the shop is: database, index, orders, mail',
  input: noInput,
  run: async (shop, _input, out, serving) => {
    const say = (label: string, value: string | number) => out.line(`${label.padEnd(28)} ${value}`);
    say('Shop', serving ? `running at ${shop.baseUrl}, ${Math.round(process.uptime())} s` : 'not running');
    say('Mode', shop.settings.SHOP_MODE);
    say('Database', shop.db.kind);
    const migrated = await isMigrated(shop.db);
    say('Migrations', migrated ? 'up to date' : 'missing');
    for (const [label, sql] of COUNTS) {
      const { rows } = await shop.db.query(sql);
      say(label, Number(rows[0]?.n));
    }
    if (!migrated) throw new CommandFailed('The database lacks migrations.', 'Restart the shop: a start migrates it.');
    const { products } = await indexCounts(shop);
    say('Products in the index', products.indexed);
    if (products.indexed !== products.catalog)
      throw new CommandFailed('The search index does not have every product.', 'Run: npm run shop -- search reindex');
  },
});
