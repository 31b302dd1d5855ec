import type { SectionSaved } from '#backend/content/shop-facts/service.ts';
import { both, type StaffRace, words } from './track.ts';

const clashOf = (outcomes: readonly SectionSaved[]) => {
  const refused = outcomes.find((one) => !one.ok);
  return refused && !refused.ok && refused.reason === 'conflict' ? refused.details?.clashes[0] : undefined;
};

const setting: StaffRace = {
  name: 'setting saved by two people',
  async run(track, round) {
    const { shops, check, db, people } = track;
    const [shop] = shops;
    const read = async () => (await shop.shopFacts.open(people[0], 'delivery'))?.fields ?? {};
    const seen = await read();
    const apart = await both(track, round, (one, person, i) => {
      const field = i === 0 ? 'price.101' : 'price.201';
      return one.shopFacts.save(person, 'delivery', [{ field, base: seen[field] ?? '', mine: `${round},1${i}` }]);
    });
    check('two prices', words(apart), ['ok', 'ok']);
    const now = await read();
    check('the prices of both', [now['price.101'], now['price.201']], [`${round},10`, `${round},11`]);
    const same = await both(track, round, (one, person, i) => {
      const mine = `${round},2${i}`;
      return one.shopFacts.save(person, 'delivery', [{ field: 'price.101', base: now['price.101'] ?? '', mine }]);
    });
    check('one price', words(same), ['conflict', 'ok']);
    const clash = clashOf(same);
    check(
      'the other sees both prices',
      [clash?.theirs, [clash?.theirs, clash?.mine].toSorted()],
      [(await read())['price.101'], [`${round},20`, `${round},21`]],
    );
    const versions = await track.count(`select count(*)::int as n from shop_facts_version where section = 'delivery'`);
    check(`versions on ${db.kind}`, versions, round * 3);
  },
};

export const settingsRaces: StaffRace[] = [setting];
