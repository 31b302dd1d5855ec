import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/sign-in.ts';
import fi from '#web/messages/admin/fi/sign-in.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import styles from './own.module.css';

/** New recovery codes, shown this once (staff-5). */
export function RecoveryCodes({ codes, to }: { codes: readonly string[]; to: string }) {
  const t = useTexts(fi, en);
  return (
    <>
      <h1>{t('codes.title')}</h1>
      <Note tone="warn">{t('codes.text')}</Note>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button icon="printer" onClick={() => window.print()}>
        {t('codes.print')}
      </Button>
      {/* a document: the session is new */}
      <a className="btn btn-primary" href={to}>
        {t('codes.continue')}
      </a>
    </>
  );
}
