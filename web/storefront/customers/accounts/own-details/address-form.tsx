import { useRef, useState } from 'react';
import { checkAddress } from '#domain/base/contact-details/address.ts';
import { countries } from '#domain/base/contact-details/countries.ts';
import { isAland, isFinnishPostcode } from '#domain/base/contact-details/postcode.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { countryName } from '../area/address-text.tsx';
import { OpenPanel } from '../area/open-panel.tsx';
import { AccountCheckbox, AccountField, AccountSelect } from '../form/account-field.tsx';
import { AccountForm, Submit } from '../form/account-form.tsx';
import type { FormAnswer } from '../form/form-answer.ts';
import { detailsUrl, sections } from './details-url.ts';
import { townOf } from './town-of.ts';

type Props = { id: string | 'new'; values: Record<string, string>; answer: FormAnswer | undefined };

/** Form for a new or a saved address (account-1). */
export function AddressForm({ id, values, answer }: Props) {
  const { t, locale } = useI18n();
  const title = t(id === 'new' ? 'account.address.new' : 'account.address.edit');
  return (
    <OpenPanel label={title}>
      <h3>{title}</h3>
      <AccountForm
        name="address"
        action={detailsUrl(locale, { kind: 'address', id }, sections.addresses)}
        answer={answer}
        values={values}
        labels={{
          firstname: t('account.details.firstname'),
          lastname: t('account.details.lastname'),
          careOf: t('account.address.careOf'),
          street: t('account.address.street'),
          postcode: t('account.address.postcode'),
          city: t('account.address.city'),
          country: t('account.address.country'),
          phone: t('account.details.phone'),
          defaultShipping: t('account.address.defaultShipping'),
          defaultBilling: t('account.address.defaultBilling'),
        }}
        check={(typed) => {
          const checked = checkAddress(typed);
          return checked.ok ? [] : (checked.details ?? []);
        }}
      >
        <input type="hidden" name="id" value={id} />
        <div className="form2">
          <AccountField name="firstname" autoComplete="given-name" maxLength={50} />
          <AccountField name="lastname" autoComplete="family-name" maxLength={50} />
          <AccountField name="careOf" autoComplete="off" maxLength={50} optional />
          <AccountField name="street" autoComplete="address-line1" maxLength={50} />
          <PostcodeAndCity />
          <AccountSelect name="country" autoComplete="country">
            {countries.map((country) => (
              <option key={country} value={country}>
                {countryName(country, locale)}
              </option>
            ))}
          </AccountSelect>
          <AccountField name="phone" type="tel" autoComplete="tel" maxLength={30} optional />
        </div>
        <div>
          <AccountCheckbox name="defaultShipping" />
          <AccountCheckbox name="defaultBilling" />
        </div>
        <div className="row">
          <Submit>{t('account.save')}</Submit>
          <ButtonLink look="ghost" preventScrollReset to={detailsUrl(locale, null, sections.addresses)}>
            {t('account.cancel')}
          </ButtonLink>
        </div>
      </AccountForm>
    </OpenPanel>
  );
}

/** Fills in the town of a Finnish postcode; the customer can change it. */
function PostcodeAndCity() {
  const { t } = useI18n();
  const [isIsland, setIsland] = useState(false);
  const filled = useRef('');

  async function fillTown(form: HTMLFormElement | null, postcode: string) {
    const country = form?.elements.namedItem('country');
    const isFinnish = !(country instanceof HTMLSelectElement) || country.value === 'FI';
    setIsland(isFinnish && isAland(postcode));
    const city = form?.elements.namedItem('city');
    if (!isFinnish || !isFinnishPostcode(postcode) || !(city instanceof HTMLInputElement)) return;
    const town = await townOf(postcode);
    // keep a town that the customer typed
    if (town && (city.value.trim() === '' || city.value === filled.current)) {
      city.value = town;
      filled.current = town;
    }
  }

  return (
    <>
      <AccountField
        name="postcode"
        autoComplete="postal-code"
        maxLength={12}
        hint={isIsland ? t('account.address.aland', { phone: unbroken(shop.phone) }) : undefined}
        onChange={(event) => void fillTown(event.target.form, event.target.value.trim())}
      />
      <AccountField name="city" autoComplete="address-level2" maxLength={30} />
    </>
  );
}
