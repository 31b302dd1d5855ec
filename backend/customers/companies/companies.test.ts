import { expect, test } from 'vitest';
import { MAX_MEMBERS } from '#domain/customers/companies/members.ts';
import { byCommand, staffMember } from '#test/actors.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { companyForm, companyShop } from './test-companies.ts';

const rolesOf = async ({ companies, owner }: Awaited<ReturnType<typeof companyShop>>) =>
  (await companies.of(owner.visitor))?.members.map(({ role }) => role).sort();

test('an application waits for staff, who approve it and mail the applicant (company-1, company-4)', async () => {
  const { companies, owner, apply, shop } = await companyShop();
  const id = await apply(owner);
  expect(await companies.of(owner.visitor)).toMatchObject({
    status: 'applied',
    role: 'owner',
    businessId: '2122839-7',
  });
  const aino = await staffMember(shop.db.kysely, 'sales', { name: 'Aino' });
  expect((await companies.staff.approve(aino, id)).ok).toBe(true);
  expect(await companies.of(owner.visitor)).toMatchObject({ status: 'approved' });
  expect(await companies.staff.approve(aino, id)).toMatchObject({ reason: 'not_now' });
  const mails = await shop.db.kysely.selectFrom('outbox_mail').select(['kind', 'recipient']).execute();
  expect(mails).toEqual([{ kind: 'company-approved', recipient: owner.email }]);
  expect((await companies.staff.one(aino, id))?.events).toMatchObject([
    { event: 'decide', by: 'Aino' },
    { event: 'apply', by: null },
  ]);
});

test('a rejected applicant reads why and may apply again (company-1)', async () => {
  const { companies, owner, apply, shop } = await companyShop();
  const id = await apply(owner);
  expect(await companies.staff.reject(byCommand, id, ' ')).toMatchObject({ reason: 'reason' });
  expect((await companies.staff.reject(byCommand, id, 'Katso www.huijaus.fi')).ok).toBe(true);
  expect(await companies.of(owner.visitor)).toBeNull();
  const [mail] = await shop.db.kysely.selectFrom('outbox_mail').select(['kind', 'body_text']).execute();
  expect(mail?.kind).toBe('company-rejected');
  expect(mail?.body_text).toContain('www. huijaus. fi');
  expect((await companies.apply(owner.visitor, companyForm)).ok).toBe(true);
});

test('only a verified customer without a company may apply; twenty applications at once make one (company-1)', async () => {
  const { companies, owner, shop } = await companyShop();
  const unverified = await makeCustomer(shop, { isVerified: false });
  expect(await companies.apply(unverified.visitor, companyForm)).toMatchObject({ reason: 'unverified' });
  const applied = await Promise.all(Array.from({ length: 20 }, () => companies.apply(owner.visitor, companyForm)));
  expect(applied.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await companies.staff.list(byCommand, { status: null, text: '' })).companies).toHaveLength(1);
});

test('of two applications with one business id, approved at once, one is approved (company-4)', async () => {
  const { companies, owner, apply, shop } = await companyShop();
  const ids = [await apply(owner), await apply(await makeCustomer(shop))];
  const decided = await Promise.all(ids.map((id) => companies.staff.approve(byCommand, id)));
  expect(decided.map((done) => (done.ok ? 'ok' : done.reason)).sort()).toEqual(['ok', 'taken']);
  const { counts } = await companies.staff.list(byCommand, { status: null, text: '' });
  expect(counts).toEqual({ applied: 1, approved: 1, rejected: 0 });
});

test('an invitation joins the account with its address, once (company-2)', async () => {
  const { companies, owner, approved, tokenTo, shop } = await companyShop();
  await approved();
  const buyer = await makeCustomer(shop);
  const other = await makeCustomer(shop);
  const { invitations } = companies;
  expect((await invitations.invite(owner.visitor, { email: buyer.email, role: 'buyer' })).ok).toBe(true);
  const token = await tokenTo(buyer.email);
  expect(await invitations.view(other.visitor, token)).toMatchObject({ isForVisitor: false });
  expect(await invitations.accept(other.visitor, token)).toMatchObject({ reason: 'other_email' });
  expect(await invitations.accept(buyer.visitor, 'x')).toMatchObject({ reason: 'unknown' });
  const accepted = await Promise.all(Array.from({ length: 20 }, () => invitations.accept(buyer.visitor, token)));
  expect(accepted.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await companies.of(owner.visitor))?.members).toHaveLength(2);
  expect(await companies.of(buyer.visitor)).toMatchObject({ role: 'buyer', invitations: [] });
  expect(await invitations.view(buyer.visitor, token)).toBeNull();
});

