import { Form } from 'react-router';
import type { UserAddress } from '#backend/customers/accounts/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Badge } from '#web/ui/badge/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { AddressText } from '../area/address-text.tsx';
import type { FormAnswer } from '../form/form-answer.ts';
import { AddressForm } from './address-form.tsx';
import { detailsUrl, type Open, sections } from './details-url.ts';
import type { OwnDetails } from './own-details.ts';

type Props = { own: OwnDetails; open: Open; answer: FormAnswer | undefined };

/** Saved addresses; one of them, or a new one, may be open for editing (account-1). */
export function AddressSection({ own, open, answer }: Props) {
  const { t, locale } = useI18n();
  const { addresses, firstname, lastname, phone } = own.details;
  const openId = open?.kind === 'address' ? open.id : null;
  const isNew = openId === 'new';
  return (
    <section className="ruled-sect" id={sections.addresses} tabIndex={-1} aria-labelledby="addresses-title">
      <div className="head-row">
        <h2 id="addresses-title">{t('account.address.title')}</h2>
        {isNew ? null : (
          <ButtonLink
            look="outline"
            size="s"
            preventScrollReset
            to={detailsUrl(locale, { kind: 'address', id: 'new' }, sections.addresses)}
          >
            <Icon name="plus" small />
            {t('account.address.add')}
          </ButtonLink>
        )}
      </div>
      <p className="muted">{t(addresses.length > 0 || isNew ? 'account.address.text' : 'account.address.none')}</p>
      {isNew ? (
        <AddressForm
          id="new"
          // the first address becomes both defaults unless unchecked
          values={{ firstname, lastname, phone, country: 'FI', ...(addresses.length === 0 ? bothDefaults : {}) }}
          answer={answer}
        />
      ) : null}
      {addresses.length > 0 ? (
        <ul className="card-grid">
          {addresses.map((address) =>
            address.id === openId ? (
              <li key={address.id} className="is-open">
                <AddressForm id={address.id} values={typed(address)} answer={answer} />
              </li>
            ) : (
              <li key={address.id}>
                <AddressCard address={address} />
              </li>
            ),
          )}
        </ul>
      ) : null}
    </section>
  );
}

const bothDefaults = { defaultShipping: 'on', defaultBilling: 'on' };

/** An address as form values. */
const typed = ({ id: _, defaultBilling, defaultShipping, ...texts }: UserAddress): Record<string, string> => ({
  ...texts,
  ...(defaultShipping ? { defaultShipping: 'on' } : {}),
  ...(defaultBilling ? { defaultBilling: 'on' } : {}),
});

function AddressCard({ address }: { address: UserAddress }) {
  const { t, locale } = useI18n();
  const { id, street, defaultShipping, defaultBilling } = address;
  return (
    <div className="outlined-card">
      {defaultShipping || defaultBilling ? (
        <p className="row">
          {defaultShipping ? <Badge kind="ok">{t('account.address.defaultShipping')}</Badge> : null}
          {defaultBilling ? <Badge kind="ok">{t('account.address.defaultBilling')}</Badge> : null}
        </p>
      ) : null}
      <AddressText address={address} />
      <div className="row">
        <ButtonLink
          look="link"
          size="s"
          preventScrollReset
          to={detailsUrl(locale, { kind: 'address', id }, sections.addresses)}
          aria-label={t('account.address.editOf', { street })}
        >
          {t('account.address.change')}
        </ButtonLink>
        <Form method="post" action={detailsUrl(locale, null, sections.addresses)} preventScrollReset>
          <input type="hidden" name="form" value="address-remove" />
          <Button
            type="submit"
            look="link"
            size="s"
            name="id"
            value={id}
            aria-label={t('account.address.removeOf', { street })}
          >
            {t('account.address.remove')}
          </Button>
        </Form>
      </div>
    </div>
  );
}
