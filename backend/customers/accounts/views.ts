import type { Address } from '#domain/base/contact-details/address.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Details } from '#domain/customers/accounts/details.ts';
import type { MarketingPermissions } from '#domain/customers/accounts/marketing-permissions.ts';

export type UserAddress = Address & { id: string };

/** A customer with details and addresses; missing texts are ''. */
export type UserDetails = Details & {
  /** Lower case. `registerEmail` is the address at sign-up. */
  email: string;
  registerEmail: string;
  isVerified: boolean;
  /** ISO time. */
  createdAt: string;
  /** Defaults first, then oldest first. */
  addresses: UserAddress[];
  marketingPermissions: MarketingPermissions;
};

/** Stored profile of a customer. */
export type Profile = Details & {
  email: string;
  registerEmail: string;
  isVerified: boolean;
  locale: Locale;
  createdAt: Date;
};
