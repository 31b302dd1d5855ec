import { redirect } from 'react-router';
import { ownPath } from '#web/admin/base/own-path.ts';
import { changedView } from '#web/admin/base/view-settings.ts';
import type { Route } from './+types/route';

/** Keeps how this browser shows the admin: theme, density, keys, the chosen store. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const change: Record<string, unknown> = {};
  for (const name of ['theme', 'density', 'keys']) if (form.has(name)) change[name] = form.get(name);
  if (form.has('store')) change.store = form.get('store') || null;
  return redirect(ownPath(form.get('back')), { headers: { 'set-cookie': await changedView(request, change) } });
}
