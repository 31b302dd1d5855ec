import { redirect } from 'react-router';
import { changedView } from '#web/admin/base/view-settings.ts';
import type { Route } from './+types/route';

/** A path of the admin, never another site. */
const ownPath = (path: FormDataEntryValue | null): string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';

/** Keeps how this browser shows the admin: theme, density, keys, the chosen store. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const change: Record<string, unknown> = {};
  for (const name of ['theme', 'density', 'keys']) if (form.has(name)) change[name] = form.get(name);
  if (form.has('store')) change.store = form.get('store') || null;
  return redirect(ownPath(form.get('back')), { headers: { 'set-cookie': await changedView(request, change) } });
}
