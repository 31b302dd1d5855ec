import { z } from 'zod';

/** Shapes of answers as the protocol says, for tests: what it requires is required, an amount has the sign of its type. */

const text = z.string().min(1);
const url = z.url();
const money = z.strictObject({ amount: z.int().min(0), currency: z.literal('EUR') });
const range = z.strictObject({ min: money, max: money });
const description = z.strictObject({ plain: text });
const option = z.strictObject({ name: text, label: text });
const media = z.strictObject({ type: z.literal('image'), url, alt_text: text.optional() });

const message = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('error'),
    code: text,
    content: text,
    severity: z.enum(['recoverable', 'requires_buyer_input', 'requires_buyer_review', 'unrecoverable']),
    path: z.string().startsWith('$.').optional(),
  }),
  z.strictObject({
    type: z.literal('warning'),
    code: text,
    content: text,
    path: z.string().startsWith('$.').optional(),
    presentation: z.literal('disclosure').optional(),
    image_url: url.optional(),
    url: url.optional(),
  }),
  z.strictObject({ type: z.literal('info'), content: text, code: text.optional(), path: text.optional() }),
]);
const messages = z.array(message).min(1).optional();

const version = z.literal('2026-04-08');
const capabilities = z.record(z.string().startsWith('dev.ucp.shopping.'), z.array(z.strictObject({ version })).min(1));
const ucp = z.strictObject({ version, status: z.literal('success'), capabilities });
const checkoutUcp = ucp.extend({ payment_handlers: z.strictObject({}) });

const status = z.enum(['in_stock', 'backorder', 'out_of_stock', 'discontinued']);
const variant = z.strictObject({
  id: text,
  sku: text,
  title: text,
  description,
  url,
  price: money,
  list_price: money.optional(),
  unit_price: z
    .strictObject({
      ...money.shape,
      measure: z.strictObject({ value: z.number(), unit: text }),
      reference: z.strictObject({ value: z.number(), unit: text }),
    })
    .optional(),
  barcodes: z.array(z.strictObject({ type: text, value: text })).optional(),
  availability: z.strictObject({ available: z.boolean(), status }),
  options: z.array(option).min(1).optional(),
  media: z.array(media).min(1).optional(),
});
const product = z.strictObject({
  id: text,
  handle: text.optional(),
  title: text,
  description,
  url,
  categories: z.array(z.strictObject({ value: text, taxonomy: z.literal('merchant') })),
  price_range: range,
  list_price_range: range.optional(),
  media: z.array(media).min(1).optional(),
  options: z
    .array(z.strictObject({ name: text, values: z.array(z.strictObject({ id: text, label: text })) }))
    .optional(),
  variants: z.array(variant).min(1),
  rating: z.strictObject({ value: z.number(), scale_max: z.literal(5), count: z.int().min(1) }).optional(),
  tags: z.array(text).optional(),
  metadata: z.record(z.string(), z.unknown()),
});

const inputs = z.array(z.strictObject({ id: text, match: z.enum(['exact', 'featured']) }));
const value = z.strictObject({ id: text, label: text, exists: z.boolean(), available: z.boolean() });

const amounts = {
  subtotal: z.int().min(0),
  fulfillment: z.int().min(0),
  discount: z.int().max(-1),
  items_discount: z.int().max(-1),
  total: z.int().min(0),
};
const total = z.union(
  Object.entries(amounts).map(([type, amount]) =>
    z.strictObject({
      type: z.literal(type),
      amount,
      display_text: text.optional(),
      lines: z.array(z.strictObject({ display_text: text, amount: z.int() })).optional(),
    }),
  ),
);
const sum = (entries: readonly { amount: number }[]) => entries.reduce((all, { amount }) => all + amount, 0);
/** One subtotal, one total, which is the sum of the others; what an entry is made of adds up to it. */
const totals = z
  .array(total)
  .refine((all) => ['subtotal', 'total'].every((type) => all.filter((one) => one.type === type).length === 1))
  .refine((all) => sum(all.filter(({ type }) => type !== 'total')) === all.find(({ type }) => type === 'total')?.amount)
  .refine((all) => all.every(({ lines, amount }) => !lines || lines.length === 0 || sum(lines) === amount));

