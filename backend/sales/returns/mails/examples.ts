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
    ...{ kind: 'withdrawal-refused', subjectId: 'example', locale, email: 'aino@example.fi', name: 'Aino Äyräpää' },
    ...{ orderNumber: '1000016', reason: locale === 'fi' ? 'Kypärää on käytetty.' : 'The helmet has been used.' },
  };
  if (locale !== 'fi') return [receipt, refused];
  const matched = { number: '1000016', status: 'shipped' };
  return [receipt, refused, { kind: 'withdrawal-notice', to: 'oulu@tieva.example', matched, ...received }];
}
