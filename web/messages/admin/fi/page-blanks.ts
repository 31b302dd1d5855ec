/** Texts of what model pages leave open. */
export default {
  title: 'Täydennettävät kohdat',
  back: 'Sivut',
  about:
    'Lakisivut on tehty pohjista. Kirjoita kohdat valmiiksi molemmilla kielillä. Tyhjä kohta jää odottamaan, ja oikea kauppa avautuu, kun yhtään ei ole jäljellä.',
  none: 'Kaikki kohdat on täydennetty',
  draft: 'Sivulla on julkaisematon luonnos. Kohdat lisätään siihen, ja sinä julkaiset sen.',
  'lang.fi': 'Suomi',
  'lang.en': 'Englanti',
  without: 'Luettu ja kunnossa: poista tämä rivi sivulta',
  'act.save': 'Tallenna ja julkaise',
  'done.published': { one: '{count} sivu julkaistiin.', other: '{count} sivua julkaistiin.' },
  'done.kept': { one: '{count} sivu odottaa luonnoksena.', other: '{count} sivua odottaa luonnoksina.' },
  'fail.unknown': 'Sivua ei ole enää.',
  'fail.invalid': 'Teksti ei kelpaa sivulle. Poista rivit, jotka alkavat merkeillä :::, ja tarkista linkit.',
  'fail.changed': 'Kollega muutti sivua samaan aikaan. Tarkista kohdat ja tallenna uudelleen.',
} as const;
