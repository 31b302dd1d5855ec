import type { Shop } from '#backend/shop.ts';
import type { Proof, StaffActor } from '#domain/staff/actor.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { fakeAuthenticator } from '#test/fakes/authenticator.ts';
import { totpCode } from './factors/totp.ts';

export const client = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ip: '203.0.113.9' };
export const machine = { kind: 'command', name: 'aino' } as const;
export const PASSWORD = 'kolme kuusta ja suo';

type Result = { ok: true; value: unknown } | { ok: false; reason: string };
/** The value of a success; throws the reason of a failure. */
export function success<R extends Result>(result: R): Extract<R, { ok: true }>['value'] {
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return (result as Extract<R, { ok: true }>).value;
}

/** Invites a person by the command line; returns the token of the link. */
export async function invite(shop: Shop, role: StaffRole, email = `${role}@example.fi`): Promise<string> {
  const assigned = { role, stores: [], refundCents: 10_000, refundDayCents: 30_000 };
  const invited = success(
    await shop.staff.invite(machine, { email, name: `Testi ${role}`, locale: 'fi', ...assigned }),
  );
  return invited.url.split('/').at(-1) ?? '';
}

export async function signedIn(shop: Shop, token: string): Promise<StaffActor> {
  const found = await shop.staff.actorOf(token, null);
  if (!found) throw new Error('no session');
  return found.actor;
}

/** A person of a role who accepted the invitation with a passkey. */
export async function personWithPasskey(shop: Shop, role: StaffRole, email = `${role}@example.fi`) {
  const link = await invite(shop, role, email);
  const device = fakeAuthenticator();
  const challenge = await shop.staff.invitationPasskey(link);
  const registration = { id: challenge?.id ?? '', response: device.register(challenge?.options ?? { challenge: '' }) };
  const factor = { way: 'passkey', registration, name: 'Puhelin' } as const;
  const { token, recoveryCodes } = success(await shop.staff.acceptInvitation(link, factor, client));
  const actor = await signedIn(shop, token);
  /** Confirms an action with the passkey; the actor of the request that brings the proof. */
  const prove = async (proof: Proof, approval: string | null = null) => {
    const asked = await shop.staff.proofOptions(actor, proof);
    const answer = { id: asked.id, response: device.sign(asked.options) };
    const proved = success(await shop.staff.proveByPasskey(actor, answer));
    const found = await shop.staff.actorOf(token, null, { proof: proved.proof, approval });
    if (!found) throw new Error('no session');
    return found.actor;
  };
  return { email, token, actor, device, recoveryCodes, prove };
}

/** A person of a role who accepted the invitation with a password and an app. */
export async function personWithApp(shop: Shop, role: StaffRole, email = `${role}@example.fi`) {
  const link = await invite(shop, role, email);
  const app = (await shop.staff.invitation(link))?.app;
  if (!app) throw new Error('no invitation');
  const code = () => totpCode(app.secret, shop.now());
  const factor = { way: 'totp', password: PASSWORD, sealed: app.sealed, code: code() } as const;
  const { token, recoveryCodes } = success(await shop.staff.acceptInvitation(link, factor, client));
  return { email, token, code, recoveryCodes, actor: await signedIn(shop, token), secret: app.secret };
}
