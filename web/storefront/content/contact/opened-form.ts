import { randomUUID } from 'node:crypto';
import type { Shop } from '#backend/shop.ts';
import { LONGEST } from '#domain/content/contact/contact-form.ts';
import type { ContactValues } from './contact-result.ts';

/** The initial form, filled in with the signed-in customer. */
export async function openedForm(
  { auth, formStamps }: Pick<Shop, 'auth' | 'formStamps'>,
  request: Request,
  { store = '', message = '' }: { store?: string | undefined; message?: string } = {},
): Promise<ContactValues> {
  const visitor = await auth.visitor(request.headers);
  return {
    name: visitor ? `${visitor.firstname} ${visitor.lastname}`.trim().slice(0, LONGEST.name) : '',
    email: visitor?.email ?? '',
    phone: '',
    message,
    store,
    website: '',
    formKey: randomUUID(),
    stamp: formStamps.stamp(),
  };
}
