import { sendSubject } from '#domain/customers/newsletter/letters/letter.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { auditOf, both, type StaffRace, words } from './track.ts';

const SOURCE = 'test';

/** Two people write one letter and send it at once: nothing they wrote is lost, and each reader gets it once. */
const letter: StaffRace = {
  name: 'newsletter written and sent by two people',
  async run(track, round) {
    const { db } = track;
    const id = `kisa-${round}-${db.kind}`;
    const reader = `${id}@example.fi`;
    await db.query(
      `insert into newsletter_letter (id, fi_subject, fi_body, created_at) values ($1, 'Aihe', 'Hei', now())`,
      [id],
    );
    await db.query(
      `insert into newsletter_subscriber (email, locale, status, source, text_version, unsubscribe_token, confirmed_at)
       values ($1, 'fi', 'confirmed', '${SOURCE}', '2026-11', $1, now())`,
      [reader],
    );
    const open = async () =>
      (await db.query('select version, state, fi_subject, fi_preview from newsletter_letter where id = $1', [id]))
        .rows[0];
    const saves = await both(track, round, (shop, person, i) =>
      shop.newsletter.staff.save(person, id, [
        i === 0
          ? { field: 'fi.subject', base: 'Aihe', mine: 'Yhteinen' }
          : { field: 'fi.preview', base: '', mine: 'Alku' },
      ]),
    );
    track.check('different fields', words(saves), ['ok', 'ok']);
    track.check('both are stored', await open(), {
      version: 3,
      state: 'draft',
      fi_subject: 'Yhteinen',
      fi_preview: 'Alku',
    });
    const clash = await both(track, round, (shop, person, i) =>
      shop.newsletter.staff.save(person, id, [{ field: 'fi.subject', base: 'Yhteinen', mine: `Aihe ${i}` }]),
    );
    track.check('one subject', words(clash), ['conflict', 'ok']);
    const confirmed = (person: StaffActor): StaffActor => ({
      ...person,
      proof: { permission: 'newsletter.send', subject: sendSubject(id, 4), cents: null },
      approvedBy: { id: person.id === track.people[0].id ? track.people[1].id : track.people[0].id, name: 'Toinen' },
    });
    const sends = await both(track, round, (shop, person) =>
      shop.newsletter.staff.schedule(confirmed(person), id, { version: 4, at: null }),
    );
    track.check('approved twice, scheduled once', words(sends), ['changed', 'ok']);
    track.check('sendings in the log', await track.count(auditOf, ['newsletter.send', id]), 1);
    await both(track, round, async (shop) => {
      await shop.newsletter.sendDue();
      return { ok: true as const, value: null };
    });
    track.check(
      'one mail',
      await track.count(
        `select count(*)::int as n from outbox_mail where kind = 'newsletter-letter' and recipient = $1 and split_part(subject_id, ':', 2) = $2`,
        [reader, id],
      ),
      1,
    );
    track.check('is sent', (await open())?.state, 'sent');
    await db.query(`delete from newsletter_subscriber where source = '${SOURCE}'`);
  },
};

export const letterRaces: StaffRace[] = [letter];
