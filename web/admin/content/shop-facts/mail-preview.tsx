import { useTexts } from '#web/admin/base/texts.tsx';
import { Button } from '#web/ui/admin/button.tsx';
import styles from './shop-facts.module.css';
import { en, fi } from './texts.ts';

const FRAME = 'shown-mails';

/** The mails with the texts of the form around it, saved or not: its buttons send the form into the frame. */
export function MailPreview({ id }: { id: string }) {
  const t = useTexts(fi, en);
  const path = `/asetukset/${id}/esikatselu`;
  const show = (search: string, text: string) => (
    <Button type="submit" formAction={`${path}?${search}`} formTarget={FRAME}>
      {text}
    </Button>
  );
  return (
    <section className={styles.mails} aria-labelledby="mail-preview">
      <h2 id="mail-preview">{t('part.mails')}</h2>
      <p className="hint">{t('mails.about')}</p>
      <p className="btns">
        {show('kieli=fi', t('mails.fi'))}
        {show('kieli=en', t('mails.en'))}
        {show('kieli=fi&tumma=1', t('mails.dark'))}
      </p>
      <iframe className={styles.mail} name={FRAME} title={t('part.mails')} src={`${path}?kieli=fi`} />
    </section>
  );
}
