import { data, redirect } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { ownPath } from '#web/admin/base/own-path.ts';
import type { Route } from './+types/route';

/** Saves the query of a list as a view, or removes one; returns to the list. */
export async function action({ request, context }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  if (form.has('remove')) {
    await shop.savedViews.remove(actor, text('remove'));
    return redirect(ownPath(text('back')));
  }
  const [list, name, query] = [text('list'), text('name'), text('query')];
  const saved = await shop.savedViews.save(actor, { list, name, query, isShared: form.get('shared') === 'on' });
  if (!saved.ok) return data({ problem: saved.reason }, { status: 400 });
  return redirect(ownPath(`${text('path')}?${query}`));
}
