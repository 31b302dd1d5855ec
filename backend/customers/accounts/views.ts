import type { Address } from '#domain/base/contact-details/address.ts';
import type { Details } from '#domain/customers/accounts/details.ts';
import type { MarketingPermissions } from '#domain/customers/accounts/marketing-permissions.ts';

export type UserAddress = Address & { id: string };

/** A customer's own data (spec 3, User details); texts that were not given are ''. */
export type UserDetails = Details & {
  /** Lower case; `registerEmail` is the address the account was made with. */
  email: string;
  registerEmail: string;
  isVerified: boolean;
  /** ISO time. */
  createdAt: string;
  /** Defaults first, then oldest first. */
  addresses: UserAddress[];
  marketingPermissions: MarketingPermissions;
};
