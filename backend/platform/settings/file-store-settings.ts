import { z } from 'zod';
import { isElsewhere } from './transport-settings.ts';

const key = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces')
  .optional();

/** The bucket that holds the shop's files in place of `DATA_DIR` (docs/scale.md). */
export const fileStoreSettings = {
  S3_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of a bucket, such as https://s3.example/bucket' })
    .refine((address) => !URL.canParse(address) || new URL(address).search === '', 'must have no ?')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region, such as eu-north-1')
    .optional(),
  S3_ACCESS_KEY_ID: key,
  S3_SECRET_ACCESS_KEY: key,
};

const KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

type Settings = z.infer<z.ZodObject<typeof fileStoreSettings>> & {
  SHOP_MODE: 'demo' | 'live';
  PLAIN_HOSTS: readonly string[];
};

/** A bucket without its keys or keys without a bucket, and in live mode one without https. */
export function fileStoreRefusals(
  settings: Settings,
): { names: (keyof typeof fileStoreSettings)[]; because: string }[] {
  const { S3_URL, SHOP_MODE, PLAIN_HOSTS } = settings;
  const given = KEYS.filter((name) => settings[name]);
  if (!S3_URL)
    return given.length > 0
      ? [{ names: ['S3_URL'], because: 'set it too: the keys open a bucket (docs/scale.md)' }]
      : [];
  const missing = KEYS.filter((name) => !settings[name]);
  if (missing.length > 0)
    return [{ names: missing, because: 'set it too: requests to the bucket are signed with both' }];
  if (SHOP_MODE === 'live' && S3_URL.startsWith('http://') && isElsewhere(S3_URL, PLAIN_HOSTS))
    return [
      {
        names: ['S3_URL'],
        because:
          'set an https address, or name the machine in PLAIN_HOSTS if only a private network lies between; files show people',
      },
    ];
  return [];
}
