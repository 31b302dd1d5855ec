import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { adminUrlOf } from '#backend/platform/settings/admin-settings.ts';
import type { StaffId } from '#domain/staff/actor.ts';
import { shop as config } from '#shop.config';
import { type ChallengeUse, storeChallenge, takeChallenge } from './challenges.ts';

export type PasskeyAnswer = { id: string; response: AuthenticationResponseJSON };
export type PasskeyRegistration = { id: string; response: RegistrationResponseJSON };
type Person = { id: StaffId; email: string; name: string };

const KNOWN_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof KNOWN_TRANSPORTS)[number];
const isTransport = (name: string): name is Transport => (KNOWN_TRANSPORTS as readonly string[]).includes(name);

/** A passkey verifies the person (PIN or fingerprint of the device) and is found without a typed name. */
const SELECTION = { residentKey: 'required', userVerification: 'required' } as const;

/**
 * Passkeys of staff by SimpleWebAuthn (0051). Challenges are rows that are answered once; the origin is the admin's, never what
 * a request names.
 */
export function createPasskeys({ db, settings, now }: Pick<ShopContext, 'db' | 'settings' | 'now'>) {
  const { kysely } = db;
  const origin = new URL(adminUrlOf(settings)).origin;
  const rpID = new URL(origin).hostname;

  const ownPasskeys = (staffId: StaffId) =>
    kysely
      .selectFrom('staff_passkey')
      .where('staff_id', '=', staffId)
      .select(['credential_id', 'transports'])
      .execute();

  return {
    /** What a browser needs to make a passkey for a person; one device holds at most one. */
    async registrationOptions(person: Person) {
      const known = await ownPasskeys(person.id);
      const options = await generateRegistrationOptions({
        rpName: `${config.name} Toimisto`,
        rpID,
        userID: new Uint8Array(Buffer.from(person.id)),
        userName: person.email,
        userDisplayName: person.name,
        excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
        authenticatorSelection: SELECTION,
      });
      return {
        id: await storeChallenge(kysely, options.challenge, { kind: 'register', staffId: person.id }, now()),
        options,
      };
    },

    /** Verifies a new passkey; null: wrong challenge, origin or signature. `store` adds it in the caller's transaction. */
    async verifyRegistration(staffId: StaffId, { id, response }: PasskeyRegistration) {
      const challenge = await takeChallenge(kysely, id, 'register', now());
      if (challenge?.staff_id !== staffId) return null;
      const { registrationInfo: made } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge.challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
      }).catch(() => ({ registrationInfo: undefined }));
      if (!made) return null;
      const { credential } = made;
      return async (tx: Kysely<Tables>, name: string): Promise<void> => {
        await tx
          .insertInto('staff_passkey')
          .values({
            staff_id: staffId,
            credential_id: credential.id,
            public_key: credential.publicKey,
            counter: credential.counter,
            transports: credential.transports ?? [],
            name,
            created_at: now(),
          })
          .execute();
      };
    },

    /** What a browser needs to sign a challenge. Without `staffId` it offers every passkey it has for this origin. */
    async assertionOptions(use: ChallengeUse) {
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      return { id: await storeChallenge(kysely, options.challenge, use, now()), options };
    },

    /** The person of a signed challenge with what it was made for; null: unknown passkey, wrong challenge, origin or signature. */
    async verifyAssertion(kind: 'sign-in' | 'proof', { id, response }: PasskeyAnswer) {
      const challenge = await takeChallenge(kysely, id, kind, now());
      const passkey = await kysely
        .selectFrom('staff_passkey')
        .where('credential_id', '=', String(response.id))
        .selectAll()
        .executeTakeFirst();
      if (!challenge || !passkey) return null;
      const verified = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge.challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: passkey.counter,
          transports: passkey.transports.filter(isTransport),
        },
      }).catch(() => null);
      if (!verified?.verified) return null;
      await kysely
        .updateTable('staff_passkey')
        .set({ counter: verified.authenticationInfo.newCounter, used_at: now() })
        .where('id', '=', passkey.id)
        .execute();
      return { staffId: passkey.staff_id, challenge };
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
