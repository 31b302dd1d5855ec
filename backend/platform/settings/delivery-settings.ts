import { z } from 'zod';
import { EU_COUNTRIES } from '#domain/base/contact-details/countries.ts';

const given = z.string().min(1).optional();
const url = z.url({ protocol: /^https?$/ });

/** Settings of carriers and of delivery abroad (docs/delivery.md). */
export const deliverySettings = {
  POSTI_CLIENT_ID: given,
  POSTI_CLIENT_SECRET: given,
  POSTI_URL: url.default('https://gateway.posti.fi/2026-04'),
  POSTI_AUTH_URL: url.default('https://gateway-auth.posti.fi/api/v1/token'),
  MATKAHUOLTO_LOGIN: z
    .string()
    .regex(/^\d{1,20}$/, "must be the customer number's digits")
    .optional(),
  MATKAHUOLTO_URL: url.default('https://extservices.matkahuolto.fi/noutopistehaku/public/v2/searchoffices'),
  POSTI_SHIPPING_URL: url.default('https://nextshipping.posti.fi'),
  POSTI_SHIPPING_ACCOUNT: given,
  POSTI_SHIPPING_SECRET: given,
  MATKAHUOLTO_SHIPPING_URL: url.default('https://extservices.matkahuolto.fi/mpaketti/mhshipmentxml'),
  MATKAHUOLTO_SHIPPING_PASSWORD: given,
  SMART_SEND_URL: url.default('https://app.smartsend.io'),
  SMART_SEND_WEBSITE: given,
  SMART_SEND_TOKEN: given,
  CARRIER_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(5000),
  DELIVERY_ABROAD: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((country) => country.trim().toUpperCase())
        .filter(Boolean),
    )
    .refine((list) => list.every((country) => EU_COUNTRIES.includes(country)), {
      error: 'must be codes of EU countries other than Finland, separated by commas, such as EE,LV,LT',
    }),
};

type DeliverySettings = z.infer<z.ZodObject<typeof deliverySettings>>;
type Name = keyof DeliverySettings;

/** Inconsistent carrier settings, each with what to set instead. */
export function deliveryRefusals(settings: DeliverySettings): { names: Name[]; because: string }[] {
  const pairs = [
    ['POSTI_CLIENT_ID', 'POSTI_CLIENT_SECRET', 'Posti'],
    ['POSTI_SHIPPING_ACCOUNT', 'POSTI_SHIPPING_SECRET', 'Posti'],
    ['SMART_SEND_WEBSITE', 'SMART_SEND_TOKEN', 'Smart Send'],
  ] as const;
  const missing = pairs.flatMap(([id, secret, by]): { names: Name[]; because: string }[] => {
    if (Boolean(settings[id]) === Boolean(settings[secret])) return [];
    const because = `set it too: ${by} gives out both together (docs/delivery.md)`;
    return [{ names: [settings[id] ? secret : id], because }];
  });
  if (settings.MATKAHUOLTO_SHIPPING_PASSWORD && !settings.MATKAHUOLTO_LOGIN)
    missing.push({ names: ['MATKAHUOLTO_LOGIN'], because: 'set it too: labels are booked with number and password' });
  return missing;
}

/** Carriers without credentials, whose service points are examples. */
export const exampleCarriers = (settings: Pick<DeliverySettings, 'POSTI_CLIENT_ID' | 'MATKAHUOLTO_LOGIN'>): Name[] =>
  (['POSTI_CLIENT_ID', 'MATKAHUOLTO_LOGIN'] as const).filter((name) => !settings[name]);
