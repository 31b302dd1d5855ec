import type { Behaviour } from './tokens.ts';

const fi = {
  title: 'Kirjautumissimulaattori',
  intro: (provider: string) =>
    `Tämä on esittelykaupan kirjautumispalvelu, palvelun ${provider} sijainen. Kaikki henkilöt ovat keksittyjä: valitse, kuka olet.`,
  verified: 'vahvistettu',
  unverified: 'vahvistamaton',
  noEmail: 'ei kerro sähköpostiosoitetta',
  other: 'Joku muu',
  name: 'Nimi',
  email: 'Sähköpostiosoite',
  verifiedBox: 'Osoite on vahvistettu',
  goOn: 'Jatka',
  cancel: 'Peruuta',
  behaviour: 'Palvelun toiminta',
  afterwards: 'Kun palaan kauppaan',
  behaviours: {
    right: 'Vastaa oikein',
    slow: 'Vastaa hitaasti',
    down: 'Ei vastaa',
    signature: 'Väärä allekirjoitus',
    audience: 'Toisen kaupan tunniste',
    nonce: 'Toisen kirjautumisen tunniste',
    'somebody-else': 'Toisen henkilön tiedot',
    state: 'Väärä tila (state)',
  } satisfies Record<Behaviour, string>,
  refused: 'Pyyntö ei ole tämän kaupan.',
};

const en: typeof fi = {
  title: 'Sign-in simulator',
  intro: (provider) =>
    `This is the demo shop’s sign-in service, standing in for ${provider}. Everybody here is made up: choose who you are.`,
  verified: 'confirmed',
  unverified: 'not confirmed',
  noEmail: 'gives no e-mail address',
  other: 'Somebody else',
  name: 'Name',
  email: 'E-mail address',
  verifiedBox: 'The address is confirmed',
  goOn: 'Continue',
  cancel: 'Cancel',
  behaviour: 'How the service behaves',
  afterwards: 'When I return to the shop',
  behaviours: {
    right: 'Answers rightly',
    slow: 'Answers slowly',
    down: 'Does not answer',
    signature: 'Wrong signature',
    audience: 'Token of another shop',
    nonce: 'Token of another sign-in',
    'somebody-else': 'Data of another person',
    state: 'Wrong state',
  },
  refused: 'This request is not the shop’s.',
};

export const texts = { fi, en };
