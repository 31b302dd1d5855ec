import { importCatalog } from '#backend/catalog/import/import-catalog.ts';
import { catalogFolder, type FolderContent } from '#backend/catalog/import/test-folder.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { testShop } from '#test/test-shop.ts';

export const aino: Actor = { kind: 'command', name: 'aino' };

/** A form with one file, as a browser sends it. */
export function upload(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
): Request {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('file', new File([content], name));
  return new Request('http://admin.test/tuonti/tiedosto', { method: 'POST', body });
}

/** A shop with a catalog, and the steps of a file. */
export async function importShop(content: FolderContent = {}, env: Record<string, string> = {}) {
  const made = await testShop(env);
  const { shop } = made;
  if (Object.keys(content).length > 0) await importCatalog(shop, await catalogFolder(content));
  const run = async (id: number) => {
    const found = await shop.imports.one(aino, id);
    if (!found) throw new Error(`no run ${id}`);
    return found;
  };
  return {
    ...made,
    run,
    async dropped(name: string, text: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) {
      const received = await shop.imports.receive(aino, upload(name, text, fields));
      if (!received.ok) throw new Error(received.reason);
      return run(received.value.id);
    },
    async applied(id: number) {
      const done = await shop.imports.apply(aino, id, (await run(id)).version);
      return done.ok ? done.value.state : done.reason;
    },
    problems: async (id: number) =>
      (await shop.imports.problems(aino, id)).problems.map(
        ({ line, column, value, reason }) => `${line} ${column} "${value}": ${reason}`,
      ),
    parts: async () =>
      (
        await shop.db.query(
          'select product_code as code, name, price_cents as price, qty, replaced_by as by from spare_part order by product_code',
        )
      ).rows,
  };
}
