import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Banner } from '#storefront/ui/banner/banner.tsx';
import { awaitBackend, restBackend, useBackendWatch } from './backend-watch.ts';

/** Says that the shop has not answered for 10 s, and goes when it does (spec 8). */
export function OfflineNotice() {
  const { t } = useI18n();
  const { state } = useNavigation();
  const silent = useBackendWatch((watch) => watch.silent);
  useEffect(() => {
    if (state === 'idle') return;
    awaitBackend();
    return restBackend;
  }, [state]);
  if (!silent) return null;
  return (
    <Banner kind="warn" live>
      <strong>{t('account.offline')}</strong> {t('account.offlineText')}
    </Banner>
  );
}
