import type { Locale } from '#domain/base/locale.ts';
import type { Dictionary } from '#web/messages/messages.ts';

/** Texts of pages that a visit seldom begins with. The table loads with the first of them, so that other pages are lighter. */
export const pageTexts = {
  parts: { fi: () => import('#web/messages/fi/parts.ts'), en: () => import('#web/messages/en/parts.ts') },
  compare: { fi: () => import('#web/messages/fi/compare.ts'), en: () => import('#web/messages/en/compare.ts') },
  wishes: { fi: () => import('#web/messages/fi/wishes.ts'), en: () => import('#web/messages/en/wishes.ts') },
  quote: { fi: () => import('#web/messages/fi/quote.ts'), en: () => import('#web/messages/en/quote.ts') },
  service: { fi: () => import('#web/messages/fi/service.ts'), en: () => import('#web/messages/en/service.ts') },
  reviews: { fi: () => import('#web/messages/fi/reviews.ts'), en: () => import('#web/messages/en/reviews.ts') },
  questions: { fi: () => import('#web/messages/fi/questions.ts'), en: () => import('#web/messages/en/questions.ts') },
  giftCards: { fi: () => import('#web/messages/fi/gift-cards.ts'), en: () => import('#web/messages/en/gift-cards.ts') },
  account: { fi: () => import('#web/messages/fi/account.ts'), en: () => import('#web/messages/en/account.ts') },
  company: { fi: () => import('#web/messages/fi/company.ts'), en: () => import('#web/messages/en/company.ts') },
  signIn: { fi: () => import('#web/messages/fi/sign-in.ts'), en: () => import('#web/messages/en/sign-in.ts') },
  shared: { fi: () => import('#web/messages/fi/shared-cart.ts'), en: () => import('#web/messages/en/shared-cart.ts') },
  vehicleCode: {
    fi: () => import('#web/messages/fi/vehicle-code.ts'),
    en: () => import('#web/messages/en/vehicle-code.ts'),
  },
  withdrawal: {
    fi: () => import('#web/messages/fi/withdrawal.ts'),
    en: () => import('#web/messages/en/withdrawal.ts'),
  },
  consent: {
    fi: () => import('#web/messages/fi/site/consent.ts'),
    en: () => import('#web/messages/en/site/consent.ts'),
  },
  contact: {
    fi: () => import('#web/messages/fi/site/contact.ts'),
    en: () => import('#web/messages/en/site/contact.ts'),
  },
  newsletter: {
    fi: () => import('#web/messages/fi/site/newsletter.ts'),
    en: () => import('#web/messages/en/site/newsletter.ts'),
  },
} satisfies Record<string, Record<Locale, () => Promise<{ default: Dictionary }>>>;
