import { announceWith } from '#backend/sales/reviews/moderation.ts';
import type { Shop } from '#backend/shop.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';

type Asked = [locale: 'fi' | 'en', name: string, question: string, answer: string];

/** Made up. Each name says so, as of the demo's reviews. */
const questions: Record<string, Asked[]> = {
  '41-2207': [
    [
      'fi',
      'Matti',
      'Mahtuvatko silmälasit kypärän alle?',
      'Useimmat mahtuvat. Leveät sangat kannattaa sovittaa myymälässä, tai ota kypärä kotiin kokeiltavaksi: palautus on maksuton.',
    ],
    [
      'fi',
      'Riikka',
      'Päänympärykseni on 58,5 cm, eli kokojen välissä. Kumman otan?',
      'Ostajien mielestä malli istuu pienenä, joten ota isompi. Kypärän kuuluu silti painaa poskia kevyesti.',
    ],
    ['en', 'Tom', 'Can I buy a spare visor later?', 'Yes, our stores order visors and linings for this model.'],
    [
      'fi',
      'Jukka',
      'Saako kypärän pestä?',
      'Sisävuori irtoaa ja pestään käsin. Kuori pyyhitään miedolla pesuaineella.',
    ],
  ],
  '10-2710': [
    [
      'fi',
      'Sami',
      'Voiko kelkalla ajaa heti rekisteröinnin jälkeen vai tehdäänkö ensin sisäänajo?',
      'Heti saa ajaa, mutta vältä täyttä kaasua ensimmäiset 200 km. Ensihuolto on sisäänajon jälkeen.',
    ],
    ['fi', 'Anni', 'Saako kelkan koeajaa?', 'Saa. Varaa aika tuotteen sivulta, niin lämmitämme kelkan valmiiksi.'],
  ],
  '82-1154': [
    [
      'fi',
      'Petri',
      'Mistä tiedän, että hihna sopii kelkkaani?',
      'Valitse kelkkasi sivun yläreunasta, niin tuotteen sivu kertoo, sopiiko hihna. Voit myös verrata vanhan hihnan koodia.',
    ],
  ],
  'VL-1001': [
    [
      'fi',
      'Heikki',
      'Näkyvätkö huollot huoltokirjasta?',
      'Näkyvät. Esittelemme huoltokirjan, kun tulet katsomaan kelkkaa.',
    ],
  ],
};

/** Adds made-up questions with answers to the demo's catalog, once. */
export async function addDemoQuestions(shop: Shop): Promise<void> {
  const { kysely } = shop.db;
  if (await kysely.selectFrom('product_question').select('id').limit(1).executeTakeFirst()) return;
  const announce = announceWith(shop.search);
  for (const [sku, asked] of Object.entries(questions)) {
    const rows = asked.map(([locale, name, question, answer], i) => {
      const at = new Date(shop.now().getTime() - (2 + i * 9 + sku.length) * DAY_MS);
      return {
        idempotency_key: `demo ${sku} ${i}`,
        product_sku: sku,
        locale,
        question,
        answer,
        created_at: at,
        name: `${name} (${locale === 'en' ? 'demo' : 'esittely'})`,
        state: 'approved' as const,
        answered_at: at,
      };
    });
    await kysely.insertInto('product_question').values(rows).execute();
    await announce(kysely, sku);
  }
}
