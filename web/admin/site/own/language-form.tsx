import { locales } from '#domain/base/locale.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/own.ts';
import fi from '#web/messages/admin/fi/own.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { OwnForm } from './own-form.tsx';

/** The person's language, on every device. */
export function LanguageForm() {
  const t = useTexts(fi, en);
  const current = useLocale();
  return (
    <section className="sec measure">
      <h2>{t('own.language')}</h2>
      <OwnForm intent="language">
        <fieldset className="seg">
          <legend className="sr">{t('own.language')}</legend>
          {locales.map((locale) => (
            <Button key={locale} type="submit" name="locale" value={locale} aria-pressed={locale === current}>
              {t(`own.language.${locale}`)}
            </Button>
          ))}
        </fieldset>
      </OwnForm>
    </section>
  );
}
