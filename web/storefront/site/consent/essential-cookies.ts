import type { StoredThing } from './stored-thing.ts';

const cookie = (
  name: string,
  [fiDuration, enDuration]: readonly [string, string],
  fi: string,
  en: string,
): StoredThing => ({
  name,
  kind: 'cookie',
  purpose: 'essential',
  duration: { fi: fiDuration, en: enDuration },
  text: { fi, en },
});

const HALF_YEAR = ['6 kuukautta', '6 months'] as const;
const MONTH = ['30 päivää', '30 days'] as const;
const HOUR = ['1 tunti', '1 hour'] as const;
const MOMENT = ['minuutteja', 'minutes'] as const;

/** Cookies for functions the visitor requested; they need no consent (Act 917/2014, § 205; consent-1). */
export const essentialCookies: readonly StoredThing[] = [
  cookie('consent', HALF_YEAR, 'Muistaa valintasi evästeistä.', 'Remembers your choice of cookies.'),
  cookie(
    'i18n_redirected',
    ['365 päivää', '365 days'],
    'Muistaa valitsemasi kielen.',
    'Remembers the language you chose.',
  ),
  cookie('tieva.session_token', MONTH, 'Pitää sinut kirjautuneena.', 'Keeps you signed in.'),
  cookie(
    'tieva.device',
    ['400 päivää', '400 days'],
    'Tunnistaa selaimen, jolla olet kirjautunut aiemmin: muiden kirjautumisyritykset eivät lukitse sinua ulos.',
    'Recognises a browser in which you have signed in before: others who try to sign in cannot lock you out.',
  ),
  cookie(
    'tieva.*',
    MOMENT,
    'Vie kirjautumisen läpi, kun se käy toisen palvelun kautta.',
    'Carries a sign-in that goes through another service.',
  ),
  cookie('signed_in', MONTH, 'Kertoo sivulle, että olet kirjautunut.', 'Tells the page that you are signed in.'),
  cookie(
    'sign_in_intent',
    HOUR,
    'Muistaa, mitä olit tekemässä ennen kirjautumista.',
    'Remembers what you were doing before signing in.',
  ),
  cookie('sign_in_language', HOUR, 'Muistaa kirjautumisen kielen.', 'Remembers the language of a sign-in.'),
  cookie(
    'account_made_here',
    ['vuorokausi', 'a day'],
    'Kertoo, että tili luotiin tällä selaimella.',
    'Tells that the account was made in this browser.',
  ),
  cookie(
    'wish_added',
    ['1 minuutti', '1 minute'],
    'Kertoo, mille toivelistalle tuote lisättiin.',
    'Tells which wish list the product was added to.',
  ),
  cookie(
    'accepted_codes',
    MONTH,
    'Muistaa hyväksytyt kampanja- ja lahjakorttikoodit.',
    'Remembers the campaign and gift card codes that were accepted.',
  ),
  cookie(
    'order_*',
    MONTH,
    'Avaa tilauksesi tiedot sillä selaimella, jolla tilasit.',
    'Opens your order in the browser that placed it.',
  ),
  cookie(
    'quote_*',
    ['90 päivää', '90 days'],
    'Avaa tarjouksesi tiedot sillä selaimella, jolla pyysit sitä.',
    'Opens your quote in the browser that asked for it.',
  ),
];
