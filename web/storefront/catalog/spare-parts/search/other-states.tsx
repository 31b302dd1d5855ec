import { useRevalidator } from 'react-router';
import { supplierOfSlug } from '#domain/catalog/spare-parts/suppliers.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';
import { links } from '#web/storefront/base/links.ts';
import { askPart, findByCode } from '#web/storefront/catalog/fitment/ask-part.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { IconName } from '#web/ui/icon/icon-names.ts';
import { MoreLink, TextLink } from '#web/ui/link/link.tsx';
import { exampleParts } from '../example-parts.ts';
import { PartRow } from '../part-row.tsx';
import { PartTable } from '../part-table.tsx';
import { type PartQuery, partQueryPath } from './part-query.ts';
import styles from './parts-search.module.css';
import type { PartSearchData } from './search-data.ts';

const phone = () => unbroken(shop.phone);

/** Before the first search: where to find a part code, and examples. */
export function SearchIntro({ supplier, hasRegister }: PartQuery & { hasRegister: boolean }) {
  const { t, locale } = useI18n();
  const name = supplierOfSlug(supplier)?.name;
  const examples = new Intl.ListFormat(locale, { type: 'disjunction' }).format(exampleParts().numbers);
  const way = (icon: IconName, text: string) => (
    <li>
      <Icon name={icon} />
      <span>{text}</span>
    </li>
  );
  return (
    <section className={classes('stack', styles.start)} aria-labelledby="part-start">
      <h2 id="part-start">{t('parts.start.title')}</h2>
      {name && <p>{t('parts.start.supplier', { supplier: name })}</p>}
      <ul>
        {way('part', t('parts.start.part'))}
        {way('file', t('parts.start.manual'))}
        {way('image', t('parts.start.diagram'))}
      </ul>
      <MoreLink to={links(locale).diagrams()}>{t('parts.start.diagrams')}</MoreLink>
      <p className="muted">
        {examples && `${t('parts.start.examples', { examples })} `}
        {t('parts.start.spelling')}
      </p>
      <p className="muted">
        {t('parts.start.help', { phone: phone() })} <TextLink to={askPart(locale)}>{t('parts.askPart')}</TextLink>
      </p>
      {hasRegister && (
        <p>
          <TextLink to={findByCode(locale)}>{t('parts.byCode')}</TextLink>
        </p>
      )}
    </section>
  );
}

/** No hits: tips, the same code from other suppliers, suggestions and the phone number. */
export function NoParts({ query, suggestions, elsewhere }: PartSearchData) {
  const { t, locale } = useI18n();
  const otherSuggestions = suggestions.filter(({ sku }) => elsewhere.every((other) => other.sku !== sku));
  return (
    <section className="stack-6">
      <EmptyState icon="search-x" title={t('parts.none.title', { code: query.code })}>
        <p>{t('parts.none.tips')}</p>
        {query.supplier && (
          <ButtonLink look="outline" to={partQueryPath({ code: query.code }, locale)}>
            {t('parts.none.everywhere')}
          </ButtonLink>
        )}
        <p>{t('parts.none.help', { phone: phone() })}</p>
        <ButtonLink look="outline" to={askPart(locale)}>
          {t('parts.askPart')}
        </ButtonLink>
      </EmptyState>
      <SuggestedParts title={t('parts.none.elsewhere')} parts={elsewhere} query={query.code} />
      <SuggestedParts title={t('parts.none.didYouMean')} parts={otherSuggestions} query={query.code} />
    </section>
  );
}

function SuggestedParts({ title, parts, query }: { title: string; parts: PartSearchData['parts']; query: string }) {
  if (parts.length === 0) return null;
  return (
    <div className="stack">
      <h2>{title}</h2>
      <PartTable caption={title}>
        {parts.map((part) => (
          <PartRow key={part.sku} part={part} query={query} />
        ))}
      </PartTable>
    </div>
  );
}

/** The supplier's system is unavailable; the link retries, without JavaScript too. */
export function PartsDown({ address }: { address: string }) {
  const { t } = useI18n();
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState icon="warning" title={t('parts.down.title')}>
      <p role="status">{t('parts.down.text', { phone: phone() })}</p>
      <a
        className={buttonClass({ look: 'primary' })}
        href={address}
        aria-busy={state === 'loading' || undefined}
        onClick={(event) => {
          event.preventDefault();
          void revalidate();
        }}
      >
        {t('parts.down.retry')}
      </a>
    </EmptyState>
  );
}
