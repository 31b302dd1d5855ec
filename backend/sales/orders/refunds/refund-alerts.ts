import type { AlertMail } from '#backend/platform/mail/message.ts';
import type { RefundHindrance } from '#backend/sales/payments/refund-limits.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { StoredOrder } from '../stored-order.ts';
import type { StoredRefund } from './refund-queries.ts';

/** Why staff must pay a refund by hand. */
export type ManualReason =
  | RefundHindrance
  | 'refused'
  | 'unsupported'
  | 'failed'
  | 'unknown'
  | 'unavailable'
  | 'no_payment';

const WHY: Record<ManualReason, string> = {
  only_once: 'Nordea palauttaa maksusta vain kerran, ja siitä on jo palautettu.',
  too_old: 'Maksu on yli 13 viikkoa vanha; Nordea ei enää palauta sitä.',
  no_email: 'Pankki palauttaa vain kysymällä tilinumeroa sähköpostilla, eikä tilauksella ole enää osoitetta.',
  refused: 'Maksunvälittäjä ei tee palautusta.',
  unsupported: 'Maksutavalla ei voi palauttaa.',
  failed: 'Palautus ei onnistunut pankissa.',
  unknown:
    'Maksunvälittäjän vastaus jäi saamatta: palautus voi olla tehty. Katso ensin sen hallintapaneelista, ettei raha palaudu kahdesti.',
  unavailable: 'Maksunvälittäjä ei ole vastannut kolmeen vuorokauteen.',
  no_payment: 'Maksua ei löydy.',
};

/** The mail to staff about a manual refund: why, how much, and how to report it paid. */
export const manualRefundAlert = (
  refund: StoredRefund,
  order: StoredOrder,
  why: ManualReason,
  words: string | null,
): AlertMail => ({
  // the order's id comes first, so that the mail is anonymised with the order
  subjectId: `${order.id}:refund-${why}:${refund.id}`,
  about: `Palauta käsin ${formatEuros(refund.gateway)}, tilaus ${order.number}`,
  lines: [
    `${WHY[why]}${words ? ` (${words})` : ''}`,
    `Tilaus ${order.number}, palautettava ${formatEuros(refund.gateway)}. Maksutapa ${order.paymentMethod ?? '–'}, palautuksen tunnus ${refund.stamp ?? '–'}.`,
    `Asiakas ${order.contact.firstname} ${order.contact.lastname}, ${order.email}, ${order.contact.phone}`,
    'Tee palautus maksunvälittäjän hallintapaneelissa tai tilisiirtona asiakkaan tilille. Kuittaa se sitten tehdyksi:',
    `npm run shop -- orders refund-done ${order.number}`,
  ],
});

/** A refund paid by hand was paid by the gateway too. */
export const refundTwiceAlert = (refund: StoredRefund, order: StoredOrder): AlertMail => ({
  subjectId: `${order.id}:refund-twice:${refund.id}`,
  about: `Palautus ${formatEuros(refund.gateway)} on maksettu kahdesti, tilaus ${order.number}`,
  lines: [
    'Palautus on kuitattu käsin maksetuksi, mutta maksunvälittäjä ilmoittaa nyt maksaneensa sen myös.',
    `Tilaus ${order.number}, palautus ${formatEuros(refund.gateway)}, palautuksen tunnus ${refund.stamp ?? '–'}.`,
    `Asiakas ${order.contact.firstname} ${order.contact.lastname}, ${order.email}, ${order.contact.phone}`,
    'Tarkista maksunvälittäjän hallintapaneelista ja tililtä, kumpi maksu on mennyt perille, ja sovi asiakkaan kanssa liian maksun palauttamisesta.',
  ],
});
