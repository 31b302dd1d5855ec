import type { Locale } from '#domain/base/locale.ts';
import type { WithdrawalMail } from './withdrawal-mail.ts';

/** A receipt, and in Finnish the news to the shop. */
export function exampleWithdrawalMails(locale: Locale): WithdrawalMail[] {
  const received = {
    subjectId: 'example',
    locale,
    notice: { name: 'Aino Äyräpää', orderNumber: '1000016', email: 'aino@example.fi', message: '' },
    receivedAt: new Date('2026-11-21T10:00:00Z'),
  };
  const receipt: WithdrawalMail = { kind: 'withdrawal-receipt', ...received };
  const refused: WithdrawalMail = {
    kind: 'withdrawal-refused',
    subjectId: 'example',
    locale,
    email: 'aino@example.fi',
    name: 'Aino Äyräpää',
    orderNumber: '1000016',
    reason: locale === 'fi' ? 'Kypärää on käytetty.' : 'The helmet has been used.',
  };
  const label: WithdrawalMail = {
    kind: 'return-label',
    subjectId: 'example',
    locale,
    email: 'aino@example.fi',
    orderNumber: '1000016',
    trackingCode: 'JJFI12345678901234567',
    file: { name: 'palautus-1000016.pdf', base64: '' },
  };
  if (locale !== 'fi') return [receipt, refused, label];
  const matched = { number: '1000016', status: 'shipped' };
  return [receipt, refused, label, { kind: 'withdrawal-notice', to: 'oulu@tieva.example', matched, ...received }];
}
