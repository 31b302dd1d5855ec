import type { Locale } from '#domain/base/locale.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import type { Account } from '#domain/sales/bookkeeping/accounts.ts';
import type { JournalKind } from '#domain/sales/bookkeeping/journal.ts';

const kinds: Record<Locale, Record<JournalKind, string>> = {
  fi: {
    sale: 'Myynti',
    'margin-sale': 'Myynti, marginaalivero',
    advance: 'Saatu ennakko',
    'card-sold': 'Myydyt lahjakortit',
    payment: 'Maksut',
    pickup: 'Nouto myymälästä, loppumaksu',
    refund: 'Hyvitys',
    surplus: 'Liikamaksu palautettu',
    'paid-by-hand': 'Hyvitys tilisiirtona',
    'invoice-paid': 'Laskun suoritus',
    'card-given': 'Annetut ja muutetut lahjakortit',
    'card-expired': 'Vanhentuneet lahjakortit',
    settlement: 'Maksunvälittäjän tilitys',
    fee: 'Maksunvälittäjän kulut',
  },
  en: {
    sale: 'Sales',
    'margin-sale': 'Sales, margin scheme',
    advance: 'Advance received',
    'card-sold': 'Gift cards sold',
    payment: 'Payments',
    pickup: 'Pickup, rest paid in the store',
    refund: 'Refund',
    surplus: 'Surplus payment returned',
    'paid-by-hand': 'Refund by bank transfer',
    'invoice-paid': 'Invoice paid',
    'card-given': 'Gift cards given and changed',
    'card-expired': 'Gift cards expired',
    settlement: "The gateway's settlement",
    fee: "The gateway's fees",
  },
};

/** Euros as Finnish bookkeeping writes them: `1 234,50 €`. */
export const euros = (cents: Cents): string => formatEuros(cents).replaceAll(/\s/g, ' ');

export const kindText = (kind: JournalKind, locale: Locale): string => kinds[locale][kind];

const plain: Record<Locale, Record<string, string>> = {
  fi: {
    gateway: 'Saamiset maksunvälittäjältä',
    bank: 'Pankkitili',
    till: 'Myymälän kassa',
    receivables: 'Myyntisaamiset',
    giftCards: 'Lahjakorttivelka',
    advances: 'Saadut ennakot',
    gatewayFees: 'Maksunvälittäjän kulut',
    givenGiftCards: 'Annetut lahjakortit',
    expiredGiftCards: 'Vanhentuneet lahjakortit, tuotto',
    unknownPayments: 'Selvitettävät maksut',
    rounding: 'Pyöristyserot',
    'sales:0': 'Myynti, marginaalivero',
  },
  en: {
    gateway: 'Receivable from the gateway',
    bank: 'Bank account',
    till: 'Till of the store',
    receivables: 'Trade receivables',
    giftCards: 'Gift card liability',
    advances: 'Advances received',
    gatewayFees: "The gateway's fees",
    givenGiftCards: 'Gift cards given',
    expiredGiftCards: 'Expired gift cards, income',
    unknownPayments: 'Payments to be cleared',
    rounding: 'Rounding differences',
    'sales:0': 'Sales, margin scheme',
  },
};

/** The name of an account. */
export function accountText(account: Account, locale: Locale): string {
  const known = plain[locale][account];
  if (known) return known;
  const [kind, rate = ''] = account.split(':');
  const percent = locale === 'fi' ? rate.replace('.', ',') : rate;
  const name = kind === 'sales' ? { fi: 'Myynti', en: 'Sales' } : { fi: 'Arvonlisävelka', en: 'VAT payable' };
  return `${name[locale]} ${percent} %`;
}
