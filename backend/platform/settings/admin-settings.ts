import { z } from 'zod';

/** Settings of the admin, which has an origin of its own (0052). */
export const adminSettings = {
  ADMIN_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  ADMIN_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .optional(),
};

type AdminSettings = z.infer<z.ZodObject<typeof adminSettings>> & {
  SHOP_MODE: 'demo' | 'live';
  PORT: number;
  BASE_URL?: string | undefined;
};
type Refusal = { names: (keyof typeof adminSettings)[]; because: string };

/** The admin's port: the one after the shop's, unless it is set. */
export const adminPortOf = ({ ADMIN_PORT, PORT }: Pick<AdminSettings, 'ADMIN_PORT' | 'PORT'>): number =>
  ADMIN_PORT ?? (PORT === 0 ? 0 : PORT + 1);

/** The admin's public URL without a trailing slash. */
export const adminUrlOf = (settings: Pick<AdminSettings, 'ADMIN_URL' | 'ADMIN_PORT' | 'PORT'>): string =>
  (settings.ADMIN_URL ?? `http://localhost:${adminPortOf(settings)}`).replace(/\/$/, '');

/** Refuses an admin on the shop's port, and in live mode one without https or on the shop's host. */
export function adminRefusals(settings: AdminSettings): Refusal[] {
  const { SHOP_MODE, PORT, BASE_URL, ADMIN_URL } = settings;
  const port = adminPortOf(settings);
  if (port > 65_535 || (port === PORT && port !== 0))
    return [{ names: ['ADMIN_PORT'], because: "set a port of its own; the admin does not share the shop's" }];
  if (SHOP_MODE === 'demo') return [];
  if (!ADMIN_URL?.startsWith('https://'))
    return [
      { names: ['ADMIN_URL'], because: "set the admin's own public https address, e.g. https://admin.example.fi" },
    ];
  // cookies ignore ports, and scripts of a tag manager run on the shop's pages
  if (BASE_URL && URL.canParse(BASE_URL) && new URL(BASE_URL).hostname === new URL(ADMIN_URL).hostname)
    return [
      { names: ['ADMIN_URL'], because: "set another host than the shop's; tags on its pages could act as staff" },
    ];
  return [];
}
