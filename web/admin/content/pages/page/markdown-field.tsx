import { useRef, useState } from 'react';
import type { Locale } from '#domain/base/locale.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import { Field } from '#web/ui/admin/field.tsx';
import styles from './page.module.css';
import { PictureDialog } from './picture-dialog.tsx';

type Marks = { before: string; after?: string; atLineStart?: boolean };

const marks = {
  bold: { before: '**', after: '**' },
  heading: { before: '## ', atLineStart: true },
  list: { before: '- ', atLineStart: true },
  link: { before: '[', after: '](/)' },
} as const satisfies Record<string, Marks>;
const names = ['bold', 'heading', 'list', 'link'] as const;

/** Puts marks around what is selected, or before each of its lines; the form hears of it as of typing. */
function mark(area: HTMLTextAreaElement, { before, after = '', atLineStart = false }: Marks): void {
  const { value, selectionStart, selectionEnd } = area;
  if (atLineStart) {
    const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
    const lines = value.slice(start, selectionEnd).split('\n');
    area.setRangeText(lines.map((line) => before + line).join('\n'), start, selectionEnd, 'end');
  } else {
    const inside = value.slice(selectionStart, selectionEnd);
    area.setRangeText(before + inside + after, selectionStart, selectionEnd, 'end');
    const caret = selectionStart + before.length + inside.length;
    area.setSelectionRange(caret, caret);
  }
  area.focus();
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

type Props = { name: string; label: string; defaultValue: string; locale: Locale };

/** A text in Markdown that grows with what is typed, with a small bar. */
export function MarkdownField({ name, label, defaultValue, locale }: Props) {
  const t = useTexts(fi, en);
  const area = useRef<HTMLTextAreaElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const rows = Math.min(30, Math.max(3, defaultValue.split('\n').length + 1));
  return (
    <Field label={label}>
      {(control) => (
        <>
          <div className={styles.bar} role="toolbar" aria-label={t('bar.label')}>
            {names.map((one) => (
              <button
                key={one}
                type="button"
                className="btn btn-s"
                onClick={() => area.current && mark(area.current, marks[one])}
              >
                {t(`bar.${one}`)}
              </button>
            ))}
            <button type="button" className="btn btn-s" onClick={() => setIsChoosing(true)}>
              {t('bar.picture')}
            </button>
          </div>
          <textarea
            {...control}
            ref={area}
            className={`ta ${styles.grows}`}
            name={name}
            defaultValue={defaultValue}
            rows={rows}
            lang={locale}
            maxLength={100_000}
          />
          <PictureDialog
            open={isChoosing}
            onClose={() => setIsChoosing(false)}
            onChoose={({ file }) => area.current && mark(area.current, { before: '![', after: `](${file})` })}
          />
        </>
      )}
    </Field>
  );
}
