import { grantOf, type Permission, type StaffRole } from '#domain/staff/permissions.ts';
import type fi from '#web/messages/admin/fi/shell.ts';
import type { IconName } from '#web/ui/admin/icon-names.ts';

/** What an entry counts: things that wait. `hot` numbers mean that a person waits. */
export type CountName = 'mentions' | 'orders' | 'packing' | 'returns' | 'quotes' | 'messages' | 'reviews';

export type NavigationEntry = {
  path: string;
  text: Extract<keyof typeof fi, `nav.${string}`>;
  icon: IconName;
  /** Null: everybody. */
  permission: Permission | null;
  /** The second key after G. */
  key: string;
  count?: CountName;
  hot?: boolean;
  /** Opened as a document: the camera is allowed by the headers of this page alone. */
  document?: boolean;
};

/** The menu, by sections. Menu, dock, command palette and keys are this one table. */
export const navigation: {
  heading: 'nav.catalog' | 'nav.people' | 'nav.management' | null;
  entries: NavigationEntry[];
}[] = [
  {
    heading: null,
    entries: [
      { path: '/', text: 'nav.today', icon: 'house', permission: null, key: 'T', count: 'mentions', hot: true },
      {
        path: '/tilaukset',
        text: 'nav.orders',
        icon: 'receipt-text',
        permission: 'orders.read',
        key: 'O',
        count: 'orders',
      },
      {
        path: '/pakkaus',
        text: 'nav.packing',
        icon: 'package-check',
        permission: 'orders.fulfil',
        key: 'P',
        count: 'packing',
        hot: true,
        document: true,
      },
      {
        path: '/palautukset',
        text: 'nav.returns',
        icon: 'undo-2',
        permission: 'returns.read',
        key: 'E',
        count: 'returns',
      },
      {
        path: '/tarjoukset',
        text: 'nav.quotes',
        icon: 'file-pen-line',
        permission: 'quotes.read',
        key: 'Q',
        count: 'quotes',
        hot: true,
      },
      {
        path: '/varaosat',
        text: 'nav.partsCounter',
        icon: 'wrench',
        permission: 'stock.read',
        key: 'V',
        document: true,
      },
      {
        path: '/huolto',
        text: 'nav.serviceBookings',
        icon: 'calendar-clock',
        permission: 'service-bookings.handle',
        key: 'X',
      },
      {
        path: '/viestit',
        text: 'nav.messages',
        icon: 'message-square',
        permission: 'messages.read',
        key: 'M',
        count: 'messages',
      },
      {
        path: '/arvostelut',
        text: 'nav.reviews',
        icon: 'award',
        permission: 'reviews.moderate',
        key: 'B',
        count: 'reviews',
      },
    ],
  },
  {
    heading: 'nav.catalog',
    entries: [
      { path: '/tuotteet', text: 'nav.products', icon: 'tags', permission: 'products.read', key: 'U' },
      {
        path: '/luettelo/kategoriat',
        text: 'nav.categories',
        icon: 'layout-grid',
        permission: 'products.read',
        key: 'K',
      },
      { path: '/hinnat', text: 'nav.reductions', icon: 'badge-percent', permission: 'products.read', key: 'A' },
      { path: '/kampanjat', text: 'nav.campaigns', icon: 'megaphone', permission: 'campaigns.read', key: '2' },
      { path: '/muutokset', text: 'nav.changes', icon: 'file-pen-line', permission: 'products.edit', key: 'D' },
      { path: '/tuonti', text: 'nav.imports', icon: 'file-input', permission: 'imports.run', key: 'I' },
      { path: '/ajoneuvot', text: 'nav.vehicles', icon: 'truck', permission: 'products.read', key: 'J' },
      { path: '/kuvastot', text: 'nav.diagrams', icon: 'image', permission: 'products.read', key: 'R' },
      { path: '/tiedostot', text: 'nav.media', icon: 'image-plus', permission: 'products.read', key: 'F' },
      { path: '/sivut', text: 'nav.pages', icon: 'panels-top-left', permission: 'content.edit', key: '1' },
      { path: '/haku', text: 'nav.search', icon: 'text-search', permission: 'search.curate', key: 'H' },
      {
        path: '/varasto',
        text: 'nav.stock',
        icon: 'warehouse',
        permission: 'stock.read',
        key: 'W',
        document: true,
      },
    ],
  },
  {
    heading: 'nav.people',
    entries: [
      { path: '/asiakkaat', text: 'nav.customers', icon: 'users', permission: 'customers.read', key: 'C' },
      { path: '/yritykset', text: 'nav.companies', icon: 'building-2', permission: 'companies.read', key: 'Y' },
      { path: '/uutiskirjeet', text: 'nav.letters', icon: 'mail', permission: 'newsletter.write', key: '3' },
      { path: '/lahjakortit', text: 'nav.giftCards', icon: 'gift', permission: 'gift-cards.read', key: 'G' },
    ],
  },
  {
    heading: 'nav.management',
    entries: [
      { path: '/henkilokunta', text: 'nav.staff', icon: 'id-card', permission: 'staff.read', key: 'S' },
      { path: '/raportit', text: 'nav.reports', icon: 'chart-column', permission: 'reports.read', key: 'N' },
      { path: '/toiminta', text: 'nav.health', icon: 'activity', permission: 'operations.read', key: 'Z' },
      { path: '/asetukset', text: 'nav.settings', icon: 'settings', permission: 'settings.read', key: '9' },
      { path: '/loki', text: 'nav.audit', icon: 'history', permission: null, key: 'L' },
    ],
  },
];

const mayOpen = (role: StaffRole, { permission }: NavigationEntry): boolean =>
  permission === null || grantOf(role, permission) !== null;

/** The menu of a role; sections without entries are left out. */
export const navigationOf = (role: StaffRole): typeof navigation =>
  navigation
    .map(({ heading, entries }) => ({ heading, entries: entries.filter((entry) => mayOpen(role, entry)) }))
    .filter(({ entries }) => entries.length > 0);

/** Whether a page belongs to an entry: its list, or one thing of it. */
export const isOpen = ({ path }: NavigationEntry, pathname: string): boolean =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
