import type { AccountMailKind } from '../account-mail.ts';

/** What one mail says, in this order; `{placeholders}` are facts of the mail. */
export type AccountMailText = {
  subject: string;
  intro: string[];
  button?: string;
  /** Before the six digits. */
  code?: string;
  /** A second way to go: what it is for, and its link. */
  other?: { text: string; link: string };
  notes: string[];
};

export type AccountTexts = {
  greeting: string;
  greetingNoName: string;
  /** Before the address that the button leads to. */
  paste: string;
  mails: Record<AccountMailKind, AccountMailText>;
};

export const accountFi: AccountTexts = {
  greeting: 'Hei {name},',
  greetingNoName: 'Hei,',
  paste: 'Jos painike ei toimi, kopioi tämä osoite selaimeesi:',
  mails: {
    'account-verify': {
      subject: 'Vahvista sähköpostiosoitteesi',
      intro: ['Kiitos, että loit tilin! Vahvista vielä, että tämä sähköpostiosoite on sinun.'],
      button: 'Vahvista sähköpostiosoite',
      notes: [
        'Linkki on voimassa {hours} tuntia, ja sitä voi käyttää kerran.',
        'Jos et luonut tiliä, voit jättää tämän viestin huomiotta.',
      ],
    },
    'account-exists': {
      subject: 'Sinulla on jo tili',
      intro: [
        'Tällä sähköpostiosoitteella yritettiin luoda uusi tili, mutta sinulla on jo tili meillä. Voit kirjautua sisään sillä.',
      ],
      button: 'Kirjaudu sisään',
      other: { text: 'Etkö muista salasanaasi? Voit valita uuden.', link: 'Vaihda salasana' },
      notes: ['Jos et itse yrittänyt luoda tiliä, sinun ei tarvitse tehdä mitään: tilisi on ennallaan.'],
    },
    'account-link': {
      subject: 'Kirjautumislinkkisi',
      intro: ['Pyysit linkkiä, jolla kirjaudut sisään ilman salasanaa.'],
      button: 'Kirjaudu sisään',
      code: 'Voit myös kirjoittaa tämän koodin kirjautumissivulle:',
      notes: [
        'Linkki ja koodi ovat voimassa {minutes} minuuttia, ja jompaakumpaa voi käyttää kerran.',
        'Jos et pyytänyt linkkiä, voit jättää tämän viestin huomiotta. Älä anna koodia kenellekään.',
      ],
    },
    'account-reset': {
      subject: 'Vaihda salasanasi',
      intro: ['Saimme pyynnön vaihtaa tilisi salasana.'],
      button: 'Valitse uusi salasana',
      notes: [
        'Linkki on voimassa {minutes} minuuttia, ja sitä voi käyttää kerran. Uusi salasana kirjaa sinut ulos muilta laitteilta.',
        'Jos et pyytänyt salasanan vaihtoa, voit jättää tämän viestin huomiotta: salasanasi on ennallaan.',
      ],
    },
    'account-password-changed': {
      subject: 'Salasanasi on vaihdettu',
      intro: ['Tilisi salasana on vaihdettu, ja muut laitteet on kirjattu ulos.'],
      other: { text: 'Jos et vaihtanut salasanaa itse, vaihda se heti.', link: 'Vaihda salasana' },
      notes: ['Jos vaihdoit salasanan itse, sinun ei tarvitse tehdä mitään.'],
    },
    'account-email-change': {
      subject: 'Vahvista uusi sähköpostiosoitteesi',
      intro: ['Pyysit vaihtamaan tilisi sähköpostiosoitteeksi tämän osoitteen. Vahvista, että osoite on sinun.'],
      button: 'Ota uusi osoite käyttöön',
      notes: [
        'Linkki on voimassa {hours} tuntia, ja sitä voi käyttää kerran. Siihen asti vanha osoitteesi on voimassa.',
        'Jos et pyytänyt vaihtoa, voit jättää tämän viestin huomiotta.',
      ],
    },
    'account-email-changed': {
      subject: 'Sähköpostiosoitteesi on vaihdettu',
      intro: ['Tilisi sähköpostiosoitteeksi on vaihdettu {newEmail}. Tämä viesti tuli vanhaan osoitteeseesi.'],
      other: { text: 'Jos et vaihtanut osoitetta itse, peru vaihto.', link: 'Peru vaihto' },
      notes: [
        'Vaihdon voi perua {hours} tunnin ajan. Se palauttaa tämän osoitteen, kirjaa tilin ulos kaikilta laitteilta ja poistaa salasanan; saat viestin, jolla valitset uuden.',
        'Jos vaihdoit osoitteen itse, sinun ei tarvitse tehdä mitään.',
      ],
    },
    'account-deleted': {
      subject: 'Tilisi on poistettu',
      intro: [
        'Tilisi on poistettu, ja sinut on kirjattu ulos kaikilta laitteilta. Poistimme nimesi, osoitteesi, toivelistasi, ostoskorisi ja markkinointilupasi.',
      ],
      notes: [
        'Tilaustesi tositteet säilytämme niin kauan kuin kirjanpitolaki vaatii. Niihin jää vain se, mitä laki edellyttää.',
        'Jos et poistanut tiliäsi itse, vastaa tähän viestiin.',
      ],
    },
  },
};
