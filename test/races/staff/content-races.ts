import type { PageSaved } from '#backend/content/pages/staff/service.ts';
import { byCommand } from '../../actors.ts';
import { both, type StaffRace, type StaffTrack, words } from './track.ts';

type Ref = { kind: 'article'; path: string };

/** A published article of two texts, as both people opened it. */
async function openedArticle({ shops: [shop], db }: StaffTrack, ref: Ref) {
  await shop.pages.create(byCommand, ref, `Juttu ${ref.path}`);
  const texts = { blocks: 'a\nb\nc', 'block/a/kind': 'text', 'block/a/text': 'Alku.', 'block/b/kind': 'hours' };
  const more = { 'block/b/store': 'oulu', 'block/c/kind': 'text', 'block/c/text': 'Loppu.' };
  const fields = { 'head/description': 'Kuvaus', ...texts, ...more };
  const saved = await shop.pages.save(byCommand, ref, [{ locale: 'fi', version: 1, fields }]);
  const versions = saved.ok ? saved.value.versions : {};
  const published = await shop.pages.publish(byCommand, ref, versions);
  if (!published.ok) throw new Error(`${ref.path} on ${db.kind} was not published: ${JSON.stringify(published)}`);
  return textOf(shop, ref);
}

async function textOf(shop: StaffTrack['shops'][0], ref: Ref) {
  const text = (await shop.pages.open(byCommand, ref))?.texts.find(({ locale }) => locale === 'fi');
  if (!text) throw new Error(`no text of ${ref.path}`);
  return text;
}

const clashOf = (outcomes: readonly PageSaved[]) => {
  const refused = outcomes.find((one) => !one.ok);
  return refused && !refused.ok && refused.reason === 'conflict' ? refused.details?.clashes[0] : undefined;
};

const page: StaffRace = {
  name: 'page edited and published by two people',
  async run(track, round) {
    const { shops, check } = track;
    const ref: Ref = { kind: 'article', path: `kilpa-${round}-${track.db.kind}` };
    const { version, fields } = await openedArticle(track, ref);
    const [first = '', , last = ''] = (fields.blocks ?? '').split('\n');
    const save = (i: number, changed: Record<string, string>, from = version) =>
      shops[i === 0 ? 0 : 1].pages.save(track.people[i === 0 ? 0 : 1], ref, [
        { locale: 'fi', version: from, fields: changed },
      ]);
    const apart = await both(track, round, (_, __, i) =>
      save(i, { [`block/${i === 0 ? first : last}/text`]: `Kirjoittaja ${i}` }),
    );
    check('two blocks', words(apart), ['ok', 'ok']);
    const merged = await textOf(shops[0], ref);
    const texts = [first, last].map((id) => merged.fields[`block/${id}/text`]);
    check('the texts of both', texts, ['Kirjoittaja 0', 'Kirjoittaja 1']);
    const same = await both(track, round, (_, __, i) => save(i, { 'head/title': `Otsikko ${i}` }, merged.version));
    check('one title', words(same), ['conflict', 'ok']);
    const clash = clashOf(same);
    const stands = (await textOf(shops[0], ref)).fields['head/title'];
    check(
      'the other sees both titles',
      [clash?.theirs, [clash?.theirs, clash?.mine].toSorted()],
      [stands, ['Otsikko 0', 'Otsikko 1']],
    );
    const now = await textOf(shops[0], ref);
    const gone = await both(track, round, (_, __, i) =>
      save(
        i,
        i === 0
          ? { [`block/${last}/text`]: 'Kolmas' }
          : { blocks: (now.fields.blocks ?? '').split('\n').slice(0, 2).join('\n') },
        now.version,
      ),
    );
    check('a block changed and taken away', words(gone), ['conflict', 'ok']);
    const seen = (await textOf(shops[0], ref)).version;
    const published = await both(track, round, (shop, person) => shop.pages.publish(person, ref, { fi: seen }));
    check('published once', words(published), ['changed', 'ok']);
    const missing = await track.count(
      `select count(*)::int as n from content_version where path = $1 and text like '%Kirjoittaja 0%' and text like '%Kirjoittaja 1%'`,
      [ref.path],
    );
    check('versions with the texts of both', missing > 0, true);
    const rows = await track.count(`select count(*)::int as n from content_page where path = $1`, [ref.path]);
    check('rows of the page', rows, 1);
  },
};

export const contentRaces: StaffRace[] = [page];
