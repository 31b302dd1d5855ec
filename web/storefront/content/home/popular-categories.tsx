import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PrefetchLink } from '#web/storefront/base/prefetch/prefetch-link.tsx';
import { classes } from '#web/ui/classes.ts';
import { Picture } from '#web/ui/picture/picture.tsx';
import styles from './home.module.css';
import type { CategoryTile } from './home-data.ts';

/** Popular categories as pictures, the first one large (category-1). */
export function PopularCategories({ categories }: { categories: CategoryTile[] }) {
  const { t, locale } = useI18n();
  return (
    <ul className={styles.cats}>
      {categories.map(({ path, name, lang, image, count }, index) => (
        <li key={path} data-prefetch className={index === 0 ? classes(styles.cat, styles.catBig) : styles.cat}>
          <PrefetchLink to={links(locale).category(path)}>
            <Picture
              className={styles.catPic}
              image={image}
              alt=""
              sizes={index === 0 ? '(min-width: 64rem) 50vw, 100vw' : '(min-width: 64rem) 25vw, 50vw'}
            />
            <span className={styles.catName}>
              <span lang={lang}>{name}</span>
              <small>{t('common.products', { count })}</small>
            </span>
          </PrefetchLink>
        </li>
      ))}
    </ul>
  );
}
