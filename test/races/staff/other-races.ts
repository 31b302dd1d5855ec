import { randomUUID } from 'node:crypto';
import { staffMember } from '../../actors.ts';
import { makeLimited } from '../../http-buyer.ts';
import { auditOf, both, type StaffRace, words } from './track.ts';

/** Two people answer one request for a quote: the customer gets one answer, the other person sees it. */
const quote: StaffRace = {
  name: 'quote answered by two people',
  async run(track, round) {
    const sku = `TARJOUS-${round}-${track.db.kind}`;
    await makeLimited(track.db, sku, { oulu: 1 });
    const request = {
      items: [{ sku, amount: 1 }],
      firstname: 'Aino',
      lastname: 'Virtanen',
      email: `aino${round}@example.fi`,
      idempotencyKey: randomUUID(),
    };
    const asked = await track.shops[0].quotes.send(request, 'fi', null, { ip: `10.0.1.${round}` });
    const number = asked.ok ? asked.value.number : '';
    const seenVersion = (await track.shops[0].quotes.byNumber(number))?.version ?? 0;
    const validUntil = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const outcomes = await both(track, round, (shop, person, i) =>
      shop.quotes.staff.reply(
        person,
        number,
        { validUntil, words: `Vastaus ${i}`, lines: [{ sku, price: 50 - i }] },
        { seenVersion, key: randomUUID() },
      ),
    );
    track.check('one answers', words(outcomes), ['conflict', 'ok']);
    const lost = outcomes.find((one) => !one.ok);
    const theirs = lost && !lost.ok && lost.reason === 'conflict' ? lost.details?.theirs : null;
    track.check(
      'the conflict shows who answered',
      track.people.some(({ name }) => name === theirs?.author),
      true,
    );
    const replies = `select count(*)::int as n from quote_reply where quote_id = (select id from quote where number = $1)`;
    track.check('replies', await track.count(replies, [number]), 1);
    const mails = `select count(*)::int as n from outbox_mail where kind = 'quote-answer'
      and split_part(subject_id, ':', 1) = (select id::text from quote where number = $1)`;
    track.check('mails to the customer', await track.count(mails, [number]), 1);
    track.check('audit entries', await track.count(auditOf, ['quotes.answer', number]), 1);
  },
};

/** Two owners change one colleague: the first stays, the second is told. */
const colleague: StaffRace = {
  name: 'colleague changed by two owners',
  async run(track, round) {
    const { id } = await staffMember(track.db.kysely, 'store');
    const roles = ['sales', 'manager'] as const;
    const outcomes = await both(track, round, (shop, person, i) =>
      shop.staff.assign({ ...person, proof: { permission: 'staff.manage', subject: id, cents: null } }, id, {
        version: 1,
        role: roles[i] ?? 'sales',
        stores: [],
        refundCents: 0,
        refundDayCents: 0,
      }),
    );
    track.check('one changes', words(outcomes), ['changed', 'ok']);
    track.check('audit entries', await track.count(auditOf, ['staff.manage', id]), 1);
    track.check('version', await track.count('select version as n from staff where id = $1', [id]), 2);
  },
};

/** The last two owners suspend each other: one stays, or nobody could assign roles any more. */
const lastOwners: StaffRace = {
  name: 'two owners who suspend each other',
  async run(track, round) {
    await track.db.query("update staff set suspended_at = now() where role = 'owner'");
    const pair = [await staffMember(track.db.kysely, 'owner'), await staffMember(track.db.kysely, 'owner')];
    await both(track, round, (shop, _, i) => {
      const [self, other] = [pair[i], pair[1 - i]];
      if (!self || !other) throw new Error('nobody is there');
      const proof = { permission: 'staff.invite', subject: other.id, cents: null } as const;
      return shop.staff.setSuspended({ ...self, proof }, other.id, true);
    });
    const left = "select count(*)::int as n from staff where role = 'owner' and suspended_at is null";
    track.check('owners left', await track.count(left), 1);
    await track.db.query("update staff set suspended_at = null where role = 'owner'");
  },
};

export const otherRaces = [quote, colleague, lastOwners];
