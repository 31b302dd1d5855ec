import type { Race } from './race.ts';

const MAILS = 40;

/** Two servers and this process work on one outbox: every mail goes out once. */
export const oneOutbox: Race = {
  name: 'two workers, one outbox',
  async run({ db, shop, check, count, until }, round) {
    const about = `Kilpa ${round}`;
    await Promise.all(
      Array.from({ length: MAILS }, (_, i) =>
        db.kysely
          .transaction()
          .execute((tx) =>
            shop.mail.queue(tx, { kind: 'alert', alert: { subjectId: `race-${round}-${i}`, about, lines: [] } }),
          ),
      ),
    );
    await shop.mail.deliverWaiting();
    const sent = `select count(*)::int as n from outbox_mail where status = 'sent' and subject_id like 'race-${round}-%'`;
    check('all sent', await until(async () => (await count(sent)) === MAILS), true);
    const received = 'select count(*)::int as n from mailbox_message where subject like $1';
    check('received', await count(received, [`%${about}`]), MAILS);
    return `${MAILS} mails`;
  },
};
