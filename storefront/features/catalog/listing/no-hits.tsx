import { shop } from '#shop.config';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { unbroken } from '#storefront/i18n/unbroken.ts';
import { links } from '#storefront/links.ts';
import { ButtonLink } from '#storefront/ui/button/button.tsx';
import { ChipLink, Chips } from '#storefront/ui/chip/chip.tsx';
import { EmptyState } from '#storefront/ui/empty-state/empty-state.tsx';
import type { SearchListing } from './view/search-listing.ts';

type Props = Pick<SearchListing, 'q' | 'isCode' | 'popular'>;

/** Nothing was found: what to try, where to look, whom to call. A code may be that of a spare part. */
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
