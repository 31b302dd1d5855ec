import { announceWith } from '#backend/sales/reviews/moderation.ts';
import type { Shop } from '#backend/shop.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import type { Fit } from '#domain/catalog/reviews/review.ts';

/** Stars, fit, name, text, and what the shop answers. */
type Said = [stars: number, fit: Fit | null, name: string, text: string, answer?: string];

/** Made up. Each name says so, because a shop must not pass off what nobody wrote as a review (Directive 2005/29/EC, annex I, 23b). */
const reviews: Record<string, Said[]> = {
  '41-2207': [
    [5, 'true', 'Tuomas', 'Visiiri ei huurtunut edes -28 asteessa. Lukko toimii hanskat kädessä.'],
    [4, 'small', 'Ilona', 'Tiukka poskista alkuun, antoi periksi viikossa. Ota yhtä isompi, jos olet kokojen välissä.'],
    [4, 'small', 'Veli', 'Hyvä kypärä, mutta päälaen tuuletus viheltää yli kahdeksankympin vauhdissa.'],
    [
      2,
      'small',
      'Kari',
      'Koko L oli minulle liian pieni, vaikka mitta sanoi muuta.',
      'Kiitos palautteesta. Lisäsimme mittausohjeen, ja vaihto on maksuton.',
    ],
    [5, 'true', 'Marja', ''],
  ],
  '41-2210': [
    [5, 'true', 'Sanna', 'Leuka aukeaa yhdellä kädellä, ja silmälasit mahtuvat alle.'],
    [3, 'small', 'Pekka', 'Painava pitkillä reiteillä. Istuu pienenä.'],
    [4, 'small', 'Aino', 'Lämmin ja hiljainen.'],
    [5, 'small', 'Juha', 'Tilasin XL, kun pää on 59. Sopi.'],
  ],
  '42-1101': [
    [5, 'true', 'Marja', 'Piti veden koko päivän loskassa. Taskut ovat oikeilla paikoilla.'],
    [4, 'true', 'Oskari', 'Hyvä takki. Vetoketju on alussa jäykkä.'],
    [5, 'large', 'Petri', 'Väljä malli, alle mahtuu välitakki.'],
    [
      1,
      'true',
      'Ville',
      'Hihan sauma aukesi kolmessa viikossa.',
      'Ikävä kuulla. Sauma kuuluu virhevastuuseen: palauta takki myymälään, korjaamme tai vaihdamme sen.',
    ],
  ],
  '42-2001': [
    [5, 'true', 'Eero', 'Lämmin pilkillä ja kelkassa. Polvet kestävät.'],
    [4, 'large', 'Liisa', 'Lahkeet pitkät, muuten hyvä.'],
    [5, 'large', 'Hannu', 'Ota numeroa pienempi kuin yleensä.'],
    [4, 'large', 'Saara', ''],
  ],
  '44-0101': [
    [5, 'true', 'Jari', 'Ote säilyy, ja sormet pysyivät lämpiminä kaksi tuntia.'],
    [3, 'small', 'Kaisa', 'Hyvät, mutta peukalo on lyhyt.'],
    [4, 'true', 'Mikko', 'Kuivuvat yössä.'],
  ],
  '44-0110': [
    [4, 'true', 'Antti', 'Täydellä teholla lämpöä riittää puoleksitoista tunniksi, puolella koko päiväksi.'],
    [5, 'true', 'Elina', 'Valkosormisuus ei enää haittaa ajamista.'],
    [
      2,
      'true',
      'Timo',
      'Toinen akku hyytyi ensimmäisenä talvena.',
      'Akulla on kahden vuoden takuu. Laitoimme uuden postiin.',
    ],
  ],
  '45-0201': [
    [5, null, 'Niko', 'Eivät huurru, kun tuuletusaukot pitää auki.'],
    [4, null, 'Riikka', 'Nauhan kumi pitää kypärässä.'],
  ],
  '82-1140': [
    [5, null, 'Heikki', 'Meni paikalleen kuten alkuperäinen. 2 000 km takana, ei kulumaa.'],
    [5, null, 'Raimo', 'Sopi sarjaan niin kuin sivu lupasi.'],
    [4, null, 'Jussi', 'Vähän jäykkä kylmänä, sitten toimii.'],
  ],
  '82-1118': [
    [4, null, 'Olli', 'Hinta kohdallaan. Pidän varalla penkin alla.'],
    [3, null, 'Matti', 'Kului nopeammin kuin kalliimpi.'],
  ],
  '85-1030': [
    [5, null, 'Seppo', 'Seisoi syksyn ja starttasi heti.'],
    [4, null, 'Anne', 'Navat hyvin esillä.'],
  ],
  '51-0036': [
    [5, null, 'Pirkko', 'Kevyt ja hiljainen, mökin polttopuut syntyvät yhdellä latauksella.'],
    [4, null, 'Esa', 'Ketju löystyi aluksi, kiristin kahdesti.'],
    [
      2,
      null,
      'Reijo',
      'Laturi ei kuulunut hintaan, vaikka niin luulin.',
      'Laturi myydään erikseen. Se sanotaan nyt tuotteen kuvauksen alussa.',
    ],
  ],
  '41-3105': [
    [5, 'true', 'Essi', 'Light and quiet. The visor opens with a glove.'],
    [4, 'true', 'Lauri', 'Hyvä hintaansa nähden.'],
    [3, 'true', 'Teemu', 'Tuulettaa vähän.'],
  ],
};

const ENGLISH = /\b(the|and|with)\b/;

/** Adds made-up reviews to the demo's catalog, once, so that the summary, sorting and filters have something to show. */
export async function addDemoReviews(shop: Shop): Promise<void> {
  const { kysely } = shop.db;
  if (await kysely.selectFrom('review').select('id').limit(1).executeTakeFirst()) return;
  const announce = announceWith(shop.search);
  for (const [sku, said] of Object.entries(reviews)) {
    const rows = said.map(([stars, fit, name, text, answer = null], i) => {
      const at = new Date(shop.now().getTime() - (3 + i * 11 + sku.length) * DAY_MS);
      const locale = ENGLISH.test(text) ? ('en' as const) : ('fi' as const);
      return {
        position: 0,
        product_sku: sku,
        sku,
        locale,
        stars,
        text,
        fit,
        created_at: at,
        decided_at: at,
        name: `${name} (${locale === 'en' ? 'demo' : 'esittely'})`,
        state: 'approved' as const,
        answer,
        answered_at: answer ? at : null,
      };
    });
    await kysely.insertInto('review').values(rows).execute();
    await announce(kysely, sku);
  }
}