test('a new invitation replaces the earlier one; one taken back or two weeks old is unknown (company-2)', async () => {
  const { companies, owner, approved, tokenTo, clock, shop } = await companyShop();
  await approved();
  const buyer = await makeCustomer(shop);
  const { invitations } = companies;
  const invite = async (role: string) => {
    await invitations.invite(owner.visitor, { email: buyer.email, role });
    clock.now = new Date(clock.now.getTime() + 1000);
    return tokenTo(buyer.email);
  };
  const first = await invite('buyer');
  const second = await invite('approver');
  expect(await invitations.view(buyer.visitor, first)).toBeNull();
  expect(await invitations.view(buyer.visitor, second)).toMatchObject({ role: 'approver' });
  const [open] = (await companies.of(owner.visitor))?.invitations ?? [];
  expect(await invitations.withdraw(buyer.visitor, open?.id ?? '')).toBe(false);
  expect(await invitations.withdraw(owner.visitor, open?.id ?? '')).toBe(true);
  expect(await invitations.view(buyer.visitor, second)).toBeNull();
  const third = await invite('buyer');
  clock.now = new Date(clock.now.getTime() + 14 * 24 * 60 * 60_000);
  expect(await invitations.accept(buyer.visitor, third)).toMatchObject({ reason: 'unknown' });
});

test('a member of another company cannot join a second one (company-2)', async () => {
  const { companies, owner, approved, apply, tokenTo, shop } = await companyShop();
  await approved();
  const other = await makeCustomer(shop);
  await apply(other, { businessId: '0201256-6' });
  await companies.invitations.invite(owner.visitor, { email: other.email, role: 'buyer' });
  const joined = await companies.invitations.accept(other.visitor, await tokenTo(other.email));
  expect(joined).toMatchObject({ reason: 'member_elsewhere' });
});

test('only owners of an approved company invite, and at most fifty together (company-2)', async () => {
  const made = await companyShop();
  const { companies, owner, apply, shop } = made;
  const { invitations } = companies;
  const id = await apply(owner);
  const some = (n: number) => ({ email: `ostaja${n}@example.fi`, role: 'buyer' });
  expect(await invitations.invite(owner.visitor, some(0))).toMatchObject({ reason: 'not_owner' });
  await companies.staff.approve(byCommand, id);
  const buyer = await made.member('buyer');
  expect(await invitations.invite(buyer.visitor, some(0))).toMatchObject({ reason: 'not_owner' });
  expect(await invitations.invite(owner.visitor, { email: buyer.email, role: 'owner' })).toMatchObject({
    reason: 'member',
  });
  await shop.db.query(
    `insert into company_invitation (company_id, email, role, token_hash, invited_at, expires_at)
     select $1, i || '@example.fi', 'buyer', i::text, $2, $2::timestamptz + interval '1 day'
     from generate_series(1, ${MAX_MEMBERS - 4}) i`,
    [id, shop.now()],
  );
  const invited = await Promise.all([1, 2, 3, 4].map((n) => invitations.invite(owner.visitor, some(n))));
  expect(invited.filter(({ ok }) => ok)).toHaveLength(2);
});

test('two owners who remove each other at once leave one (company-3)', async () => {
  const made = await companyShop();
  const { companies, owner } = made;
  await made.approved();
  const second = await made.member('owner');
  await made.member('buyer');
  const removed = await Promise.all([
    companies.removeMember(owner.visitor, second.userId),
    companies.removeMember(second.visitor, owner.userId),
  ]);
  expect(removed.filter(({ ok }) => ok)).toHaveLength(1);
  const left = (await companies.of(owner.visitor)) ?? (await companies.of(second.visitor));
  expect(left?.members.filter(({ role }) => role === 'owner')).toHaveLength(1);
});

test('twenty ways out of the last owner at once all fail (company-3)', async () => {
  const made = await companyShop();
  const { companies, owner } = made;
  await made.approved();
  await made.member('buyer');
  const tries = Array.from({ length: 20 }, (_, index) => {
    if (index % 3 === 0) return companies.leave(owner.visitor);
    if (index % 3 === 1) return companies.setRole(owner.visitor, owner.userId, 'buyer');
    return companies.removeMember(owner.visitor, owner.userId);
  });
  for (const tried of await Promise.all(tries)) expect(tried).toMatchObject({ reason: 'last_owner' });
  expect(await rolesOf(made)).toEqual(['buyer', 'owner']);
});

