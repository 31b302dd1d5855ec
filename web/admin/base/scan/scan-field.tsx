import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { cleanCode } from '#domain/base/scanned-code.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/scan.ts';
import fi from '#web/messages/admin/fi/scan.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import styles from './scan.module.css';

const Camera = lazy(() => import('./camera.tsx'));

type Props = {
  label: string;
  onCode: (code: string) => void;
  /** What the last scan came to; read aloud. */
  children?: ReactNode;
  /** Sent with the code where there are no scripts; `intent` is `scan`. */
  fields?: ReactNode;
  method?: 'get' | 'post';
  /** Words are taken as typed, not only codes. */
  takesWords?: boolean;
};

/** Takes codes of a scanner, of the keyboard or of the camera. A key pressed anywhere else on the page lands here. */
export function ScanField({ label, onCode, children, fields, method = 'post', takesWords = false }: Props) {
  const t = useTexts(fi, en);
  const input = useRef<HTMLInputElement>(null);
  const [hasCamera, setHasCamera] = useState(false);
  useFocusOnTyping(input);
  const take = (text: string) => {
    const code = takesWords ? text.trim() : cleanCode(text);
    if (code) onCode(code);
  };
  return (
    <Form
      method={method}
      className={styles.scan}
      onSubmit={(event) => {
        event.preventDefault();
        take(input.current?.value ?? '');
        if (input.current) input.current.value = '';
      }}
    >
      {method === 'post' && <input type="hidden" name="intent" value="scan" />}
      {fields}
      <label className={styles.scanLabel}>
        <span className="sr">{label}</span>
        <Icon name="scan-barcode" large />
        <input
          ref={input}
          name="code"
          placeholder={label}
          autoComplete="off"
          autoCapitalize={takesWords ? 'none' : 'characters'}
          spellCheck={false}
          enterKeyHint="done"
          // biome-ignore lint/a11y/noAutofocus: a scanner types into the field that has focus; it is the page's purpose
          autoFocus
        />
      </label>
      <noscript>
        <Button type="submit">{t('scan.send')}</Button>
      </noscript>
      <Button
        icon="camera"
        aria-label={t('scan.camera')}
        aria-expanded={hasCamera}
        onClick={() => setHasCamera(!hasCamera)}
      />
      <output className={styles.scanResult} aria-live="assertive">
        {children}
      </output>
      {hasCamera && (
        <Suspense>
          <Camera onCode={take} onClose={() => setHasCamera(false)} />
        </Suspense>
      )}
    </Form>
  );
}

/** Moves the focus to the field when a key is typed outside of a control, as scanners do after a press elsewhere. */
function useFocusOnTyping(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isTyping && event.target === document.body) input.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, [input]);
}
