import { createCookie } from 'react-router';
import { z } from 'zod';

/** How this browser shows the admin, and the store whose work it shows (null: all that the person may see). */
const settings = z.object({
  theme: z.enum(['system', 'light', 'dark']).default('system').catch('system'),
  density: z.enum(['compact', 'normal', 'roomy']).default('normal').catch('normal'),
  // single keys as shortcuts (WCAG 2.1.4)
  keys: z.enum(['on', 'off']).default('on').catch('on'),
  store: z.string().max(60).nullable().default(null).catch(null),
});
export type ViewSettings = z.infer<typeof settings>;

const YEAR_SECONDS = 365 * 24 * 3600;
const cookie = createCookie('staff_view', { httpOnly: true, sameSite: 'strict', path: '/', maxAge: YEAR_SECONDS });

const DEFAULTS = settings.parse({});

/** The settings of the browser that sends a request; unknown values are the defaults. */
export async function viewSettings(request: Request): Promise<ViewSettings> {
  const given = await cookie.parse(request.headers.get('cookie'));
  const parsed = settings.safeParse(given ?? {});
  return parsed.success ? parsed.data : DEFAULTS;
}

/** `Set-Cookie` of settings that a form has changed. */
export async function changedView(request: Request, change: Record<string, unknown>): Promise<string> {
  return cookie.serialize(settings.parse({ ...(await viewSettings(request)), ...change }));
}
