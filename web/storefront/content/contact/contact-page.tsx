import type { StoreView } from '#domain/content/stores/store-view.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { storePage } from '#web/storefront/base/service-links.ts';
import { OpenText } from '#web/storefront/content/stores/open-text.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import styles from './contact.module.css';
import { ContactDone } from './contact-done.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactResult, ContactValues } from './contact-result.ts';

export type ContactData = {
  given: ContactValues;
  /** The product that the question is about; null: a general question. */
  product: { name: string; slug: string; lang: 'fi' | undefined } | null;
  stores: StoreView[];
};

/** Contact form for customer service and stores, with phone numbers, addresses and hours. */
export function ContactPage({ data, answer }: { data: ContactData; answer: ContactResult | undefined }) {
  const { t } = useI18n();
  const { given, product, stores } = data;
  const title = t(product ? 'contact.productTitle' : 'contact.title');
  return (
    <>
      <CrumbTrail title={t('contact.title')} />
      <div className={classes('wrap', styles.contact)}>
        <div className={styles.write}>
          <h1>{title}</h1>
          {product && <AskedAbout product={product} />}
          {answer?.step === 'done' ? (
            <ContactDone answer={answer} />
          ) : (
            <>
              <p>{t('contact.lead')}</p>
              <ContactForm given={given} answer={answer} />
            </>
          )}
        </div>
        <Reached stores={stores} />
      </div>
    </>
  );
}

function AskedAbout({ product: { name, slug, lang } }: { product: NonNullable<ContactData['product']> }) {
  const { t, locale } = useI18n();
  return (
    <p>
      {t('contact.product')}{' '}
      <TextLink to={links(locale).product(slug)}>
        <span lang={lang}>{name}</span>
      </TextLink>
    </p>
  );
}

/** Phone numbers, addresses and opening state of the stores. */
function Reached({ stores }: { stores: StoreView[] }) {
  const { t, locale } = useI18n();
  return (
    <aside className={styles.reached} aria-label={t('contact.reached')}>
      <section>
        <h2>{t('contact.service')}</h2>
        <Reach phone={shop.phone} email={shop.email} />
        <p className="muted">{shop.serviceHours[locale]}</p>
      </section>
      {stores.map((store) => (
        <section key={store.id}>
          <h2>
            <TextLink
              className={styles.store}
              to={links(locale).content(storePage(store.id))}
            >{`${shop.name} ${store.name}`}</TextLink>
          </h2>
          <p className="store-now">
            <OpenText store={store} />
          </p>
          <p>
            {store.street}, {store.postcode} {store.city}
          </p>
          <Reach phone={store.phone} email={store.email} />
        </section>
      ))}
    </aside>
  );
}

function Reach({ phone, email }: { phone: string; email: string }) {
  return (
    <p className={styles.reach}>
      <a className="link num" href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone}
      </a>
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}
