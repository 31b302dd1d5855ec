import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';

type Asked<Options> = { id: string; options: Options };
// loaded at the first press: pages without a passkey button never need it
const library = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof library>>;
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];
type CreateOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
export type SignedChallenge = { id: string; response: AuthenticationResponseJSON };
export type MadePasskey = { id: string; response: RegistrationResponseJSON };

/** Signs a challenge with a passkey of the device; null when the person cancelled. */
export async function signChallenge({ id, options }: Asked<RequestOptions>): Promise<SignedChallenge | null> {
  const { startAuthentication } = await library();
  const response = await startAuthentication({ optionsJSON: options }).catch(() => null);
  return response && { id, response };
}

/** Makes a passkey on the device; null when the person cancelled or has one already. */
export async function makePasskey({ id, options }: Asked<CreateOptions>): Promise<MadePasskey | null> {
  const { startRegistration } = await library();
  const response = await startRegistration({ optionsJSON: options }).catch(() => null);
  return response && { id, response };
}
