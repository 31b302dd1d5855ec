import { createHmac } from 'node:crypto';
import { isProviderId, type ProviderId } from '#backend/customers/sign-in/providers/ids.ts';
import { STAND_IN_PREFIX } from '#backend/platform/settings/sign-in-settings.ts';

/** Path of the fake provider in demo mode. */
export const FAKE_PATH = '/oidc';

/** Client secret of the stand-in providers. */
export const fakeSecret = (shopSecret: string) =>
  createHmac('sha256', shopSecret).update('fake sign-in provider').digest('base64url');

/** The provider of a client id, or null. */
export function providerOfClient(clientId: string): ProviderId | null {
  const id = clientId.startsWith(STAND_IN_PREFIX) ? clientId.slice(STAND_IN_PREFIX.length) : '';
  return isProviderId(id) ? id : null;
}
