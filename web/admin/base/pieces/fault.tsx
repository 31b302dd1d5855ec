import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { ConfirmForm } from '#web/admin/base/step-up/confirm-form.tsx';
import { isRepeatedForm } from '#web/admin/base/step-up/repeated-form.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/shell.ts';
import { Empty } from '#web/ui/admin/empty.tsx';

const isOffline = () => typeof navigator === 'object' && !navigator.onLine;

const kindOf = (error: unknown): 'missing' | 'forbidden' | 'offline' | 'broken' => {
  if (!isRouteErrorResponse(error)) return isOffline() ? 'offline' : 'broken';
  if (error.status === 403) return 'forbidden';
  return error.status === 404 ? 'missing' : 'broken';
};

const ICONS = { missing: 'search-x', forbidden: 'ban', offline: 'cloud-off', broken: 'cloud-off' } as const;

/** In place of a page that failed: what happened, what is safe, one way on. */
export function Fault({ error }: { error: unknown }) {
  const t = useTexts(fi, en);
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && isRepeatedForm(error.data)) return <ConfirmForm form={error.data} />;
  const kind = kindOf(error);
  return (
    <main id="sisalto">
      <Empty icon={ICONS[kind]} title={t(`fault.${kind}`)} heading="h1">
        <p>{t(`fault.${kind}Text`)}</p>
        {kind === 'broken' ? (
          // biome-ignore lint/a11y/useValidAnchor: the empty address is the requested page
          <a className="btn btn-line" href="">
            {t('fault.again')}
          </a>
        ) : kind === 'offline' ? (
          // a reload without a connection would leave the application
          <Link className="btn btn-line" to={pathname + search} replace>
            {t('fault.again')}
          </Link>
        ) : (
          <Link className="btn btn-line" to="/">
            {t('fault.toToday')}
          </Link>
        )}
      </Empty>
    </main>
  );
}
