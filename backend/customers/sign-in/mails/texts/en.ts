import type { AccountTexts } from './fi.ts';

export const accountEn: AccountTexts = {
  greeting: 'Hello {name},',
  greetingNoName: 'Hello,',
  paste: 'If the button does not work, copy this address into your browser:',
  mails: {
    'account-verify': {
      subject: 'Confirm your e-mail address',
      intro: ['Thank you for creating an account! Please confirm that this e-mail address is yours.'],
      button: 'Confirm e-mail address',
      notes: [
        'The link is valid for {hours} hours and can be used once.',
        'If you did not create an account, you can ignore this message.',
      ],
    },
    'account-exists': {
      subject: 'You already have an account',
      intro: [
        'Somebody tried to create a new account with this e-mail address, but you already have an account with us. You can sign in with it.',
      ],
      button: 'Sign in',
      other: { text: 'Forgotten your password? You can choose a new one.', link: 'Change password' },
      notes: ['If it was not you, there is nothing to do: your account is as it was.'],
    },
    'account-link': {
      subject: 'Your sign-in link',
      intro: ['You asked for a link to sign in without a password.'],
      button: 'Sign in',
      code: 'You can also enter this code on the sign-in page:',
      notes: [
        'The link and the code are valid for {minutes} minutes, and either of them can be used once.',
        'If you did not ask for the link, you can ignore this message. Do not give the code to anybody.',
      ],
    },
    'account-reset': {
      subject: 'Change your password',
      intro: ['We were asked to change the password of your account.'],
      button: 'Choose a new password',
      notes: [
        'The link is valid for {minutes} minutes and can be used once. A new password signs you out on your other devices.',
        'If you did not ask for this, you can ignore this message: your password is as it was.',
      ],
    },
    'account-password-changed': {
      subject: 'Your password has been changed',
      intro: ['The password of your account has been changed, and your other devices have been signed out.'],
      other: { text: 'If you did not change the password yourself, change it right away.', link: 'Change password' },
      notes: ['If you changed it yourself, there is nothing to do.'],
    },
    'account-email-change': {
      subject: 'Confirm your new e-mail address',
      intro: ['You asked to make this the e-mail address of your account. Please confirm that the address is yours.'],
      button: 'Use the new address',
      notes: [
        'The link is valid for {hours} hours and can be used once. Until then your old address stays in use.',
        'If you did not ask for the change, you can ignore this message.',
      ],
    },
    'account-email-changed': {
      subject: 'Your e-mail address has been changed',
      intro: [
        'The e-mail address of your account has been changed to {newEmail}. This message was sent to your old address.',
      ],
      other: { text: 'If you did not change the address yourself, undo the change.', link: 'Undo the change' },
      notes: [
        'The change can be undone for {hours} hours. That restores this address, signs the account out everywhere and removes the password; we mail you a link to choose a new one.',
        'If you changed the address yourself, there is nothing to do.',
      ],
    },
    'account-deleted': {
      subject: 'Your account has been deleted',
      intro: [
        'Your account has been deleted, and you have been signed out everywhere. We removed your name, addresses, wish lists, cart and marketing permissions.',
      ],
      notes: [
        'We keep the records of your orders for as long as the bookkeeping law requires, with no more of your data than it asks for.',
        'If you did not delete your account yourself, answer this message.',
      ],
    },
  },
};
