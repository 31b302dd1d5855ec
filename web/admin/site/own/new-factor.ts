import type { Shop } from '#backend/shop.ts';
import { passkeyRegistration } from '#web/admin/base/step-up/passkey-answer.ts';

type NewFactor = Parameters<Shop['staff']['acceptInvitation']>[1];

const MOST_NAME = 60;

/** The factor of a form; null when it holds none. */
export function newFactor(form: FormData): NewFactor | null {
  const text = (name: string) => String(form.get(name) ?? '');
  if (text('way') === 'totp')
    return { way: 'totp', password: text('password'), sealed: text('sealed'), code: text('code') };
  const registration = passkeyRegistration(text('registration'));
  const name = text('name').trim().slice(0, MOST_NAME);
  return registration && { way: 'passkey', registration, name: name || '–' };
}
