import type { UserAddress } from '#backend/customers/accounts/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from '#web/storefront/customers/accounts/own-details/own-details.module.css';

/** An address as on an envelope; without the country for Finland. */
export function AddressText({ address }: { address: UserAddress }) {
  const { locale } = useI18n();
  const { firstname, lastname, careOf, street, postcode, city, country, phone } = address;
  return (
    <address className={styles.addressText}>
      <b>
        {firstname} {lastname}
      </b>
      {careOf ? <span>c/o {careOf}</span> : null}
      <span>{street}</span>
      <span>
        <span className="num">{postcode}</span> {city}
      </span>
      {country === 'FI' ? null : <span>{countryName(country, locale)}</span>}
      {phone ? <span className="num muted">{phone}</span> : null}
    </address>
  );
}

/** Name of a country by its two-letter code. */
export const countryName = (country: string, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
