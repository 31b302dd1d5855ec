import { isIPv4 } from 'node:net';
import { z } from 'zod';
import { schemaMessage } from '#backend/platform/schema-messages.ts';
import { DEFAULT_MIN_PASSWORD, LOWEST_MIN_PASSWORD } from '#domain/base/text-lengths.ts';
import { shop } from '#shop.config';
import { adminRefusals, adminSettings } from './admin-settings.ts';
import { deliveryRefusals, deliverySettings, exampleCarriers } from './delivery-settings.ts';
import { isExampleAddress } from './demo-facts.ts';
import { fileStoreRefusals, fileStoreSettings } from './file-store-settings.ts';
import { isWeakSecret } from './secret-strength.ts';
import { signInRefusals, signInSettings } from './sign-in-settings.ts';
import { transportRefusals, transportSettings } from './transport-settings.ts';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const url = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });
const isAddressOrRange = (entry: string) =>
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).safeParse(entry).success;
const isHttps = (address: string | undefined) => address?.startsWith('https://') ?? false;

/** Whether a URL leads to this machine. Compares the parsed host: `localhost.evil.example` does not. */
function isOwnMachine(address: string): boolean {
  const host = new URL(address).hostname.replace(/\.$/, '');
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'))
  );
}

const DEMO_SECRET = 'demo-secret-demo-secret-demo-secret';
const PUBLIC_TEST_MERCHANT = '375917';
const PUBLIC_TEST_SECRET = 'SAIPPUAKAUPPIAS';
/** All test merchants and secrets that the gateway has published, also for its former service. */
const TEST_MERCHANTS = [PUBLIC_TEST_MERCHANT, '695861', '695874', '13466'];
const TEST_SECRETS = [PUBLIC_TEST_SECRET, 'MONISAIPPUAKAUPPIAS', '6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ'];
const SHORTEST_GATEWAY_SECRET = 16;

/** Default credentials of the shop's own search endpoint; no hosted engine issues these. */
const OWN_SEARCH = { appId: 'tieva', key: 'public' };

/** Settings with defaults; the names are environment variables (`.env.example` lists them). */
const schema = z.object({
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  BASE_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  SHOP_SECRET: z.string().min(32, 'must be at least 32 characters').default(DEMO_SECRET),
  COOKIE_SECURE: flag.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isAddressOrRange), 'must be addresses or CIDR ranges, separated by commas'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default(`${shop.name} <${shop.email}>`),
  STORE_ALERT_EMAIL: z.email().default(shop.email),
  PAYTRAIL_MERCHANT_ID: z.string().default(PUBLIC_TEST_MERCHANT),
  PAYTRAIL_SECRET: z.string().default(PUBLIC_TEST_SECRET),
  PAYTRAIL_URL: url.optional(),
  WEBHOOK_URL: url.optional(),
  WEBHOOK_SECRET: z.string().min(24, 'must be at least 24 characters').optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, "must be a tag manager's id of the form GTM-ABC123")
    .optional(),
  DEMO_CATALOG: flag.default(true),
  DEMO_ORDERS: flag.default(true),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(LOWEST_MIN_PASSWORD).max(64).default(DEFAULT_MIN_PASSWORD),
  SESSION_MAX_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
  SEARCH_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
    .optional(),
  SLOW_QUERY_MS: z.coerce.number().int().min(1).max(60_000).default(500),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  HOLD_MINUTES: z.coerce.number().int().min(1).max(1440).default(30),
  SEARCH_ENGINE: z.enum(['embedded', 'hosted']).default('embedded'),
  SEARCH_APP_ID: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be letters and digits')
    .default(OWN_SEARCH.appId),
  SEARCH_KEY: z.string().min(1).default(OWN_SEARCH.key),
  SEARCH_URL: url.optional(),
  SEARCH_INDEX_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]{0,50}$/, 'must be letters, digits, _ or -, at most 50')
    .default(''),
  SEARCH_CONNECT_TIMEOUT_MS: z.coerce.number().int().min(50).max(30_000).default(1000),
  SEARCH_READ_TIMEOUT_MS: z.coerce.number().int().min(50).max(30_000).default(2000),
  SPAREPARTS_URL: url.optional(),
  SPAREPARTS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces')
    .optional(),
  SPAREPARTS_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(3000),
  VEHICLE_REGISTER_URL: url.optional(),
  VEHICLE_REGISTER_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces')
    .optional(),
  VEHICLE_REGISTER_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(3000),
  TEXT_MESSAGE_URL: url.optional(),
  TEXT_MESSAGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces')
    .optional(),
  TEXT_MESSAGE_SENDER: z
    .string()
    .regex(/^(\+\d{5,15}|[A-Za-z0-9 ]{1,11})$/, 'must be at most 11 letters and digits, or a number in the form +358…')
    .default(shop.name.replace(/[^A-Za-z0-9 ]/g, '').slice(0, 11) || 'Info'),
  TEXT_MESSAGE_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(5000),
  ...adminSettings,
  ...transportSettings,
  ...fileStoreSettings,
  ...deliverySettings,
  ...signInSettings,
});

