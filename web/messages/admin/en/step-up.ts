import type fi from '#web/messages/admin/fi/step-up.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'stepUp.title': 'Confirm that it is you',
  'stepUp.only': 'This confirms only this action: {action}.',
  'stepUp.passkey': 'Confirm with a passkey',
  'stepUp.code': 'Code from your app',
  'stepUp.byCode': 'Confirm with the code',
  'stepUp.demo': 'Confirm (demo)',
  'stepUp.none': 'You have no passkey and no app. Add a way to sign in on your own page.',
  'stepUp.cancelled': 'The confirmation was cancelled. Try again.',
  'stepUp.wrong': 'This code is not valid. Wait for the next one and try again.',
  'stepUp.held-back': 'Your way to sign in was changed recently. You can confirm actions a day after that.',
  'stepUp.failed': 'The confirmation failed. Nothing was changed.',
  'stepUp.cancel': 'Cancel',
  'approval.title': 'A second person is needed',
  'approval.intro': 'An owner or manager must approve this.',
  'approval.reason': 'Reason',
  'approval.ask': 'Ask for approval',
  'approval.waiting': 'The request was sent. You can leave this open: it continues once the request is approved.',
  'approval.approved': '{name} approved. Confirm it yourself to go ahead.',
  'approval.refused': '{name} refused the request.',
  'stepUp.noScript':
    'A passkey needs JavaScript. Allow it in the browser, or add an app on your own page: its code works without JavaScript too.',
  'stepUp.files': 'The files you chose are not included. Go back and allow JavaScript to send them.',
  'stepUp.back': 'Back without doing anything',
  'approval.look': 'See whether the request was approved',
  'approval.waits': 'The request has been sent. The action is done once it is approved and you confirm it here.',
} satisfies MessagesOf<typeof fi>;
