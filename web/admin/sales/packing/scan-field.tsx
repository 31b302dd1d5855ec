import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { PackingLine } from '#backend/sales/orders/packing/packing-order.ts';
import { cleanCode } from '#domain/sales/packing/scan.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/packing.ts';
import fi from '#web/messages/admin/fi/packing.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import styles from './packing.module.css';
import type { ScanState, Scans } from './use-scans.ts';

const Camera = lazy(() => import('./camera.tsx'));

/** Takes codes of a scanner, of the keyboard or of the camera. A key pressed anywhere else on the page lands here. */
export function ScanField({ lines, scans }: { lines: readonly PackingLine[]; scans: Scans }) {
  const t = useTexts(fi, en);
  const input = useRef<HTMLInputElement>(null);
  const [hasCamera, setHasCamera] = useState(false);
  useFocusOnTyping(input);
  const take = (text: string) => {
    const code = cleanCode(text);
    if (code) scans.add(code);
  };
  return (
    <Form
      method="post"
      className={styles.scan}
      onSubmit={(event) => {
        event.preventDefault();
        take(input.current?.value ?? '');
        if (input.current) input.current.value = '';
      }}
    >
      <input type="hidden" name="intent" value="scan" />
      <label className={styles.scanLabel}>
        <span className="sr">{t('packing.scan')}</span>
        <Icon name="scan-barcode" large />
        <input
          ref={input}
          name="code"
          placeholder={t('packing.scan')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          // biome-ignore lint/a11y/noAutofocus: a scanner types into the field that has focus; it is the page's purpose
          autoFocus
        />
      </label>
      <noscript>
        <Button type="submit">{t('packing.scanSend')}</Button>
      </noscript>
      <Button
        icon="camera"
        aria-label={t('packing.camera')}
        aria-expanded={hasCamera}
        onClick={() => setHasCamera(!hasCamera)}
      />
      <output className={styles.scanResult} aria-live="assertive">
        {scans.last && <Said state={scans.last} lines={lines} />}
      </output>
      {hasCamera && (
        <Suspense>
          <Camera onCode={take} onClose={() => setHasCamera(false)} />
        </Suspense>
      )}
    </Form>
  );
}

function Said({ state, lines }: { state: ScanState; lines: readonly PackingLine[] }) {
  const t = useTexts(fi, en);
  const bad = (text: string) => (
    <Status glyph="fail" tone="bad">
      {text}
    </Status>
  );
  if ('offline' in state) return bad(t('packing.offline'));
  if ('refused' in state) return bad(t(`packing.refused.${state.refused}`, { details: '' }));
  const { scan } = state;
  if (scan.kind === 'order') return bad(t('packing.wrongOrder', { code: scan.number }));
  if (scan.kind === 'wrong') return bad(t('packing.wrong', { code: scan.code }));
  const title = lines.find(({ position }) => position === scan.position)?.title ?? '';
  if (scan.kind === 'full') return bad(t('packing.full', { title, amount: scan.amount }));
  return (
    <Status glyph="done" tone="ok">
      {t('packing.right', { title, packed: scan.packed, amount: scan.amount })}
    </Status>
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
