import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/imports.ts';
import fi from '#web/messages/admin/fi/imports.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import styles from './imports.module.css';

type Problem = 'no_file' | 'too_large' | 'not_a_form' | 'not_corrections' | 'failed';
const problems: readonly string[] = ['no_file', 'too_large', 'not_a_form', 'not_corrections', 'failed'];
export const uploadProblem = (word: string | null): Problem | null =>
  word === null ? null : problems.includes(word) ? (word as Problem) : 'failed';

/** Sends a form with a file, with its progress, and opens the page of its run. */
function useUpload() {
  const navigate = useNavigate();
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = (body: FormData) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/tuonti/tiedosto');
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    const fail = (word: string) => {
      setSent(null);
      setProblem(uploadProblem(word));
    };
    request.upload.onprogress = ({ loaded, total }) => setSent(loaded / total);
    request.onload = () => {
      const { id, problem: word }: { id?: number; problem?: string } = request.response ?? {};
      if (!id) return fail(word ?? 'failed');
      setSent(null);
      void navigate(`/tuonti/${id}`);
    };
    request.onerror = () => fail('failed');
    setProblem(null);
    setSent(0);
    request.send(body);
  };
  return { sent, problem, send };
}

type Props = { hint: string; refused?: Problem | null; takesDrops?: boolean; children?: ReactNode };

/** A frame for a file, by drop or choice. Without scripts it is a form. */
export function UploadForm({ hint, refused = null, takesDrops = false, children }: Props) {
  const t = useTexts(fi, en);
  const form = useRef<HTMLFormElement>(null);
  const { sent, problem, send } = useUpload();
  const submit = (file?: File) => {
    if (!form.current) return;
    const body = new FormData(form.current);
    if (file) body.set('file', file);
    send(body);
  };
  useEffect(() => {
    if (!takesDrops) return;
    // anywhere on the page: a file that misses the frame would replace the page
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const [file] = event.type === 'drop' ? event.dataTransfer.files : [];
      if (file) submit(file);
    };
    for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, onDrop);
    return () => {
      for (const type of ['dragover', 'drop'] as const) document.removeEventListener(type, onDrop);
    };
  });
  const shown = problem ?? refused;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      ref={form}
      method="post"
      action="/tuonti/tiedosto"
      encType="multipart/form-data"
      onSubmit={onSubmit}
      className={styles.drop}
    >
      <Icon name="file-spreadsheet" large />
      <div className={styles.fields}>
        {children}
        <label className="label">
          {t('imports.file')}
          <input className="in" type="file" name="file" required accept=".csv,.txt,.tsv,.xlsx,.jsonl" />
        </label>
        <p className="hint">{hint}</p>
        {shown && <Note tone="bad">{t(`imports.error.${shown}`)}</Note>}
        {sent !== null && (
          <p role="status">
            <progress value={sent} max={1} />{' '}
            {sent < 1 ? t('imports.sending', { percent: Math.floor(sent * 100) }) : t('imports.received')}
          </p>
        )}
      </div>
      <Button type="submit" look="primary" icon="upload" disabled={sent !== null}>
        {t('imports.send')}
      </Button>
    </form>
  );
}
