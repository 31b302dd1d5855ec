import { PrefetchLink } from '#storefront/features/navigation/prefetch-link.tsx';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Picture } from '#storefront/ui/picture/picture.tsx';
import type { CategoryTile } from './home-data.ts';

/** Popular categories as pictures, the first one large. */
export function PopularCategories({ categories }: { categories: CategoryTile[] }) {
  const { t, locale } = useI18n();
  return (
    <ul className="cats">
      {categories.map(({ path, name, lang, image, count }, index) => (
        <li key={path} className={index === 0 ? 'cat big' : 'cat'}>
          <PrefetchLink to={links(locale).category(path)}>
            <Picture
              image={image ? { id: image } : null}
              alt=""
              sizes={index === 0 ? '(min-width: 64rem) 50vw, 100vw' : '(min-width: 64rem) 25vw, 50vw'}
            />
            <span className="cat-name">
              <span lang={lang}>{name}</span>
              <small>{t('common.products', { count })}</small>
            </span>
          </PrefetchLink>
        </li>
      ))}
    </ul>
  );
}
