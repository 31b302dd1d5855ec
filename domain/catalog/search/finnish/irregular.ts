/** Everyday words whose base form the rules do not find. */
const forms: Readonly<Record<string, string>> = {
  lapsi: 'lasten lasta',
  veitsi: 'veistä veisten',
  lumi: 'lunta',
  aika: 'ajan ajat ajalla ajaksi',
  poika: 'pojan pojat pojille pojalle poikien',
  ruoka: 'ruoan ruuan ruoat ruuat',
  mies: 'miehen miehet miehille miehiä miesten miehelle',
  lämmin: 'lämpimät lämpimän lämpimiä lämpimään',
  kaksi: 'kahden kahta',
  yksi: 'yhden yhtä',
  kevät: 'kevään kevääksi keväällä',
  hapan: 'happaman happamat',
  sydän: 'sydämen sydämet',
  kuollut: 'kuolleet',
};

export const irregular = new Map<string, string>(
  Object.entries(forms).flatMap(([base, all]) => all.split(' ').map((form): [string, string] => [form, base])),
);
