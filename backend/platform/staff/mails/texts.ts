import type { Locale } from '#domain/base/locale.ts';
import type { StaffNotice } from './staff-mail.ts';

type Words = { subject: string; intro: string; button: string; notes: string };
type Texts = {
  greeting: string;
  paste: string;
  invite: Words;
  reset: Words;
  notice: { subject: string; what: Record<StaffNotice, string>; notes: string };
};

export const staffMailTexts: Record<Locale, Texts> = {
  fi: {
    greeting: 'Hei {name},',
    paste: 'Jos painike ei toimi, kopioi osoite selaimeen:',
    invite: {
      subject: 'Kutsu Toimistoon – {shop}',
      intro: 'sinut on kutsuttu Toimistoon. Luo pääsyavain tai salasana, niin pääset töihin.',
      button: 'Ota kutsu vastaan',
      notes: 'Linkki toimii {hours} tuntia ja kerran. Älä anna sitä kenellekään.',
    },
    reset: {
      subject: 'Uusi kirjautumistapa – {shop}',
      intro: 'kirjautumistapasi on nollattu. Luo uusi pääsyavain tai salasana.',
      button: 'Luo kirjautumistapa',
      notes:
        'Linkki toimii {hours} tuntia ja kerran. Seuraavan vuorokauden aikana et voi hyvittää etkä tehdä muuta, mikä pitää vahvistaa.',
    },
    notice: {
      subject: 'Kirjautuminen muuttui: {person} – {shop}',
      what: {
        'factor-added': '{person} lisäsi kirjautumistavan.',
        'factor-removed': '{person} poisti kirjautumistavan.',
        'recovery-used': '{person} kirjautui palautuskoodilla. Muut istunnot päättyivät.',
        reset: 'Henkilön {person} kirjautumistavat nollattiin.',
      },
      notes: 'Jos tämä ei ollut tarkoitus, ota heti yhteys pääkäyttäjään.',
    },
  },
  en: {
    greeting: 'Hi {name},',
    paste: 'If the button does not work, copy this address into your browser:',
    invite: {
      subject: 'Invitation to the office – {shop}',
      intro: 'you are invited to the office. Create a passkey or a password to start.',
      button: 'Accept the invitation',
      notes: 'The link works once, for {hours} hours. Give it to nobody.',
    },
    reset: {
      subject: 'A new way to sign in – {shop}',
      intro: 'your ways to sign in were reset. Create a new passkey or password.',
      button: 'Create a way to sign in',
      notes:
        'The link works once, for {hours} hours. For a day you cannot refund or do anything else that must be confirmed.',
    },
    notice: {
      subject: 'Sign-in changed: {person} – {shop}',
      what: {
        'factor-added': '{person} added a way to sign in.',
        'factor-removed': '{person} removed a way to sign in.',
        'recovery-used': '{person} signed in with a recovery code. Other sessions ended.',
        reset: "{person}'s ways to sign in were reset.",
      },
      notes: 'If nobody meant this, contact the owner at once.',
    },
  },
};
