import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Shop } from '#backend/shop.ts';
import { formatEuros } from '#domain/base/money.ts';
import { actorName, argument, command, commandActor, flag, json, path, text } from '../../command.ts';
import { CommandFailed, printTable } from '../../output.ts';

/** The list with a name or id; throws `CommandFailed` for none or several. */
async function listOf(shop: Shop, named: string) {
  const lists = await shop.contractPrices.staff.list(commandActor(undefined));
  const found = lists.filter(({ id, name }) => id === named || name.toLowerCase() === named.toLowerCase());
  if (found.length === 1 && found[0]) return found[0];
  const why =
    found.length === 0 ? `There is no list ${named}.` : `${found.length} lists are called ${named}: give the id.`;
  throw new CommandFailed(why, 'See them all: npm run shop -- contract-prices list');
}

export const listContractPrices = command({
  name: 'contract-prices list',
  description: 'Lists of contract prices, with their days, rows and companies',
  input: z.strictObject({ json: json() }),
  run: async (shop, { json }, out) => {
    const lists = await shop.contractPrices.staff.list(commandActor(undefined));
    if (json) return out.line(JSON.stringify(lists, null, 2));
    if (lists.length === 0) return out.line('No lists. They are made in the admin, or by: contract-prices import.');
    const rows = lists.map(({ id, name, from, to, rows, companies }) => [
      ...[id, name, from ?? '', to ?? '', String(rows), String(companies)],
    ]);
    printTable(out, ['Id', 'Name', 'From', 'Until', 'Rows', 'Companies'], rows);
  },
});

export const importContractPrices = command({
  name: 'contract-prices import',
  description: 'Put the rows of a CSV file into a list, whole or not at all (docs/companies.md)',
  input: z.strictObject({
    list: argument('<list>', text),
    file: argument('<file>', path),
    replaces: flag('--replace', 'in place of the rows it has'),
    as: actorName,
  }),
  run: async (shop, { list: named, file, replaces, as }, out) => {
    const list = await listOf(shop, named);
    const rows = await readFile(file, 'utf8').catch(() => {
      throw new CommandFailed(`Cannot read ${file}.`, 'Give the path of a CSV file.');
    });
    const { staff } = shop.contractPrices;
    const done = await staff.importRows(commandActor(as), list.id, list.version, { text: rows, replaces });
    if (done.ok) return out.line(`${list.name}: ${done.value.rows} rows read.`);
    if (done.reason === 'rows')
      for (const { line, problem } of done.details ?? []) out.line(`  line ${line}: ${problem}`);
    throw new CommandFailed(`Nothing was changed: ${done.reason}.`, 'Rows: kind;target;value;from, or sku;price;from.');
  },
});

export const previewContractPrices = command({
  name: 'contract-prices preview',
  description: 'What a company pays for a sku today, without VAT',
  input: z.strictObject({ company: argument('<business id>', text), sku: argument('<sku>', text) }),
  run: async (shop, { company: businessId, sku }, out) => {
    const by = commandActor(undefined);
    const { companies } = await shop.companies.staff.list(by, { status: 'approved', text: businessId });
    const company = companies.find((one) => one.businessId === businessId);
    if (!company) throw new CommandFailed(`No approved company has the business id ${businessId}.`, 'See the admin.');
    const [row] = await shop.contractPrices.staff.preview(by, company.id, [sku]);
    if (!row) throw new CommandFailed(`${sku} is not for sale.`, 'Give the code of a product or spare part.');
    out.line(`${company.name}: ${row.title} ${formatEuros(row.ownNet)}, everybody ${formatEuros(row.publicNet)}`);
    for (const { from, net } of row.breaks) out.line(`  from ${from}: ${formatEuros(net)}`);
  },
});
