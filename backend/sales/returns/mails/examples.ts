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
  if (locale !== 'fi') return [receipt];
  const matched = { number: '1000016', status: 'shipped' };
  return [receipt, { kind: 'withdrawal-notice', to: 'oulu@tieva.example', matched, ...received }];
}
