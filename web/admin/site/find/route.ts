import { staffOf } from '#web/admin/base/context.ts';
import type { Route } from './+types/route';
import { type Found, findAll } from './found.ts';

/** Finds things of all lists for the command palette, by the rights of the person. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<{ found: Found[] }> {
  const text = (url.searchParams.get('q') ?? '').trim();
  return { found: text === '' ? [] : await findAll(staffOf(context), text) };
}
