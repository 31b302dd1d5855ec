import { expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/base/time/durations.ts';
import { staffRoles } from '#domain/staff/permissions.ts';
import { staffActor, staffCookie, staffToken } from '#test/staff.ts';
import { testShop } from '#test/test-shop.ts';

const client = { userAgent: 'test', ip: 'local' };

async function signedIn() {
  const made = await testShop();
  const token = await staffToken(made.shop, 'sales');
  const travel = (minutes: number) => {
    made.clock.now = new Date(made.clock.now.getTime() + minutes * MINUTE_MS);
  };
  const person = async () => (await made.shop.staff.actorOf(token, 'request-1'))?.actor ?? null;
  return { ...made, token, travel, person };
}

test('a session has the role, stores and limits of this moment (staff-4)', async () => {
  const { shop, person } = await signedIn();
  expect(await person()).toMatchObject({ name: 'Petri Halonen', role: 'sales', stores: [], requestId: 'request-1' });
  await shop.db.query(
    "update staff set role = 'store', stores = '{ranua}', refund_limit_cents = 5 where role = 'sales'",
  );
  expect(await person()).toMatchObject({ role: 'store', stores: ['ranua'], limits: { refund: 5 } });
});

test('a session ends after 60 minutes without a request (staff-4)', async () => {
  const { shop, person, travel } = await signedIn();
  travel(59);
  expect(await person()).not.toBeNull();
  travel(59);
  expect(await person()).not.toBeNull();
  travel(60);
  expect(await person()).toBeNull();
  expect((await shop.db.query('select 1 from staff_session')).rows).toEqual([]);
});

test('a session in use ends after 12 hours (staff-4)', async () => {
  const { person, travel } = await signedIn();
  for (let half = 0; half < 23; half++) {
    travel(30);
    expect(await person()).not.toBeNull();
  }
  travel(30);
  expect(await person()).toBeNull();
});

test('a suspended person has no session (staff-4)', async () => {
  const { shop, person } = await signedIn();
  await shop.db.query("update staff set suspended_at = now() where role = 'sales'");
  expect(await person()).toBeNull();
});

test('an owner with a fresh factor ends anybody’s session; the log names it, no other role may (staff-13)', async () => {
  const { shop, person } = await signedIn();
  const sales = await person();
  if (!sales) throw new Error('not signed in');
  const owner = await staffActor(shop, 'owner');
  const id = sales.sessionId;
  await expect(shop.staff.endAnySession(owner, id)).rejects.toMatchObject({ reason: 'proof' });
  await expect(shop.staff.endAnySession(await staffActor(shop, 'manager'), id)).rejects.toMatchObject({
    reason: 'role',
  });
  expect(await person()).not.toBeNull();
  const proven = { ...owner, proof: { permission: 'staff.manage' as const, subject: id, cents: null } };
  await shop.staff.endAnySession(proven, id);
  await shop.staff.endAnySession(proven, id);
  expect(await person()).toBeNull();
  const entries = shop.db.kysely
    .selectFrom('audit_entry')
    .select(['subject_id', 'after'])
    .where('action', '=', 'staff.manage');
  expect((await entries.execute()).filter(({ after }) => after?.sessionsEnded)).toMatchObject([
    { subject_id: sales.id },
  ]);
});

test('an owner with a fresh factor ends all sessions of a person; colleagues and managers see and end nothing more (staff-13)', async () => {
  const { shop, person } = await signedIn();
  const sales = await person();
  if (!sales) throw new Error('not signed in');
  const [owner, manager] = [await staffActor(shop, 'owner'), await staffActor(shop, 'manager')];
  expect((await shop.staff.sessionsOf(manager, sales.id)).map(({ id }) => id)).toEqual([sales.sessionId]);
  expect((await shop.staff.sessionsOf(manager, owner.id)).map(({ id }) => id)).toEqual([owner.sessionId]);
  expect(await shop.staff.sessionsOf(manager, 'x')).toEqual([]);
  await expect(shop.staff.sessionsOf(sales, sales.id)).rejects.toMatchObject({ reason: 'role' });
  await expect(shop.staff.endSessionsOf(manager, sales.id)).rejects.toMatchObject({ reason: 'role' });
  const proven = (subject: string) => ({
    ...owner,
    proof: { permission: 'staff.manage' as const, subject, cents: null },
  });
  await expect(shop.staff.endSessionsOf(proven(manager.id), sales.id)).rejects.toMatchObject({ reason: 'proof' });
  expect(await person()).not.toBeNull();
  expect(await shop.staff.endSessionsOf(proven(sales.id), sales.id)).toBe(1);
  expect(await person()).toBeNull();
  const entries = shop.db.kysely.selectFrom('audit_entry').select(['subject_id', 'after']);
  expect(await entries.where('action', '=', 'staff.manage').execute()).toContainEqual({
    subject_id: sales.id,
    after: { sessionsEnded: 1 },
  });
});

test('signing out ends the session; another token is nobody’s', async () => {
  const { shop, token, person } = await signedIn();
  expect(await shop.staff.actorOf(`${token}x`, null)).toBeNull();
  await shop.staff.endSession(token);
  expect(await person()).toBeNull();
});

test('the database does not hold the token', async () => {
  const { shop, token } = await signedIn();
  const { rows } = await shop.db.query('select * from staff_session');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('each role has a person in the demo (staff-12)', async () => {
  const { shop } = await testShop();
  for (const role of staffRoles) expect(await staffActor(shop, role)).toMatchObject({ kind: 'staff', role });
  const [, token = ''] = (await staffCookie(shop, 'store')).split('=');
  expect((await shop.staff.actorOf(token, null))?.actor.stores).toEqual(['oulu']);
});

test('a link of the demo signs in once (staff-12)', async () => {
  const { shop } = await testShop();
  const links = await shop.staff.demoStaff();
  expect(links.map(({ role }) => role)).toEqual(['owner', 'manager', 'sales', 'store', 'content', 'accounting']);
  const token = links[0]?.path.split('=')[1] ?? '';
  expect(await shop.staff.link(token)).toMatchObject({ kind: 'demo', name: 'Minna Saarela', role: 'owner' });
  expect((await shop.staff.withDemoLink(token, client)).ok).toBe(true);
  expect(await shop.staff.withDemoLink(token, client)).toMatchObject({ ok: false, reason: 'unknown' });
  const { rows } = await shop.db.query('select count(*)::int as people from staff');
  await shop.staff.demoStaff();
  expect((await shop.db.query('select count(*)::int as people from staff')).rows).toEqual(rows);
});
