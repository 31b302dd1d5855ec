import type { MethodRow } from '../make-method.ts';

/** E-mail delivery of gift cards, for orders of nothing else (0023). */
export const emailMethod: MethodRow = {
  id: '501',
  shipping: 0,
  label: { fi: 'Sähköpostilla', en: 'By e-mail' },
  description: {
    fi: 'Lähetämme lahjakortin sähköpostiisi, kun maksu on vahvistunut.',
    en: 'We mail you the gift card when the payment is confirmed.',
  },
  group: 'Email',
  serviceProvider: 'email',
  carriesUpTo: 'letter',
  deliveryTime: { fi: 'Perillä muutamassa minuutissa', en: 'Delivered in a few minutes' },
};
