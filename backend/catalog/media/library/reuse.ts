import type { CategorySaved, OpenCategory } from '#backend/catalog/categories/service.ts';
import type { OpenProduct, ProductSaved } from '#backend/catalog/products/staff/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import { type FieldEdit, keysIn } from '#domain/base/merge-edits.ts';
import type { CategoryField } from '#domain/catalog/categories/category-fields.ts';
import { documentKey } from '#domain/catalog/products/document-key.ts';
import type { Actor } from '#domain/staff/actor.ts';
import type { MediaFile, MediaUse } from './queries.ts';

export type Texts = { fi: string; en: string };

export type ReuseDeps = {
  products: {
    open(actor: Actor, sku: Sku): Promise<OpenProduct | null>;
    save(actor: Actor, sku: Sku, form: { version: number; fields: readonly FieldEdit[] }): Promise<ProductSaved>;
  };
  categories: {
    list(actor: Actor): Promise<{ id: string; path: string }[]>;
    open(actor: Actor, id: string): Promise<OpenCategory | null>;
    save(
      actor: Actor,
      id: string,
      form: { version: number; fields: readonly FieldEdit<CategoryField>[]; addresses: number },
    ): Promise<CategorySaved>;
  };
};

const part = (kind: string, key: string, name: string) => `${kind}/${encodeURIComponent(key)}/${name}`;

/** Files of the library in products and categories, by the forms of these: their checks, versions and log apply. */
export function createMediaReuse({ products, categories }: ReuseDeps) {
  return {
    /** Adds a file to the end of a product's pictures or documents with its texts, or makes it its video or captions. */
    async addTo(
      actor: Actor,
      { id, kind, type, bytes, name }: MediaFile,
      sku: Sku,
      texts: Texts,
    ): Promise<ProductSaved> {
      const opened = await products.open(actor, sku);
      if (!opened) return { ok: false, reason: 'unknown', details: null };
      if (kind === 'video') {
        const edit = (field: string, mine: string) => ({ field, base: opened.fields[field] ?? '', mine });
        const fields =
          type === 'vtt'
            ? [edit('video.captions', id)]
            : [edit('video.id', id), edit('video.alt.fi', texts.fi), edit('video.alt.en', texts.en)];
        return products.save(actor, opened.sku, { version: opened.version, fields });
      }
      const isPicture = kind === 'picture';
      const [list, row, text] = isPicture ? ['images', 'image', 'alt'] : ['documents', 'document', 'title'];
      const key = isPicture ? id : documentKey({ id, bytes, file: name });
      const base = opened.fields[list] ?? '';
      const fields = [
        { field: list, base, mine: [...new Set([...keysIn(base), key])].join('\n') },
        { field: part(row, key, `${text}.fi`), base: '', mine: texts.fi },
        { field: part(row, key, `${text}.en`), base: '', mine: texts.en },
      ];
      return products.save(actor, opened.sku, { version: opened.version, fields });
    },

    /** Puts another picture in the place of one where forms show it, with the texts it had. */
    async replace(actor: Actor, uses: readonly MediaUse[], id: string, by: string): Promise<void> {
      for (const { kind, subject } of uses) {
        if (kind === 'product') await inProduct(actor, subject, id, by);
        if (kind === 'category') await inCategory(actor, subject, id, by);
      }
    },
  };

  async function inProduct(actor: Actor, sku: Sku, id: string, by: string): Promise<void> {
    const opened = await products.open(actor, sku);
    const base = opened?.fields.images ?? '';
    const keys = keysIn(base);
    if (!opened || !keys.includes(id) || keys.includes(by)) return;
    const texts = ['alt.fi', 'alt.en', 'angle'].map((name) => ({
      field: part('image', by, name),
      base: '',
      mine: opened.fields[part('image', id, name)] ?? '',
    }));
    const mine = keys.map((key) => (key === id ? by : key)).join('\n');
    await products.save(actor, sku, { version: opened.version, fields: [{ field: 'images', base, mine }, ...texts] });
  }

  async function inCategory(actor: Actor, path: string, id: string, by: string): Promise<void> {
    const found = (await categories.list(actor)).find((category) => category.path === path);
    const opened = found ? await categories.open(actor, found.id) : null;
    if (!found || !opened) return;
    const fields = [{ field: 'image' as const, base: id, mine: by }];
    await categories.save(actor, found.id, { version: opened.version, fields, addresses: 0 });
  }
}
