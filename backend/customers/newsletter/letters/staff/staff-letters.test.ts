import { describe, expect, test } from 'vitest';
import type { FieldEdit } from '#domain/base/merge-edits.ts';
import { MINUTE_MS } from '#domain/base/time/durations.ts';
import { sendSubject } from '#domain/customers/newsletter/letters/letter.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { staffMember } from '#test/actors.ts';
import { makeProduct } from '#test/make-products.ts';
import { testShop } from '#test/test-shop.ts';
import { makeReader, queuedMails } from '../../test-newsletter.ts';

const ID = 'joulu-2026';
const edit = (field: string, base: string, mine: string): FieldEdit => ({ field, base, mine });

async function written(body = 'Varaa [aika](/tarjoukset).') {
  const made = await testShop();
  const { staff } = made.shop.newsletter;
  const db = made.shop.db.kysely;
  const owner = await staffMember(db, 'owner', { name: 'Aino' });
  const writer = await staffMember(db, 'content', { name: 'Sanna' });
  await staff.add(writer, ID);
  await staff.save(writer, ID, [edit('fi.subject', '', 'Lunta'), edit('fi.body', '', body)]);
  const open = async () => {
    const found = await staff.open(writer, ID);
    if (!found) throw new Error('no letter');
    return found;
  };
  /** A person who has confirmed this very version. */
  const confirmed = (person: StaffActor, version: number): StaffActor => ({
    ...person,
    proof: { permission: 'newsletter.send', subject: sendSubject(ID, version), cents: null },
  });
  return { ...made, staff, owner, writer, open, confirmed };
}

describe('a letter in the admin', () => {
  test('is checked as a file is, field by field (admin-letter-1)', async () => {
    const { staff, writer, open } = await written('Katso [tuote](/product/ei-ole).\n\n![kuva](x.svg)');
    await staff.save(writer, ID, [edit('en.preview', '', 'Hello')]);
    expect((await open()).problems).toEqual([
      { field: 'fi.body', line: 3, reason: 'a letter shows no pictures: leave x.svg out' },
      { field: 'en.subject', line: null, reason: 'must not be empty' },
    ]);
    await staff.save(writer, ID, [
      edit('fi.body', 'Katso [tuote](/product/ei-ole).\n\n![kuva](x.svg)', 'Katso [tuote](/product/ei-ole).'),
      edit('en.preview', 'Hello', ''),
    ]);
    expect((await open()).problems).toEqual([
      { field: 'fi.body', line: 1, reason: 'links to /product/ei-ole, which is not a product' },
    ]);
  });

  test('keeps what two people write; the same field is a conflict that names the first (admin-letter-2)', async () => {
    const { staff, owner, writer, open } = await written();
    expect(await staff.save(owner, ID, [edit('fi.preview', '', 'Kelkat')])).toMatchObject({ ok: true });
    expect(
      await staff.save(writer, ID, [edit('fi.preview', '', ''), edit('fi.subject', 'Lunta', 'Lumi')]),
    ).toMatchObject({ ok: true, value: { changed: ['fi.subject'], others: ['fi.preview'] } });
    expect(await staff.save(writer, ID, [edit('fi.preview', '', 'Muuta')])).toMatchObject({
      reason: 'conflict',
      details: { clashes: [{ field: 'fi.preview', theirs: 'Kelkat', who: 'Aino' }] },
    });
    expect((await open()).changes.map(({ action }) => action)).toEqual([
      ...Array(3).fill('newsletter.write'),
      'newsletter.add',
    ]);
  });

  test('shows a product that a paragraph links to with today’s price (admin-letter-2)', async () => {
    const { shop, staff, writer } = await written('[Lasit](/product/tuote-lasit)');
    await makeProduct(shop.db, {
      name: { fi: 'Ajolasit', en: 'Goggles' },
      sku: 'LASIT',
      variants: [{ sku: 'L-1', price: 4900, lowest30: 6900 }],
    });
    const shown = await staff.preview(writer, ID, 'fi');
    expect(shown.ok && shown.value.html.replaceAll(/&nbsp;|\u00a0/g, ' ')).toMatch(
      /<a href="http:\/\/shop\.test\/product\/tuote-lasit">Ajolasit<\/a><br>49 € \(−29 %\)<br>Alin hinta 30 pv: 69 €/,
    );
  });

  test('a test goes to one’s own address alone (admin-letter-2)', async () => {
    const { shop, staff, writer } = await written();
    await makeReader(shop, 'aino@example.fi');
    const sent = await staff.test(writer, ID);
    const letters = await queuedMails(shop, 'newsletter-letter');
    expect(letters.map(({ recipient }) => recipient)).toEqual([sent.ok && sent.value.to]);
  });

  test('names are those of files, once each, and never one that was sent (admin-letter-1)', async () => {
    const { staff, writer } = await written();
    expect(await staff.add(writer, 'Joulu!')).toMatchObject({ reason: 'id' });
    expect(await staff.add(writer, ID)).toMatchObject({ reason: 'taken' });
  });
});

