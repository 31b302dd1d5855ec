import { shop } from '#shop.config';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { unbroken } from '#storefront/i18n/unbroken.ts';
import { links } from '#storefront/links.ts';
import { ChipLink, Chips } from '#storefront/ui/chip/chip.tsx';
import { EmptyState } from '#storefront/ui/empty-state/empty-state.tsx';

type Props = { query: string; categories: { path: string; name: string; lang?: 'fi' }[] };

/** Nothing was found: what to try, where to look, whom to call. */
export function NoHits({ query, categories }: Props) {
  const { t, locale } = useI18n();
  return (
    <EmptyState icon="search-x" title={t('search.zeroTitle')}>
      {query && <p>{t('search.zeroText', { query })}</p>}
      <p>{t('search.zeroTips')}</p>
      <Chips>
        {categories.map(({ path, name, lang }) => (
          <ChipLink key={path} to={links(locale).category(path)} lang={lang}>
            {name}
          </ChipLink>
        ))}
      </Chips>
      <p>{t('search.zeroHelp', { phone: unbroken(shop.phone) })}</p>
    </EmptyState>
  );
}
