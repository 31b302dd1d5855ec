import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import styles from './login.module.css';

/** Notice of a sent mail; takes the focus, because the form is gone. */
export function SentTitle({ text }: { text: string }) {
  const { t } = useI18n();
  return (
    <div className="stack narrow-title" ref={takeFocus} tabIndex={-1}>
      <span className={styles.icon}>
        <Icon name="mail" />
      </span>
      <h2>{t('signIn.sent.title')}</h2>
      <p className="narrow-lead">{text}</p>
    </div>
  );
}
