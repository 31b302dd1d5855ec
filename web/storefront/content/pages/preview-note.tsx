import { useI18n } from '#web/messages/i18n.tsx';
import styles from '#web/storefront/content/pages/blocks/blocks.module.css';
import { Banner } from '#web/ui/banner/banner.tsx';
import { classes } from '#web/ui/classes.ts';

/** Notice that the page is a preview. */
export function PreviewNote({ isPreview }: { isPreview: boolean }) {
  const { t } = useI18n();
  if (!isPreview) return null;
  return (
    <div className={classes('wrap', styles.previewNote)}>
      <Banner kind="warn">
        <strong>{t('content.preview')}</strong> {t('content.previewNote')}
      </Banner>
    </div>
  );
}
