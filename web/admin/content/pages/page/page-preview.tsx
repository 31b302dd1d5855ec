import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { localePrefix } from '#domain/base/locale.ts';
import { FIRST_VIEW, ShopFrame, ShopViewChoices } from '#web/admin/base/pieces/shop-frame.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import styles from './page.module.css';
import type { pageAction } from './page-action.ts';

/** Typing that pauses for this long is shown. */
const PAUSE_MS = 700;

type Props = { form: RefObject<HTMLFormElement | null>; address: string; shopUrl: string; version: string };

/** The page in the shop with what is typed, on a day (admin-page-4). It follows the form. */
export function PagePreview({ form, address, shopUrl, version }: Props) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<typeof pageAction>();
  const { submit, data } = fetcher;
  const [view, setView] = useState(FIRST_VIEW);
  const [day, setDay] = useState('');
  const answer = data && !isRefused(data) && 'token' in data ? data : null;
  const token = useRef('');
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!answer) return;
    token.current = answer.token ?? '';
    setShown((n) => n + 1);
  }, [answer]);
  const send = useCallback(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    typed.set('intent', 'preview');
    typed.set('day', day);
    typed.set('token', token.current);
    typed.delete('do');
    void submit(typed, { method: 'post' });
  }, [form, day, submit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved page is another one
  useEffect(() => {
    send();
    const element = form.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(send, PAUSE_MS);
    };
    element?.addEventListener('input', onInput);
    // blocks that are added, moved or taken away
    element?.addEventListener('click', onInput);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('input', onInput);
      element?.removeEventListener('click', onInput);
    };
  }, [send, form, version]);
  const src = answer?.token
    ? `${shopUrl}${localePrefix(view.language)}${address}?esikatselu=${answer.token}&n=${shown}`
    : null;
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <div className={styles.previewBar}>
        <ShopViewChoices view={view} onChange={setView} />
        <label className={styles.day}>
          <span>{t('preview.day')}</span>
          <input className="in" type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        </label>
        {src && (
          <a href={src} target="_blank" rel="noreferrer">
            {t('preview.open')}
          </a>
        )}
      </div>
      {src ? <ShopFrame view={view} src={src} /> : <p className={styles.waits}>{t('preview.waits')}</p>}
    </section>
  );
}
