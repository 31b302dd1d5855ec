import { useI18n } from '#web/messages/i18n.tsx';
import { askedPurposes, lettersOf, type Purpose } from '#web/storefront/base/consent/choice.ts';
import { links } from '#web/storefront/base/links.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import styles from './cookies-page.module.css';

/**
 * The choice by purpose; nothing is ticked beforehand. A plain form even with JavaScript: the page it returns carries
 * no tag of a withdrawn purpose.
 */
export function ConsentForm({ allowed, isMeasured }: { allowed: readonly Purpose[]; isMeasured: boolean }) {
  const { t, locale } = useI18n();
  const asked = askedPurposes(isMeasured);
  return (
    <form method="post" action={links(locale).cookies()} className="stack" aria-labelledby="consent-form">
      <h2 id="consent-form">{t('consent.form')}</h2>
      <Checkbox
        label={`${t('consent.essential')} – ${t('consent.always')}`}
        hint={t('consent.essential.text')}
        checked
        readOnly
        disabled
      />
      {asked.map((purpose) => (
        <Checkbox
          key={purpose}
          name="allow"
          value={lettersOf([purpose])}
          label={t(`consent.${purpose}`)}
          hint={t(`consent.${purpose}.text`)}
          defaultChecked={allowed.includes(purpose)}
        />
      ))}
      <div className={styles.acts}>
        <Button type="submit" look="outline">
          {t('consent.save')}
        </Button>
        <Button type="submit" name="allow" value={lettersOf(asked)} look="outline">
          {t('consent.all')}
        </Button>
        <Button type="submit" name="only" value="necessary" look="outline">
          {t('consent.necessary')}
        </Button>
      </div>
    </form>
  );
}
