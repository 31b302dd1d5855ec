import { use } from 'react';
import { loadLocale, useI18n } from '#web/messages/i18n.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';

/** Notice that the page is a preview. */
export function PreviewNote({ isPreview }: { isPreview: boolean }) {
  const { locale } = useI18n();
  if (!isPreview) return null;
  // pages of products load no texts of contents
  const t = use(loadLocale(locale, 'content'));
  return (
    <div className="wrap above-page">
      <Banner kind="warn">
        <strong>{t('content.preview')}</strong> {t('content.previewNote')}
      </Banner>
    </div>
  );
}
