import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';
import { links } from '#web/storefront/base/links.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { ChipLink, Chips } from '#web/ui/chip/chip.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import type { SearchListing } from './view/search-listing.ts';

type Props = Pick<SearchListing, 'q' | 'isCode' | 'popular'>;

/** A search without hits: tips, popular categories, phone, and the spare part search for a query that looks like a code. */
export function NoHits({ q, isCode, popular }: Props) {
  const { t, locale } = useI18n();
  return (
    <EmptyState icon="search-x" title={t('search.zeroTitle')}>
      {q && <p>{t('search.zeroText', { query: q })}</p>}
      {isCode && (
        <ButtonLink look="primary" to={links(locale).spareParts(q)}>
          {t('search.zeroCode', { code: q })}
        </ButtonLink>
      )}
      <p>{t('search.zeroTips')}</p>
      <Chips>
        {popular.map(({ to, name, lang }) => (
          <ChipLink key={to} to={to} lang={lang}>
            {name}
          </ChipLink>
        ))}
      </Chips>
      <p>{t('search.zeroHelp', { phone: unbroken(shop.phone) })}</p>
    </EmptyState>
  );
}
