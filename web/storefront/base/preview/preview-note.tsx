import { useI18n } from '#web/messages/i18n.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './preview-note.module.css';

/** Notice that the page is a preview. */
export function PreviewNote({ isPreview }: { isPreview: boolean }) {
  const { t } = useI18n();
  if (!isPreview) return null;
  return (
    <div className={classes('wrap', styles.note)}>
      <Banner kind="warn">
        <strong>{t('content.preview')}</strong> {t('content.previewNote')}
      </Banner>
    </div>
  );
}
