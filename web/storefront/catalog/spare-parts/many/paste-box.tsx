import { type DragEvent, useRef, useState } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { classes } from '#web/ui/classes.ts';
import { FieldError } from '#web/ui/field/field.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TextArea } from '#web/ui/text-field/text-field.tsx';
import styles from './many.module.css';
import { fileText } from './read-file.ts';
import type { ManyParts } from './use-many-parts.ts';

type Problem = 'empty' | 'too-large' | 'spreadsheet' | 'unreadable';

/** A field for pasted codes that also takes a file, dropped or chosen. */
export function PasteBox({ many }: { many: ManyParts }) {
  const { t } = useI18n();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isDragOver, setDragOver] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);

  const check = () => {
    const isAdded = many.addText(many.text);
    setProblem(isAdded ? null : 'empty');
    if (isAdded) many.setText('');
    else area.current?.focus();
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    const read = fileText(new Uint8Array(await file.arrayBuffer()));
    if ('problem' in read) setProblem(read.problem);
    else setProblem(many.addText(read.text) ? null : 'empty');
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDragOver(over);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    void readFile(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file button below
    <div
      className={classes(styles.box, isDragOver && styles.isOver)}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <TextArea
        code
        ref={area}
        label={t('parts.many.label')}
        hint={t('parts.many.hint')}
        name="koodit"
        rows={5}
        spellCheck={false}
        autoComplete="off"
        value={many.text}
        onChange={(event) => many.setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) check();
        }}
      />
      <div role="alert">{problem && <FieldError>{t(`parts.many.problem.${problem}`)}</FieldError>}</div>
      <div className="row">
        <Button look="primary" busy={many.checking === 'busy'} onClick={check}>
          {t('parts.many.check')}
        </Button>
        <label className={buttonClass({ look: 'outline' }, styles.file)}>
          <Icon name="file" small />
          {t('parts.many.file')}
          <input
            className="sr"
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => {
              void readFile(event.target.files?.[0]);
              // allows choosing the same file again
              event.target.value = '';
            }}
          />
        </label>
      </div>
    </div>
  );
}
