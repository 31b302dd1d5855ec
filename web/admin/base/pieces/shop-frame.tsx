import { type Locale, locales } from '#domain/base/locale.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/preview.ts';
import fi from '#web/messages/admin/fi/preview.ts';
import styles from './shop-frame.module.css';

const widths = ['phone', 'desktop'] as const;

/** How a page of the shop is looked at. */
export type ShopView = { width: (typeof widths)[number]; language: Locale };
export const FIRST_VIEW: ShopView = { width: 'phone', language: 'fi' };

type ChoicesProps = { view: ShopView; onChange: (view: ShopView) => void };

/** The choice of width and language of a `ShopFrame`. */
export function ShopViewChoices({ view, onChange }: ChoicesProps) {
  const t = useTexts(fi, en);
  return (
    <>
      <fieldset className={`seg ${styles.choice}`} aria-label={t('width')}>
        {widths.map((width) => (
          <button
            key={width}
            type="button"
            aria-pressed={width === view.width}
            onClick={() => onChange({ ...view, width })}
          >
            {t(width)}
          </button>
        ))}
      </fieldset>
      <fieldset className={`seg ${styles.choice}`} aria-label={t('language')}>
        {locales.map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={language === view.language}
            onClick={() => onChange({ ...view, language })}
          >
            {t(`lang.${language}`)}
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** A page of the shop in a frame as wide as a phone, or as a desktop scaled to the room there is. */
export function ShopFrame({ view, src }: { view: ShopView; src: string }) {
  const t = useTexts(fi, en);
  return (
    <div className={styles.stage}>
      <iframe
        className={styles[view.width]}
        title={t('frame', { width: t(view.width), language: t(`lang.${view.language}`) })}
        src={src}
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </div>
  );
}