export type Settings = Omit<z.infer<typeof schema>, 'COOKIE_SECURE'> & { COOKIE_SECURE: boolean };
export const settingNames = Object.keys(schema.shape);

type Refusal = { names: (keyof Settings)[]; because: string };

const mailName = (name: 'MAIL_FROM' | 'STORE_ALERT_EMAIL', settings: Settings): Refusal[] =>
  isExampleAddress(settings[name])
    ? [{ names: [name], because: 'set an address of your own; the example goes nowhere' }]
    : [];

/** Inconsistent search settings, in either mode. */
function searchRefusals({ SEARCH_ENGINE, SEARCH_APP_ID, SEARCH_KEY, SEARCH_URL, SHOP_MODE }: Settings): Refusal[] {
  if (SEARCH_ENGINE === 'embedded')
    return SEARCH_URL
      ? [{ names: ['SEARCH_URL'], because: 'leave it out, or set SEARCH_ENGINE=hosted too (docs/search.md)' }]
      : [];
  const refusals: Refusal[] = [];
  if (SEARCH_APP_ID === OWN_SEARCH.appId)
    refusals.push({ names: ['SEARCH_APP_ID'], because: "set the hosted engine's application id" });
  if (SEARCH_KEY === OWN_SEARCH.key)
    refusals.push({ names: ['SEARCH_KEY'], because: "set the hosted engine's search-only key, never its admin key" });
  if (SHOP_MODE === 'live' && SEARCH_URL && !isHttps(SEARCH_URL))
    refusals.push({ names: ['SEARCH_URL'], because: 'set an https address; browsers ask it from https pages' });
  return refusals;
}

/** Webhooks must be signed, and encrypted in live mode. */
function webhookRefusals({ SHOP_MODE, WEBHOOK_URL, WEBHOOK_SECRET }: Settings): Refusal[] {
  if (!WEBHOOK_URL) return [];
  const refusals: Refusal[] = [];
  if (!WEBHOOK_SECRET)
    refusals.push({
      names: ['WEBHOOK_SECRET'],
      because: 'set a random secret that the other program knows too, e.g. from: openssl rand -hex 32',
    });
  if (SHOP_MODE === 'live' && !isHttps(WEBHOOK_URL) && !isOwnMachine(WEBHOOK_URL))
    refusals.push({ names: ['WEBHOOK_URL'], because: 'set an https address; orders name people' });
  return refusals;
}

/** External services that receive credentials, searches or addresses of shoppers. */
const CALLED = [
  'SPAREPARTS_URL',
  'VEHICLE_REGISTER_URL',
  'TEXT_MESSAGE_URL',
  'POSTI_URL',
  'POSTI_AUTH_URL',
  'MATKAHUOLTO_URL',
  'POSTI_SHIPPING_URL',
  'MATKAHUOLTO_SHIPPING_URL',
  'SMART_SEND_URL',
] as const;

const plainCalls = (settings: Settings): Refusal[] =>
  CALLED.filter((name) => {
    const address = settings[name];
    return settings.SHOP_MODE === 'live' && address && !isHttps(address) && !isOwnMachine(address);
  }).map((name) => ({
    names: [name],
    because: 'set an https address; requests contain credentials, searches or addresses of shoppers',
  }));

const refusalsOf = (settings: Settings): Refusal[] => [
  ...adminRefusals(settings),
  ...webhookRefusals(settings),
  ...liveRefusals(settings),
  ...searchRefusals(settings),
  ...signInRefusals(settings),
  ...deliveryRefusals(settings),
  ...plainCalls(settings),
  ...transportRefusals(settings),
  ...fileStoreRefusals(settings),
];