test('a buyer changes nothing but may leave; an owner changes roles and details (company-3)', async () => {
  const made = await companyShop();
  const { companies, owner } = made;
  await made.approved();
  const buyer = await made.member();
  expect(await companies.setRole(buyer.visitor, buyer.userId, 'owner')).toMatchObject({ reason: 'not_owner' });
  expect(await companies.changeContact(buyer.visitor, companyForm)).toMatchObject({ reason: 'not_owner' });
  expect((await companies.setRole(owner.visitor, buyer.userId, 'approver')).ok).toBe(true);
  expect(await companies.setRole(owner.visitor, buyer.userId, 'admin')).toMatchObject({ reason: 'unknown' });
  expect(await companies.setRole(owner.visitor, 'nobody', 'buyer')).toMatchObject({ reason: 'unknown' });
  const changed = await companies.changeContact(owner.visitor, {
    ...companyForm,
    contactName: 'Eero Korpi',
    name: 'X',
  });
  expect(changed.ok).toBe(true);
  expect(await companies.of(owner.visitor)).toMatchObject({ contactName: 'Eero Korpi', name: companyForm.name });
  expect((await companies.leave(buyer.visitor)).ok).toBe(true);
  expect(await companies.of(buyer.visitor)).toBeNull();
});

test('an applicant takes the application back (company-1)', async () => {
  const { companies, owner, apply } = await companyShop();
  await apply(owner);
  expect((await companies.leave(owner.visitor)).ok).toBe(true);
  expect((await companies.staff.list(byCommand, { status: null, text: '' })).companies).toEqual([]);
});

test('staff find companies by name and business id, and give a role when no owner is left (company-4)', async () => {
  const made = await companyShop();
  const { companies, owner, shop } = made;
  const id = await made.approved();
  const buyer = await made.member();
  const list = (text: string) => companies.staff.list(byCommand, { status: 'approved', text });
  for (const text of ['korpi', '2122839', 'oy metsä']) expect((await list(text)).companies).toHaveLength(1);
  for (const text of ['%', 'tunturi']) expect((await list(text)).companies).toEqual([]);
  await shop.accounts.deleteAccount(owner.visitor, owner);
  expect((await companies.staff.setRole(byCommand, id, buyer.userId, 'owner')).ok).toBe(true);
  expect(await companies.of(buyer.visitor)).toMatchObject({ role: 'owner' });
});

test('accounting sees companies and decides nothing; stores and content see none (company-4)', async () => {
  const { companies, owner, apply, shop } = await companyShop();
  const id = await apply(owner);
  const books = await staffMember(shop.db.kysely, 'accounting');
  expect((await companies.staff.one(books, id))?.mayDecide).toBe(false);
  expect(() => companies.staff.approve(books, id)).toThrow('refused');
  await expect(companies.staff.reject(books, id, '')).rejects.toThrow('refused');
  for (const role of ['store', 'content'] as const)
    await expect(companies.staff.one(await staffMember(shop.db.kysely, role), id)).rejects.toThrow('refused');
  expect(await companies.staff.one(byCommand, "' or 1=1")).toBeNull();
});

test('the copy of own data has the company; old rejected and orphaned applications go (company-1, own-data-1)', async () => {
  const { companies, owner, apply, clock, shop } = await companyShop();
  const id = await apply(owner);
  expect(await shop.accounts.exportData(owner.userId)).toMatchObject({
    company: { name: companyForm.name, role: 'owner', status: 'applied' },
  });
  await companies.staff.reject(byCommand, id, 'Tunnus ei täsmää.');
  const leaver = await makeCustomer(shop);
  await apply(leaver);
  await shop.accounts.deleteAccount(leaver.visitor, leaver);
  await companies.retain();
  expect((await companies.staff.list(byCommand, { status: null, text: '' })).counts).toMatchObject({
    applied: 0,
    rejected: 1,
  });
  clock.now = new Date(clock.now.getTime() + 181 * 24 * 60 * 60_000);
  await companies.retain();
  expect(await shop.db.kysely.selectFrom('company').select('id').execute()).toEqual([]);
});
