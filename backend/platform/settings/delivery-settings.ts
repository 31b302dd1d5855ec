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
  const { POSTI_CLIENT_ID, POSTI_CLIENT_SECRET } = settings;
  if (Boolean(POSTI_CLIENT_ID) === Boolean(POSTI_CLIENT_SECRET)) return [];
  const missing = POSTI_CLIENT_ID ? 'POSTI_CLIENT_SECRET' : 'POSTI_CLIENT_ID';
  return [{ names: [missing], because: 'set it too: Posti gives out both together (docs/delivery.md)' }];
}

/** Carriers without credentials, whose service points are examples. */
export const exampleCarriers = (settings: Pick<DeliverySettings, 'POSTI_CLIENT_ID' | 'MATKAHUOLTO_LOGIN'>): Name[] =>
  (['POSTI_CLIENT_ID', 'MATKAHUOLTO_LOGIN'] as const).filter((name) => !settings[name]);
