/** Inflected forms that no rule leads back to their base form. */
export const irregular = new Map<string, string>(
  Object.entries({
    lapsi: 'lasten lapset lapsille lasta',
    uusi: 'uudet uuden uusia',
    vesi: 'veden vedet vettä',
    jalka: 'jalan jalat jalkoja',
    reki: 'reet reen rekiä',
    köysi: 'köydet köyden',
    mies: 'miesten miehet miehille',
    nainen: 'naisten naiset',
  }).flatMap(([base, forms]) => forms.split(' ').map((form): [string, string] => [form, base])),
);
