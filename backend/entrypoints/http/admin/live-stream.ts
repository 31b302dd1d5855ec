import type { Handler } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { LiveEvent } from '#backend/platform/live/service.ts';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { grantOf, type Permission, type StaffRole } from '#domain/staff/permissions.ts';
import { staffTokenOf } from '#domain/staff/session-cookie.ts';
import type { StaffVariables } from './staff-session.ts';

/** Below the server's timeout of silent connections; as often the session is looked at. */
const BEAT_MS = 20_000;

/** The permission to hear of changes of a kind. Kinds not listed, whose ids may name a customer or an invited person, are never sent. */
export const READERS: Record<string, Permission> = {
  order: 'orders.read',
  packing: 'orders.fulfil',
  refund: 'orders.read',
  quote: 'quotes.read',
  message: 'messages.read',
  return: 'returns.read',
  customer: 'customers.read',
  'gift-card': 'gift-cards.read',
  staff: 'staff.read',
  tablet: 'staff.read',
  withdrawal: 'returns.read',
  system: 'operations.read',
  search: 'search.curate',
  media: 'products.read',
  review: 'reviews.moderate',
  question: 'reviews.moderate',
  company: 'companies.read',
  'contract-list': 'contract-prices.read',
  content: 'content.edit',
  campaign: 'campaigns.read',
  'cart-rule': 'campaigns.read',
  letter: 'newsletter.write',
  setting: 'settings.read',
  'special-order': 'special-orders.handle',
  'lost-sale': 'special-orders.handle',
  'service-booking': 'service-bookings.handle',
  stock: 'stock.read',
  count: 'stock.read',
  transfer: 'stock.read',
  receipt: 'stock.read',
  product: 'products.read',
  category: 'products.read',
  diagram: 'products.read',
  'change-set': 'products.read',
  import: 'imports.run',
  supplier: 'imports.run',
  template: 'messages.read',
};

/** Kinds without ids of things: sent to everybody. */
export const FOR_ALL = ['all', 'approval', 'audit', 'catalog'];

const mayKnow = (role: StaffRole, { kind }: LiveEvent): boolean => {
  const permission = READERS[kind];
  return permission === undefined ? FOR_ALL.includes(kind) : grantOf(role, permission) !== null;
};

/**
 * The stream of changes for a browser: `order:1000016` means that something of this order changed; the page loads it again by
 * its own rights. Ends with the session, and when the process stops; browsers connect again.
 */
export function liveStream(shop: Shop, https: boolean): Handler<StaffVariables> {
  return (c) => {
    const token = staffTokenOf(c.req.header('cookie') ?? null, https);
    const staff = c.get('staff');
    if (!staff || !token) throw new ShopError('unauthenticated', 'Sign in first.');
    const { role } = staff.actor;
    // for proxies that collect responses
    c.header('x-accel-buffering', 'no');
    return streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>();
      const leave = await shop.live.follow({
        tell(events) {
          const known = events.filter((event) => mayKnow(role, event));
          if (known.length === 0) return;
          const data = known.map(({ kind, id }) => `${kind}:${id}`).join('\n');
          void stream.writeSSE({ data }).catch(() => ended.resolve());
        },
        close: () => ended.resolve(),
      });
      const beat = setInterval(async () => {
        const current = await shop.staff.actorOf(token, null, { isUse: false }).catch(() => null);
        if (current?.actor.role === role)
          await stream.writeSSE({ event: 'beat', data: '' }).catch(() => ended.resolve());
        else ended.resolve();
      }, BEAT_MS);
      stream.onAbort(() => ended.resolve());
      await stream.writeSSE({ event: 'open', data: '' });
      await ended.promise;
      clearInterval(beat);
      leave();
    });
  };
}
