import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { RESULT, resultOf } from './form-result.ts';

/**
 * Reports the result of the last form: a toast, or a banner without JavaScript. Then removes it from the URL, so that a
 * reload does not repeat it.
 */
export function DoneNotice() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const hydrated = useHydrated();
  const query = new URLSearchParams(search);
  const done = resultOf(query.get(RESULT));
  const message = done && t(done.text as 'account.title');
  const failed = done?.failed ?? false;

  useEffect(() => {
    if (!message) return;
    toast({ id: 'account', message, type: failed ? 'error' : 'success' });
    const rest = new URLSearchParams(search);
    rest.delete(RESULT);
    void navigate(
      { pathname, search: rest.size > 0 ? `?${rest}` : '', hash },
      { replace: true, preventScrollReset: true },
    );
  }, [message, failed, navigate, pathname, search, hash]);

  if (!message || hydrated) return null;
  return (
    <Banner kind={failed ? 'bad' : 'ok'} live>
      {message}
    </Banner>
  );
}
