import { data } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { shop as config } from '#shop.config';

const MOST_NAME = 60;

/** Enrols the browser as a store's tablet, or removes one, or ends a session. */
export async function changeTablets({ staff }: Shop, actor: StaffActor, form: FormData) {
  if (form.get('intent') === 'remove-tablet') {
    await staff.removeTablet(actor, String(form.get('id')));
    return { done: true };
  }
  if (form.get('intent') === 'end-session') {
    await staff.endAnySession(actor, String(form.get('id')));
    return { done: true };
  }
  const store = config.stores.find(({ id }) => id === form.get('store'));
  const name = String(form.get('name') ?? '')
    .trim()
    .slice(0, MOST_NAME);
  if (!store || !name) return { done: false };
  const token = await staff.enrolTablet(actor, { name, store: store.id });
  return data({ done: true, enrolled: true }, { headers: { 'set-cookie': staff.tabletCookie(token) } });
}