/** Settings that live mode refuses, each with what to set instead (operation-2). */
function liveRefusals(settings: Settings): Refusal[] {
  if (settings.SHOP_MODE !== 'live') return [];
  const refusals: Refusal[] = [...mailName('MAIL_FROM', settings), ...mailName('STORE_ALERT_EMAIL', settings)];
  const refuse = (names: (keyof Settings)[], because: string) => refusals.push({ names, because });
  if (isWeakSecret(settings.SHOP_SECRET))
    refuse(
      ['SHOP_SECRET'],
      'set an own random secret of 32 characters or more, e.g. from: openssl rand -hex 32; words, repeated pieces and runs such as abcd or 1234 can be guessed',
    );
  for (const name of ['WEBHOOK_SECRET', 'METRICS_TOKEN'] as const)
    if (settings[name] && isWeakSecret(settings[name]))
      refuse(
        [name],
        'set a random one, e.g. from: openssl rand -hex 32; words, repeated pieces and runs can be guessed',
      );
  if (!isHttps(settings.BASE_URL)) refuse(['BASE_URL'], "set the shop's public https address");
  if (settings.BASE_URL && isOwnMachine(settings.BASE_URL))
    refuse(['BASE_URL'], 'set the address customers use; nobody else reaches this one');
  if (isHttps(settings.BASE_URL) && !settings.COOKIE_SECURE)
    refuse(['COOKIE_SECURE'], 'leave it out or set 1; the shop is behind https');
  if (!settings.SMTP_URL) refuse(['SMTP_URL'], 'set the mail server; the demo mailbox is off in live mode');
  // with a public secret anybody could forge a payment callback
  const gatewaySecret = settings.PAYTRAIL_SECRET.trim();
  if (
    TEST_MERCHANTS.includes(settings.PAYTRAIL_MERCHANT_ID.trim()) ||
    TEST_SECRETS.some((published) => published.toLowerCase() === gatewaySecret.toLowerCase())
  )
    refuse(
      ['PAYTRAIL_MERCHANT_ID', 'PAYTRAIL_SECRET'],
      "set your own; the gateway's public test merchant takes no money",
    );
  else if (gatewaySecret.length < SHORTEST_GATEWAY_SECRET)
    refuse(
      ['PAYTRAIL_SECRET'],
      `set the secret key of the gateway's merchant panel; ${SHORTEST_GATEWAY_SECRET} characters is the least it can be`,
    );
  if (settings.PAYTRAIL_URL && (!isHttps(settings.PAYTRAIL_URL) || /\/simulator\/?$/.test(settings.PAYTRAIL_URL)))
    refuse(['PAYTRAIL_URL'], "leave it out for the gateway's own address; a simulator takes no money");
  return refusals;
}

export type SettingsWarning = { about: string; next: string };

/** Settings that allow a start but should be changed. */
export function settingsWarnings(settings: Settings): SettingsWarning[] {
  const { SHOP_MODE, DATABASE_URL, TRUSTED_PROXIES } = settings;
  if (SHOP_MODE !== 'live') return [];
  const warnings: SettingsWarning[] = [];
  if (!DATABASE_URL)
    warnings.push({
      about: 'DATABASE_URL is empty: a live shop on the embedded database, which serves one process and has no standby',
      next: 'Set it to a PostgreSQL: docs/postgresql.md',
    });
  if (TRUSTED_PROXIES.length === 0)
    warnings.push({
      about: 'TRUSTED_PROXIES is empty: behind a reverse proxy all visitors count as one and hit the limits together',
      next: "Set it to the proxy's address, e.g. TRUSTED_PROXIES=127.0.0.1 (docs/going-live.md)",
    });
  for (const name of exampleCarriers(settings))
    warnings.push({
      about: `${name} is empty: the pickup points of this carrier are examples, not real places`,
      next: "Set the carrier's credentials (docs/delivery.md)",
    });
  return warnings;
}

export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(`The shop cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

type Environment = Record<string, string | undefined>;

function complete(parsed: z.infer<typeof schema>): Settings {
  const { COOKIE_SECURE = isHttps(parsed.BASE_URL), ...rest } = parsed;
  return { ...rest, COOKIE_SECURE };
}

/** Reads and validates the environment; throws `SettingsError` naming every invalid setting with the reason (operation-1). An empty value counts as unset. */
export function readSettings(env: Environment): Settings {
  const given: Environment = Object.fromEntries(settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const parsed = schema.safeParse(given, { error: schemaMessage });
  if (parsed.success) {
    const settings = complete(parsed.data);
    const refusals = refusalsOf(settings);
    if (refusals.length === 0) return settings;
    throw new SettingsError(refusals.map(describeRefusal));
  }
  const wrong = parsed.error.issues.map((issue) => ({ name: String(issue.path[0]), because: issue.message }));
  // reports everything at once: checks the others as if the invalid ones were unset
  const names = new Set(wrong.map(({ name }) => name));
  const rest = schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name))));
  const refusals = refusalsOf(complete(rest)).filter((refusal) => !refusal.names.some((name) => names.has(name)));
  throw new SettingsError([
    ...wrong.map(({ name, because }) => `${name}: ${because}`),
    ...refusals.map(describeRefusal),
  ]);
}

const describeRefusal = ({ names, because }: Refusal) => `${names.join(', ')}: ${because}`;
