import { z } from 'zod';
import { facts, language, none, shopTool } from '../tool.ts';

/** The secret of an order's page, alone or in its address. */
const SECRET = /(?:^|\/tilaus\/)([\w-]{20,100})(?:[/?#]|$)/;

const orderStatus = shopTool({
  name: 'get_order_status',
  title: 'Status of an order',
  description:
    'How far an order is, by the secret link of its confirmation mail: goods, delivery, expected days and parcels. Says nothing of the buyer.',
  input: z.looseObject({
    link: z
      .string()
      .trim()
      .min(20)
      .max(500)
      .describe('The address of the order’s page, …/tilaus/…, or its secret alone.'),
    language,
  }),
  async run(shop, { link, language: locale }) {
    const secret = SECRET.exec(link)?.[1];
    const order = secret ? await shop.ownOrders.one({ secret }, locale) : null;
    if (!order) return none('There is no order of this link.');
    const { delivery } = order;
    return facts({
      number: order.number,
      status: order.status,
      placed_at: order.placedAt,
      paid_at: order.paidAt,
      reached_at: order.reachedAt,
      lines: order.lines.map(({ sku, title, variationName, amount }) => ({
        id: sku,
        title,
        variation: variationName,
        amount,
      })),
      total: { amount: order.total, currency: 'EUR' },
      delivery: {
        method: delivery.label,
        time: delivery.deliveryTime,
        expected: delivery.expected,
        is_late: delivery.isLate,
        pickup_store: delivery.pickupStoreId,
      },
      parcels: order.shipments.map(({ carrier, trackingCode, link: url, at }) => ({
        carrier,
        code: trackingCode,
        url,
        at,
      })),
    });
  },
});

export const orderTools = [orderStatus];
