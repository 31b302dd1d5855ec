import { describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/base/time/durations.ts';
import { fakeAuthenticator } from '#test/fakes/authenticator.ts';
import { testShop } from '#test/test-shop.ts';
import {
  client,
  invite,
  machine,
  PASSWORD,
  personWithApp,
  personWithPasskey,
  signedIn,
  success,
} from './test-people.ts';

async function opened() {
  const made = await testShop();
  const travel = (minutes: number) => {
    made.clock.now = new Date(made.clock.now.getTime() + minutes * MINUTE_MS);
  };
  const { staff } = made.shop;
  const challenge = async () => success(await staff.passkeyOptions(client));
  const byPasskey = async (device: ReturnType<typeof fakeAuthenticator>) => {
    const { id, options } = await challenge();
    return staff.withPasskey({ id, response: device.sign(options) }, client);
  };
  return { ...made, staff, travel, challenge, byPasskey };
}
const from = (ip: string) => ({ ...client, ip });

describe('invitation (staff-1)', () => {
  test('its link holds 24 hours, is opened freely and used once', async () => {
    const { shop, staff, travel } = await opened();
    const link = await invite(shop, 'sales');
    expect(await staff.invitation(link)).toMatchObject({ name: 'Testi sales', email: 'sales@example.fi' });
    travel(24 * 60 - 1);
    expect(await staff.invitation(link)).not.toBeNull();
    travel(1);
    expect(await staff.invitation(link)).toBeNull();
    const again = await invite(shop, 'store');
    const app = (await staff.invitation(again))?.app;
    expect(
      await staff.acceptInvitation(
        again,
        { way: 'totp', password: PASSWORD, sealed: app?.sealed ?? '', code: '000000' },
        client,
      ),
    ).toMatchObject({ reason: 'refused', details: { reason: 'code' } });
    expect(await staff.invitation(again)).not.toBeNull();
  });

  test('a used link opens nothing', async () => {
    const { shop, staff } = await opened();
    const link = await invite(shop, 'sales');
    const accept = async () => {
      const device = fakeAuthenticator();
      const challenge = await staff.invitationPasskey(link);
      const registration = {
        id: challenge?.id ?? '',
        response: device.register(challenge?.options ?? { challenge: '' }),
      };
      return staff.acceptInvitation(link, { way: 'passkey', registration, name: 'Puhelin' }, client);
    };
    expect((await accept()).ok).toBe(true);
    expect(await accept()).toMatchObject({ ok: false, reason: 'unknown' });
  });

  test.each([
    ['manchester', 'known'],
    ['lyhyt', 'tooShort'],
    ['sales@example.fi', 'common'],
  ])('the password %s is refused: %s', async (password, problem) => {
    const { shop, staff } = await opened();
    const link = await invite(shop, 'sales');
    const sealed = (await staff.invitation(link))?.app.sealed ?? '';
    const tried = await staff.acceptInvitation(link, { way: 'totp', password, sealed, code: '123456' }, client);
    expect(tried).toMatchObject({ details: { reason: 'password', problem } });
  });

  test('the link is mailed to the person and leads to the admin', async () => {
    const { shop } = await opened();
    const link = await invite(shop, 'sales');
    const { rows } = await shop.db.query('select recipient, body_text from outbox_mail');
    expect(rows).toEqual([
      { recipient: 'sales@example.fi', body_text: expect.stringContaining(`:3001/kutsu/${link}\n`) },
    ]);
  });
});

describe('passkeys (staff-2)', () => {
  test('a passkey alone signs in', async () => {
    const { shop, byPasskey } = await opened();
    const { device } = await personWithPasskey(shop, 'owner');
    const { token } = success(await byPasskey(device));
    expect(await signedIn(shop, token)).toMatchObject({ name: 'Testi owner', role: 'owner', proof: null });
  });

  test('an answer counts once, for its own challenge, within five minutes', async () => {
    const { shop, staff, challenge, travel } = await opened();
    const { device } = await personWithPasskey(shop, 'owner');
    const asked = await challenge();
    const answer = { id: asked.id, response: device.sign(asked.options) };
    expect((await staff.withPasskey(answer, client)).ok).toBe(true);
    expect(await staff.withPasskey(answer, client)).toMatchObject({ reason: 'wrong' });
    const other = await challenge();
    expect(await staff.withPasskey({ ...answer, id: other.id }, client)).toMatchObject({ reason: 'wrong' });
    const late = await challenge();
    travel(5);
    const lateAnswer = { id: late.id, response: device.sign(late.options) };
    expect(await staff.withPasskey(lateAnswer, client)).toMatchObject({ reason: 'wrong' });
  });

  test.each([
    ['of another origin', { origin: 'http://localhost:3000' }],
    ['of another host', { rpId: 'evil.example' }],
    ['without the person’s PIN or finger', { isVerified: false }],
  ])('an answer %s is refused', async (_, setup) => {
    const { shop, staff } = await opened();
    const link = await invite(shop, 'sales');
    const device = fakeAuthenticator(setup);
    const challenge = await staff.invitationPasskey(link);
    const registration = {
      id: challenge?.id ?? '',
      response: device.register(challenge?.options ?? { challenge: '' }),
    };
    const tried = await staff.acceptInvitation(link, { way: 'passkey', registration, name: 'Puhelin' }, client);
    expect(tried).toMatchObject({ reason: 'refused', details: { reason: 'passkey' } });
  });

  test('a passkey of nobody and one of a suspended person are refused', async () => {
    const { shop, byPasskey } = await opened();
    expect(await byPasskey(fakeAuthenticator())).toMatchObject({ reason: 'wrong' });
    const { device, actor } = await personWithPasskey(shop, 'sales');
    success(await shop.staff.setSuspended(machine, actor.id, true));
    expect(await byPasskey(device)).toMatchObject({ reason: 'wrong' });
  });
});

describe('password and app (staff-2, staff-3)', () => {
  test('sign in together, each alone does not', async () => {
    const { shop, staff, travel } = await opened();
    const { email, code } = await personWithApp(shop, 'sales');
    travel(1);
    expect(await staff.withPassword({ email, password: PASSWORD, code: '' }, client)).toMatchObject({
      reason: 'wrong',
    });
    expect(await staff.withPassword({ email, password: 'väärä', code: code() }, client)).toMatchObject({
      reason: 'wrong',
    });
    expect((await staff.withPassword({ email: 'SALES@example.fi', password: PASSWORD, code: code() }, client)).ok).toBe(
      true,
    );
  });

  test('a used code is refused, also by another request at the same time', async () => {
    const { shop, staff, travel } = await opened();
    const { email, code } = await personWithApp(shop, 'sales');
    const input = { email, password: PASSWORD, code: code() };
    expect(await staff.withPassword(input, client)).toMatchObject({ reason: 'wrong' });
    travel(1);
    const fresh = { ...input, code: code() };
    const tries = await Promise.all([staff.withPassword(fresh, client), staff.withPassword(fresh, client)]);
    expect(tries.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test('the database holds no secret of an app in clear text', async () => {
    const { shop } = await opened();
    const { secret } = await personWithApp(shop, 'sales');
    const { rows } = await shop.db.query('select * from staff_secret');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('limits (staff-8)', () => {
  test('ten tries for an account, known or not, from an address, which lock nobody out elsewhere', async () => {
    const { shop, staff, travel } = await opened();
    const { email, code } = await personWithApp(shop, 'sales');
    travel(1);
    for (const tried of [email, 'nobody@example.fi']) {
      const reasons: (string | null)[] = [];
      const ip = tried === email ? '198.51.100.1' : '198.51.100.2';
      for (let i = 0; i < 11; i++) {
        const done = await staff.withPassword({ email: tried, password: 'x', code: '1' }, from(ip));
        reasons.push(done.ok ? null : done.reason);
      }
      expect(reasons).toEqual([...Array(10).fill('wrong'), 'limited']);
    }
    expect((await staff.withPassword({ email, password: PASSWORD, code: code() }, client)).ok).toBe(true);
  });

  test('a hundred tries an hour for an account from all addresses', async () => {
    const { staff } = await opened();
    const codes: string[] = [];
    for (let i = 0; i < 101; i++) {
      const tried = await staff.withRecoveryCode({ email: 'a@example.fi', code: 'x' }, from(`203.0.${i}.1`));
      if (!tried.ok) codes.push(tried.reason);
    }
    expect(codes.filter((reason) => reason === 'limited')).toHaveLength(1);
  });

  test('an unknown name, a wrong password and a wrong code take the same statements', async () => {
    const { shop, staff, travel } = await opened();
    const { email } = await personWithApp(shop, 'sales');
    travel(1);
    const tries = {
      unknown: { email: 'x@example.fi', password: PASSWORD },
      wrong: { email, password: 'x' },
      right: { email, password: PASSWORD },
    };
    const made: Record<string, string[]> = {};
    const query = vi.spyOn(shop.db, 'query');
    const executed = vi.spyOn(shop.db.kysely.getExecutor(), 'executeQuery');
    for (const [name, input] of Object.entries(tries)) {
      query.mockClear();
      executed.mockClear();
      expect(await staff.withPassword({ ...input, code: '000000' }, from(`198.51.100.${name.length}`))).toMatchObject({
        reason: 'wrong',
      });
      made[name] = [
        ...query.mock.calls.map(([text]) => String(text)),
        ...executed.mock.calls.map(([compiled]) => compiled.sql),
      ];
    }
    expect(made.wrong).toEqual(made.right);
    expect(made.unknown).toEqual(made.right);
    expect(made.right?.join()).toContain('staff_secret');
  });

  test('twenty tries from an address in five minutes', async () => {
    const { staff } = await opened();
    const tries: (string | null)[] = [];
    for (let i = 0; i < 21; i++) {
      const tried = await staff.withPassword({ email: `a${i}@example.fi`, password: 'x', code: '1' }, client);
      tries.push(tried.ok ? null : tried.reason);
    }
    expect(tries.filter((reason) => reason === 'limited')).toHaveLength(1);
  });

  test('five wrong codes after the right password, then even the right one is refused', async () => {
    const { shop, staff, travel } = await opened();
    const { email, code } = await personWithApp(shop, 'sales');
    travel(1);
    const wrong = String((Number(code()) + 1) % 1_000_000).padStart(6, '0');
    for (let i = 0; i < 5; i++)
      expect(await staff.withPassword({ email, password: PASSWORD, code: wrong }, client)).toMatchObject({
        reason: 'wrong',
      });
    expect(await staff.withPassword({ email, password: PASSWORD, code: code() }, client)).toMatchObject({
      reason: 'wrong',
    });
  });
});

describe('recovery codes (staff-5)', () => {
  test('each of ten signs in once, ends other sessions, and gives no proofs for a day', async () => {
    const { shop, staff, travel } = await opened();
    const { email, token, device, recoveryCodes } = await personWithPasskey(shop, 'owner');
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const recovered = success(await staff.withRecoveryCode({ email, code: code.toLowerCase() }, client));
    expect(await staff.actorOf(token, null)).toBeNull();
    expect(await staff.withRecoveryCode({ email, code }, client)).toMatchObject({ reason: 'wrong' });
    const actor = await signedIn(shop, recovered.token);
    expect(await staff.ownFactors(actor)).toMatchObject({ recoveryCodes: 9 });
    const asked = { permission: 'staff.manage', subject: 'x', cents: null } as const;
    const prove = async () => {
      const { id, options } = await staff.proofOptions(actor, asked);
      return staff.proveByPasskey(actor, { id, response: device.sign(options) });
    };
    expect(await prove()).toMatchObject({ reason: 'held-back' });
    travel(24 * 60);
    expect((await prove()).ok).toBe(true);
  });

  test('a code of somebody else and a guessed one are refused', async () => {
    const { shop, staff } = await opened();
    const one = await personWithPasskey(shop, 'owner');
    const other = await personWithPasskey(shop, 'sales');
    const [code = ''] = other.recoveryCodes;
    expect(await staff.withRecoveryCode({ email: one.email, code }, client)).toMatchObject({ reason: 'wrong' });
    expect(await staff.withRecoveryCode({ email: one.email, code: '' }, client)).toMatchObject({ reason: 'wrong' });
  });

  test('the person and the owners are told by mail', async () => {
    const { shop, staff } = await opened();
    const owner = await personWithPasskey(shop, 'owner');
    const { email, recoveryCodes } = await personWithPasskey(shop, 'sales');
    success(await staff.withRecoveryCode({ email, code: recoveryCodes[3] ?? '' }, client));
    const { rows } = await shop.db.query("select recipient from outbox_mail where body_text like '%palautuskoodilla%'");
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual([owner.email, email]);
  });
});