describe('sending', () => {
  test('needs a fresh factor, of others than the owner a colleague too, for the version that was read (admin-letter-3)', async () => {
    const { staff, owner, writer, open, confirmed } = await written();
    const { version } = (await open()).stored;
    const now = { version, at: null };
    await expect(staff.schedule(owner, ID, now)).rejects.toThrow('proof');
    await expect(staff.schedule(confirmed(writer, version), ID, now)).rejects.toThrow('approval');
    await staff.save(writer, ID, [edit('fi.preview', '', 'Toinen')]);
    expect(await staff.schedule(confirmed(owner, version), ID, now)).toMatchObject({ reason: 'changed' });
    const approved = { ...confirmed(writer, version + 1), approvedBy: { id: owner.id, name: owner.name } };
    expect(await staff.schedule(approved, ID, { version: version + 1, at: null })).toMatchObject({ ok: true });
    expect((await open()).changes[0]).toMatchObject({
      action: 'newsletter.send',
      approvedBy: 'Aino',
    });
  });

  test('approved twice goes once, at its time, and is recalled until then (admin-letter-3)', async () => {
    const { shop, clock, staff, owner, open, confirmed } = await written();
    await makeReader(shop, 'aino@example.fi');
    const { version } = (await open()).stored;
    const at = new Date(clock.now.getTime() + 5 * MINUTE_MS);
    const both = await Promise.all([1, 2].map(() => staff.schedule(confirmed(owner, version), ID, { version, at })));
    expect(both.map((one) => (one.ok ? 'ok' : one.reason)).toSorted()).toEqual(['changed', 'ok']);
    await shop.newsletter.sendDue();
    expect(await queuedMails(shop, 'newsletter-letter')).toEqual([]);
    expect(await staff.recall(owner, ID, { version: version + 1 })).toMatchObject({ ok: true });
    clock.now = at;
    await shop.newsletter.sendDue();
    expect(await queuedMails(shop, 'newsletter-letter')).toEqual([]);
    expect(await staff.schedule(confirmed(owner, version + 2), ID, { version: version + 2, at: null })).toMatchObject({
      ok: true,
    });
    await Promise.all([shop.newsletter.sendDue(), shop.newsletter.sendDue()]);
    expect(await queuedMails(shop, 'newsletter-letter')).toHaveLength(1);
    expect((await open()).stored).toMatchObject({ state: 'sent', readers: { fi: 1, en: 0 } });
    expect(await staff.recall(owner, ID, { version: version + 3 })).toMatchObject({ reason: 'not_scheduled' });
  });

  test('is refused with problems or a time that has passed (admin-letter-3)', async () => {
    const { clock, staff, owner, open, confirmed } = await written('<b>x</b>');
    const { version } = (await open()).stored;
    expect(await staff.schedule(confirmed(owner, version), ID, { version, at: null })).toMatchObject({
      reason: 'invalid',
    });
    await staff.save(owner, ID, [edit('fi.body', '<b>x</b>', 'Hei')]);
    const past = { version: version + 1, at: new Date(clock.now.getTime() - 1) };
    expect(await staff.schedule(confirmed(owner, version + 1), ID, past)).toMatchObject({ reason: 'past' });
  });
});

test('figures count mails, endings and clicks by link, and know no reader (admin-letter-4)', async () => {
  const { shop, request, staff, owner, open, confirmed } = await written(
    '[Aika](/tarjoukset) ja [muu](https://muu.example/?a=1&b=2)',
  );
  const { unsubscribe } = await makeReader(shop, 'aino@example.fi');
  await makeReader(shop, 'eve@example.com');
  const { version } = (await open()).stored;
  await staff.schedule(confirmed(owner, version), ID, { version, at: null });
  await shop.newsletter.sendDue();
  const letters = await queuedMails(shop, 'newsletter-letter');
  const linksOf = (text = '') => text.match(/http:\/\/shop\.test\/uutiskirje\/linkki\/\S+(?=\))/g) ?? [];
  // every reader has the same links
  expect(linksOf(letters[0]?.text)).toHaveLength(2);
  expect(linksOf(letters[0]?.text)).toEqual(linksOf(letters[1]?.text));
  await shop.mail.deliverWaiting();
  await shop.newsletter.unsubscribe(unsubscribe, { ip: null, source: 'one-click' });

  const [, second = ''] = linksOf(letters[0]?.text);
  const followed = await request(new URL(second).pathname);
  expect([followed.status, followed.headers.get('location')]).toEqual([302, 'https://muu.example/?a=1&b=2']);
  await request(new URL(second).pathname, { headers: { 'sec-purpose': 'prefetch' } });
  await request(new URL(second).pathname, { method: 'HEAD' });
  expect((await request('/uutiskirje/linkki/joulu-2026/ei')).headers.get('location')).toBe('/');
  expect((await open()).figures).toEqual({
    sent: 2,
    waiting: 0,
    bounced: 0,
    unsubscribed: 1,
    complaints: 0,
    links: [
      { url: 'https://muu.example/?a=1&b=2', clicks: 1 },
      { url: 'http://shop.test/tarjoukset', clicks: 0 },
    ],
  });
});

test('an address is stopped and allowed again, and the log has no whole address (admin-letter-5)', async () => {
  const { shop, staff, owner, writer } = await written();
  await makeReader(shop, 'aino@example.fi');
  const { suppressions } = staff;
  await expect(suppressions.suppress(writer, 'aino@example.fi', 'asked')).rejects.toThrow('role');
  expect(await suppressions.suppress(owner, 'ei osoite', 'asked')).toMatchObject({ reason: 'email' });
  expect(await suppressions.suppress(owner, 'Aino@example.fi', 'complaint')).toMatchObject({ value: true });
  expect(await suppressions.find(owner, 'aino@example.fi')).toMatchObject({
    value: { status: 'unsubscribed', suppressed: 'complaint' },
  });
  expect(await suppressions.allow(owner, 'aino@example.fi')).toMatchObject({ value: true });
  expect(await suppressions.allow(owner, 'aino@example.fi')).toMatchObject({ value: false });
  const { rows } = await shop.db.query(
    `select action, subject_id from audit_entry where subject_kind = 'subscriber' order by id`,
  );
  expect(rows).toEqual([
    { action: 'newsletter.suppress', subject_id: 'a•••@example.fi' },
    { action: 'newsletter.allow', subject_id: 'a•••@example.fi' },
  ]);
});