const linkTypes = ['privacy_policy', 'terms_of_service', 'refund_policy', 'shipping_policy'] as const;
const line = z.strictObject({
  id: text,
  item: z.strictObject({ id: text, title: text, price: z.int().min(0), image_url: url.optional() }),
  quantity: z.int().min(1),
  totals,
});
const applied = z.strictObject({
  title: text,
  amount: z.int().min(1),
  automatic: z.boolean(),
  code: text.optional(),
});
const cart = z.strictObject({
  ucp,
  id: text,
  line_items: z.array(line),
  currency: z.literal('EUR'),
  totals,
  links: z.array(z.strictObject({ type: z.enum(linkTypes), url })).length(linkTypes.length),
  expires_at: z.iso.datetime(),
  discounts: z.strictObject({ codes: z.array(text), applied: z.array(applied) }).optional(),
  continue_url: url.optional(),
  messages,
});

const address = z.strictObject({
  street_address: text,
  address_locality: text,
  postal_code: text,
  address_country: z.string().length(2),
});
const method = z.strictObject({
  id: text,
  type: z.enum(['shipping', 'pickup']),
  line_item_ids: z.array(text).min(1),
  destinations: z.array(
    z.union([
      z.strictObject({ id: text, postal_code: text, address_country: z.string().length(2) }),
      z.strictObject({ id: text, name: text, address: address.optional() }),
    ]),
  ),
  selected_destination_id: text.optional(),
  groups: z
    .array(
      z.strictObject({
        id: text,
        line_item_ids: z.array(text).min(1),
        options: z.array(
          z.strictObject({
            id: text,
            title: text,
            description: text,
            totals: z.array(z.strictObject({ type: z.literal('total'), amount: z.int().min(0) })).length(1),
          }),
        ),
        selected_option_id: text.optional(),
      }),
    )
    .length(1),
});
const checkout = cart
  .extend({
    ucp: checkoutUcp,
    status: z.enum(['incomplete', 'requires_escalation', 'canceled']),
    payment: z.strictObject({ instruments: z.array(z.never()) }),
    fulfillment: z
      .strictObject({
        methods: z.array(method).length(1),
        available_methods: z.array(
          z.strictObject({ type: z.enum(['shipping', 'pickup']), line_item_ids: z.array(text).min(1) }),
        ),
      })
      .optional(),
  })
  .refine(({ status, continue_url }) => (status === 'canceled') === (continue_url === undefined))
  .refine(
    ({ status, messages: said = [] }) =>
      status !== 'requires_escalation' ||
      said.some((one) => one.type === 'error' && one.severity.startsWith('requires_buyer')),
  );

/** Messages alone: nothing to show. */
export const failed = z.strictObject({
  ucp: z.looseObject({ version, status: z.literal('error'), capabilities }),
  messages: z.array(message).min(1),
});

export const refused = z.strictObject({ code: text, content: text });

/** The shape of the answer of each operation, by its name. */
export const shapes: Record<string, z.ZodType> = {
  search_catalog: z.strictObject({
    ucp,
    products: z.array(product),
    pagination: z
      .strictObject({ has_next_page: z.boolean(), total_count: z.int().min(0), cursor: text.optional() })
      .refine(({ has_next_page, cursor }) => has_next_page === (cursor !== undefined)),
    messages,
  }),
  lookup_catalog: z.strictObject({
    ucp,
    products: z.array(product.extend({ variants: z.array(variant.extend({ inputs })).min(1) })),
    messages,
  }),
  get_product: z.strictObject({
    ucp,
    product: product.extend({
      options: z.array(z.strictObject({ name: text, values: z.array(value).min(1) })).optional(),
      selected: z.array(option).optional(),
    }),
    messages,
  }),
  ...Object.fromEntries(['create_cart', 'get_cart', 'update_cart', 'cancel_cart'].map((name) => [name, cart])),
  ...Object.fromEntries(
    ['create_checkout', 'get_checkout', 'update_checkout', 'complete_checkout', 'cancel_checkout'].map((name) => [
      name,
      checkout,
    ]),
  ),
};

const reference = { version, spec: z.url({ hostname: /^ucp\.dev$/ }), schema: z.url({ hostname: /^ucp\.dev$/ }) };

export const profileShape = z.strictObject({
  ucp: z.strictObject({
    version,
    services: z.strictObject({
      'dev.ucp.shopping': z.array(
        z.strictObject({
          ...reference,
          transport: z.enum(['rest', 'mcp']),
          endpoint: url.refine((text) => !text.endsWith('/')),
        }),
      ),
    }),
    capabilities: z.record(
      z.string().startsWith('dev.ucp.shopping.'),
      z.array(
        z.strictObject({
          ...reference,
          extends: z.array(text).optional(),
          config: z.record(z.string(), z.unknown()),
        }),
      ),
    ),
    payment_handlers: z.strictObject({}),
  }),
  signing_keys: z.array(z.never()),
});
