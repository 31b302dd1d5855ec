import type { Shop } from '#backend/shop.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';

const client = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ip: '203.0.113.9' };

/** The session token of the demo's person of a role, who is made when needed. */
export async function staffToken(shop: Shop, role: StaffRole): Promise<string> {
  const person = (await shop.staff.demoStaff()).find((one) => one.role === role);
  const link = new URL(person?.path ?? '', 'http://admin.test').searchParams.get('esittely');
  const signedIn = await shop.staff.withDemoLink(link ?? '', client);
  if (!signedIn.ok) throw new Error(`nobody has the role ${role}`);
  return signedIn.value.token;
}

/** A `Cookie` header of a signed-in person of a role. */
export const staffCookie = async (shop: Shop, role: StaffRole): Promise<string> =>
  `staff=${await staffToken(shop, role)}`;

/** A signed-in person of a role, as services receive them. */
export async function staffActor(shop: Shop, role: StaffRole): Promise<StaffActor> {
  const found = await shop.staff.actorOf(await staffToken(shop, role), null);
  if (!found) throw new Error(`the session of ${role} has ended`);
  return found.actor;
}
