import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { MOST_AT_ONCE, showOverlay, type Toast, useToasts } from './toast-store.ts';

export { toast } from './toast-store.ts';

function ToastItem({ toast, paused }: { toast: Toast; paused: boolean }) {
  const { t } = useI18n();
  const dismiss = useToasts((state) => state.dismiss);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismiss(toast.id), toast.ttl);
    return () => clearTimeout(timer);
  }, [paused, dismiss, toast]);
  return (
    <li className={toast.type === 'error' ? 'toast bad' : 'toast'}>
      <Icon name={toast.type === 'error' ? 'alert' : 'check-circle'} />
      <span>{toast.message}</span>
      {toast.cta ? (
        <Link className="btn btn-link btn-s" to={toast.cta.to} onClick={() => dismiss(toast.id)}>
          {toast.cta.label}
        </Link>
      ) : null}
      <button type="button" className="toast-x" aria-label={t('ui.close')} onClick={() => dismiss(toast.id)}>
        <Icon name="x" small />
      </button>
    </li>
  );
}

/** Render once per page. Its lists are permanent live regions; the timers pause under the pointer or focus. */
export function ToastRegion() {
  const { t } = useI18n();
  const { toasts, overlay } = useToasts();
  // the overlay belongs to the frame that it was opened in: the checkout has another
  useEffect(() => () => showOverlay(null), []);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  const list = (type: Toast['type']) =>
    toasts
      .slice(0, MOST_AT_ONCE)
      .filter((toast) => toast.type === type)
      .map((toast) => <ToastItem key={toast.id} toast={toast} paused={paused} />);

  // an element removed under the pointer or with the focus sends no leave or blur event
  if (toasts.length === 0 && paused) {
    setHovered(false);
    setFocused(false);
  }
  return (
    <>
      <section
        className="toasts"
        aria-label={t('ui.notices')}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <ul aria-live="polite">{list('success')}</ul>
        <ul aria-live="assertive">{list('error')}</ul>
      </section>
      {overlay}
    </>
  );
}
