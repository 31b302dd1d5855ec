import { data } from 'react-router';
import { localize } from '#domain/base/locale.ts';
import type { SectionKind } from '#domain/content/shop-facts/sections.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { shop as config } from '#shop.config';
import type { staffOf } from '#web/admin/base/context.ts';

export const pathOfSection = (id: string): string => `/asetukset/${id}`;

const pages: Record<SectionKind, string> = {
  company: '/ota-yhteytta',
  look: '/',
  front: '/',
  hero: '/',
  home: '/',
  menu: '/category',
  store: '/cms/myymalat/',
  'gift-cards': '/lahjakortti',
  suppliers: '/varaosahaku',
  marketing: '/uutiskirje',
  dispatch: '/cms/asiakaspalvelu/toimitustavat-ja-kulut',
  credit: '/cms/palvelut/rahoitus',
  delivery: '/cms/asiakaspalvelu/toimitustavat-ja-kulut',
  payment: '/cms/asiakaspalvelu/maksutavat',
  mails: '/',
};

/** A section of the settings, and the list of all. */
export async function loadSettings({ shop, actor, locale }: ReturnType<typeof staffOf>, id: string | undefined) {
  const sections = await shop.shopFacts.list(actor);
  const open = await shop.shopFacts.open(actor, id ?? 'company');
  if (!open) throw data(null, { status: 404 });
  const { section, ...rest } = open;
  return {
    sections: sections.map((one) => ({
      ...one,
      store: storeName(one.id),
      name: one.name ? localize(one.name, locale).text : null,
    })),
    open: {
      ...rest,
      kind: section.kind,
      store: storeName(section.id),
      name: section.name ? localize(section.name, locale).text : null,
      hasMails: section.kind === 'mails',
      fields: section.fields.map(({ name, kind, columns, label, row, placeholders }) => ({
        name,
        kind,
        value: rest.fields[name] ?? '',
        label: label ? localize(label, locale).text : null,
        placeholders: placeholders ?? null,
        row: row ? { id: row.id, label: localize(row.label, locale).text } : null,
        columns: columns?.map((column) => ({ name: column.name, kind: column.kind })) ?? null,
      })),
    },
    may: mayTry(actor, 'settings.edit'),
    page: shop.baseUrl + pages[section.kind] + (section.store ?? ''),
  };
}
export type SettingsPage = Awaited<ReturnType<typeof loadSettings>>;
export type SettingField = SettingsPage['open']['fields'][number];

const storeName = (section: string): string | null =>
  config.stores.find(({ id }) => section === `store-${id}`)?.name ?? null;
