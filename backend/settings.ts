import { z } from 'zod';

const flag = z.enum(['', '0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const url = z.url({ protocol: /^https?$/ });
const isAddressOrRange = (entry: string) =>
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).safeParse(entry).success;
const isHttps = (address: string | undefined) => address?.startsWith('https://') ?? false;
const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());

const DEMO_SECRET = 'demo-secret-demo-secret-demo-secret';
const PUBLIC_TEST_MERCHANT = '375917';
const PUBLIC_TEST_SECRET = 'SAIPPUAKAUPPIAS';

/** Every setting with its default; the names are those of the environment (`.env.example` lists them). */
const schema = z.object({
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  BASE_URL: optional(url),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  SHOP_SECRET: z.string().min(32, 'must be at least 32 characters').default(DEMO_SECRET),
  COOKIE_SECURE: optional(flag),
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
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  MAIL_FROM: z.string().default('Tieva <asiakaspalvelu@tieva.example>'),
  STORE_ALERT_EMAIL: z.email().default('halytykset@tieva.example'),
  PAYTRAIL_MERCHANT_ID: z.string().default(PUBLIC_TEST_MERCHANT),
  PAYTRAIL_SECRET: z.string().default(PUBLIC_TEST_SECRET),
  PAYTRAIL_URL: optional(url),
  HOLD_MINUTES: z.coerce.number().int().min(1).max(1440).default(30),
  SEARCH_APP_ID: z.string().min(1).default('tieva'),
  SEARCH_KEY: z.string().min(1).default('public'),
  SEARCH_URL: optional(url),
});

export type Settings = Omit<z.infer<typeof schema>, 'COOKIE_SECURE'> & { COOKIE_SECURE: boolean };
export const settingNames = Object.keys(schema.shape);

/** What live mode refuses, each with what to set instead (decisions 0). */
function liveRefusals(settings: Settings): string[] {
  if (settings.SHOP_MODE !== 'live') return [];
  const refusals: string[] = [];
  if (settings.SHOP_SECRET === DEMO_SECRET)
    refusals.push('SHOP_SECRET: set an own random secret of 32 characters or more');
  if (!isHttps(settings.BASE_URL)) refusals.push("BASE_URL: set the shop's public https address");
  if (!settings.SMTP_URL) refusals.push('SMTP_URL: set the mail server; the demo mailbox is off in live mode');
  for (const name of ['MAIL_FROM', 'STORE_ALERT_EMAIL'] as const)
    if (/\.example>?$/.test(settings[name]))
      refusals.push(`${name}: set an address of your own; the example goes nowhere`);
  // with a secret everybody knows anybody could tell the shop that an order is paid
  if (settings.PAYTRAIL_MERCHANT_ID === PUBLIC_TEST_MERCHANT || settings.PAYTRAIL_SECRET === PUBLIC_TEST_SECRET)
    refusals.push(
      "PAYTRAIL_MERCHANT_ID, PAYTRAIL_SECRET: set your own; the gateway's public test merchant takes no money",
    );
  return refusals;
}

export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(`The shop cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** Reads and checks the environment; throws `SettingsError` naming every wrong setting and the reason. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const parsed = schema.safeParse(env);
  if (!parsed.success)
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const { COOKIE_SECURE = isHttps(parsed.data.BASE_URL), ...rest } = parsed.data;
  const settings = { ...rest, COOKIE_SECURE };
  const refusals = liveRefusals(settings);
  if (refusals.length > 0) throw new SettingsError(refusals);
  return settings;
}
