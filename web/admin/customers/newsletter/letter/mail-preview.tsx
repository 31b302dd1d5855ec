import { useState } from 'react';
import { type Locale, locales } from '#domain/base/locale.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/newsletter.ts';
import fi from '#web/messages/admin/fi/newsletter.ts';
import styles from './letter.module.css';

type Props = { id: string; version: number; isBroken: boolean };
const themes = ['light', 'dark'] as const;

/** The saved letter as a mail program shows it: each language, in a light and a dark one. */
export function MailPreview({ id, version, isBroken }: Props) {
  const t = useTexts(fi, en);
  const [locale, setLocale] = useState<Locale>('fi');
  const [theme, setTheme] = useState<(typeof themes)[number]>('light');
  const src = `/uutiskirjeet/${id}/esikatselu?kieli=${locale}&v=${version}${theme === 'dark' ? '&tumma=1' : ''}`;
  return (
    <section className="sec">
      <h2>{t('part.preview')}</h2>
      {isBroken ? (
        <p className="sub">{t('preview.broken')}</p>
      ) : (
        <>
          <div className="btns">
            <fieldset className="seg" aria-label={t('preview.language')}>
              {locales.map((one) => (
                <button key={one} type="button" aria-pressed={one === locale} onClick={() => setLocale(one)}>
                  {t(`lang.${one}`)}
                </button>
              ))}
            </fieldset>
            <fieldset className="seg" aria-label={t('preview.theme')}>
              {themes.map((one) => (
                <button key={one} type="button" aria-pressed={one === theme} onClick={() => setTheme(one)}>
                  {t(`preview.${one}`)}
                </button>
              ))}
            </fieldset>
          </div>
          <iframe className={styles.mail} title={t('part.preview')} src={src} />
        </>
      )}
    </section>
  );
}
