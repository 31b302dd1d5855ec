import type { StaffActor } from '#domain/staff/actor.ts';
import { auditOf, both, type StaffRace, words } from './track.ts';

const rule = { conditions: [], effect: { kind: 'percentage', percent: 10 } };

/** Two people save one campaign at once: different fields and rules stay both, the same field is a conflict that names the first. */
const campaign: StaffRace = {
  name: 'campaign saved by two people',
  async run(track, round) {
    const { db } = track;
    const code = `KISA-${round}-${db.kind.toUpperCase()}`;
    const stored = { code, name: { fi: 'Alku' }, automatic: false, priority: 100, rules: [rule, rule] };
    await db.query(`insert into campaign (code, campaign, rule_keys) values ($1, $2, array['a', 'b'])`, [
      code,
      JSON.stringify(stored),
    ]);
    const confirmed = (person: StaffActor): StaffActor => ({
      ...person,
      proof: { permission: 'campaigns.start', subject: code, cents: null },
    });
    const open = async () => track.shops[0].campaigns.find(code);
    const saves = await both(track, round, (shop, person, i) =>
      shop.campaigns.staff.save(confirmed(person), code, {
        version: 1,
        fields:
          i === 0
            ? [
                { field: 'name.fi', base: 'Alku', mine: 'Yhteinen' },
                { field: 'rule/a/effect', base: 'percentage 10', mine: 'percentage 20' },
                { field: 'rules', base: 'a\nb', mine: 'a\nb\nc' },
                { field: 'rule/c/effect', base: '', mine: 'freeDelivery' },
              ]
            : [
                { field: 'useLimit', base: '', mine: '7' },
                { field: 'rule/b/effect', base: 'percentage 10', mine: 'percentage 30' },
                { field: 'rules', base: 'a\nb', mine: 'a\nb\nd' },
                { field: 'rule/d/effect', base: '', mine: 'amount 5' },
              ],
      }),
    );
    track.check('different fields', words(saves), ['ok', 'ok']);
    const both1 = await open();
    track.check('both are stored', [both1?.campaign.name.fi, both1?.useLimit], ['Yhteinen', 7]);
    const effectOf = (key: string) => both1?.campaign.rules[both1.ruleKeys.indexOf(key)]?.effect;
    track.check('the rules of both', (both1?.ruleKeys ?? []).toSorted(), ['a', 'b', 'c', 'd']);
    track.check('rule a', effectOf('a'), { kind: 'percentage', percent: 20 });
    track.check('rule b', effectOf('b'), { kind: 'percentage', percent: 30 });
    const clash = await both(track, round, (shop, person, i) =>
      shop.campaigns.staff.save(confirmed(person), code, {
        version: 3,
        fields: [{ field: 'name.fi', base: 'Yhteinen', mine: `Nimi ${i}` }],
      }),
    );
    track.check('one name', words(clash), ['conflict', 'ok']);
    const lost = clash.find((one) => !one.ok);
    const details = lost && !lost.ok && lost.reason === 'conflict' ? lost.details : null;
    track.check('the other sees both names', details?.clashes[0]?.theirs, (await open())?.campaign.name.fi);
    track.check(
      'and who was first',
      track.people.some(({ name }) => name === details?.clashes[0]?.who),
      true,
    );
    track.check('versions', (await open())?.version, 4);
    track.check('audit entries', await track.count(auditOf, ['campaigns.edit', code]), 3);
    const ends = await both(track, round, (shop, person) => shop.campaigns.staff.end(person, code, 4));
    track.check('ended once', words(ends), ['changed', 'ok']);
  },
};

export const campaignRaces: StaffRace[] = [campaign];
