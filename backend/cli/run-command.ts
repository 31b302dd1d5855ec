import type { Shop } from '../shop.ts';
import type { Command, Out } from './command.ts';
import { health } from './health-command.ts';
import { importContentFolder, importFolder } from './import-command.ts';
import { listOrders, showOrder } from './order-commands.ts';
import { reindexSearch } from './search-command.ts';

/** Does a command on an open shop. Throws `CommandFailed` when it could not be done. `serving`: the shop is running. */
export async function runCommand(shop: Shop, command: Command, out: Out, serving: boolean): Promise<void> {
  switch (command.name) {
    case 'import':
      return importFolder(shop, command, out);
    case 'content':
      return importContentFolder(shop, command.folder, out);
    case 'orders-list':
      return listOrders(shop, command, out);
    case 'orders-show':
      return showOrder(shop, command, out);
    case 'search-reindex':
      return reindexSearch(shop, out);
    case 'health':
      return health(shop, out, serving);
  }
}
