import { useI18n } from '#web/messages/i18n.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import styles from './listing.module.css';
import type { SearchListing } from './view/search-listing.ts';

/** The pages and articles that a search found, above its products. */
export function FoundTexts({ texts }: Pick<SearchListing, 'texts'>) {
  const { t } = useI18n();
  return (['pages', 'articles'] as const).map(
    (kind) =>
      texts[kind].length > 0 && (
        <section key={kind} className={styles.foundTexts} aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`}>{t(`search.${kind}`)}</h2>
          <ul>
            {texts[kind].map(({ to, name, about, lang }) => (
              <li key={to}>
                <TextLink to={to} lang={lang}>
                  {name}
                </TextLink>
                {about && <span className="small muted">{about}</span>}
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}
