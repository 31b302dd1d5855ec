import { useEffect, useState } from 'react';
import { CellField, keysOfField, part, Seen, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { ProductPicture } from '../product-picture.tsx';
import styles from './product.module.css';
import { type Upload, useUploads } from './use-uploads.ts';

const TYPES = 'image/jpeg,image/png,image/webp';

/** The pictures in order, with their texts; new ones by drop, paste, choice or camera. They are saved with the form. */
export function PicturesSection({ sku, version, may }: { sku: string; version: number; may: boolean }) {
  const t = useTexts(fi, en);
  const stored = useField('images').stored;
  const [order, setOrder] = useState(keysOfField(stored));
  const { uploads, add, again, remove, clear } = useUploads(`/tuotteet/${encodeURIComponent(sku)}/kuvat`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved form begins anew, also when the order came out the same
  useEffect(() => {
    setOrder(keysOfField(stored));
    clear();
  }, [stored, version]);
  useEffect(() => {
    if (!may) return;
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) void add(clipboardData.files);
    };
    // anywhere on the page: a file that misses the frame would replace the page
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (event.type === 'drop') void add(event.dataTransfer.files);
    };
    document.addEventListener('paste', onPaste);
    for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, onDrop);
    return () => {
      document.removeEventListener('paste', onPaste);
      for (const type of ['dragover', 'drop'] as const) document.removeEventListener(type, onDrop);
    };
  });
  const move = (key: string, to: number) => {
    const rest = order.filter((one) => one !== key);
    rest.splice(Math.max(0, to), 0, key);
    setOrder(rest);
  };
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>
          {t('part.pictures')} <span className="count">{order.length}</span>
        </h2>
      </div>
      <Seen field="images" />
      <input type="hidden" name="f.images" value={order.join('\n')} />
      <ol className={styles.pictures}>
        {order.map((key, i) => (
          <Picture
            key={key}
            of={key}
            at={i}
            move={move}
            remove={() => setOrder(order.filter((one) => one !== key))}
            may={may}
          />
        ))}
        {uploads.map((upload) => (
          <Sent key={upload.key} upload={upload} again={() => again(upload)} remove={() => remove(upload.key)} />
        ))}
        {may && (
          <li className={styles.drop}>
            <Icon name="plus" />
            <label className="btn btn-line">
              {t('pictures.drop')}
              <input
                className="sr"
                type="file"
                accept={TYPES}
                multiple
                onChange={(event) => event.target.files && void add(event.target.files)}
              />
            </label>
            <label className={`btn ${styles.camera}`}>
              {t('pictures.camera')}
              <input
                className="sr"
                type="file"
                accept={TYPES}
                capture="environment"
                onChange={(event) => event.target.files && void add(event.target.files)}
              />
            </label>
            <p className="hint">{t('pictures.hint')}</p>
          </li>
        )}
      </ol>
      {uploads.length > 0 && (
        <p className="hint" aria-live="polite">
          {t('pictures.unsaved', { count: uploads.filter(({ id }) => id).length })}
        </p>
      )}
    </section>
  );
}

const DRAGGED = 'application/x-picture';

type PictureProps = {
  of: string;
  at: number;
  move: (key: string, to: number) => void;
  remove: () => void;
  may: boolean;
};

function Picture({ of: key, at, move, remove, may }: PictureProps) {
  const t = useTexts(fi, en);
  const alt = useField(part('image', key, 'alt.fi')).stored;
  const name = t('pictures.nth', { n: at + 1 });
  return (
    <li
      draggable={may}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, key)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const dragged = event.dataTransfer.getData(DRAGGED);
        if (dragged) move(dragged, at);
      }}
    >
      {at === 0 && <span className="tag">{t('pictures.main')}</span>}
      <ProductPicture id={key.split('~')[0] ?? null} size={160} alt={alt} />
      <CellField field={part('image', key, 'alt.fi')} label={`${t('field.altFi')}, ${name}`} lang="fi" />
      <CellField field={part('image', key, 'alt.en')} label={`${t('field.altEn')}, ${name}`} lang="en" />
      <CellField field={part('image', key, 'angle')} label={`${t('field.angle')}, ${name}`} />
      {may && (
        <span className="btns">
          {(['up', 'down'] as const).map((direction) => (
            <Button
              key={direction}
              type="submit"
              small
              icon={direction === 'up' ? 'arrow-up' : 'arrow-down'}
              name="do"
              value={`${direction} images ${key}`}
              aria-label={t(`act.${direction}`, { name })}
              onClick={(event) => {
                event.preventDefault();
                move(key, direction === 'up' ? at - 1 : at + 1);
              }}
            />
          ))}
          <Button
            type="submit"
            small
            icon="x"
            name="do"
            value={`remove images ${key}`}
            aria-label={t('act.remove', { name })}
            onClick={(event) => {
              event.preventDefault();
              remove();
            }}
          />
        </span>
      )}
    </li>
  );
}

type SentProps = { upload: Upload; again: () => void; remove: () => void };

/** A file on its way, and once it is stored the fields that describe it. */
function Sent({ upload: { file, id, sent, problem }, again, remove }: SentProps) {
  const t = useTexts(fi, en);
  const known = problem === 'too_large' || problem === 'not_a_picture' || problem === 'damaged' ? problem : 'failed';
  return (
    <li>
      {id ? (
        <>
          <input type="hidden" name="add.image" value={id} />
          <ProductPicture id={id} size={160} />
          <CellField field={part('image', id, 'alt.fi')} label={`${t('field.altFi')}, ${file.name}`} lang="fi" />
          <CellField field={part('image', id, 'alt.en')} label={`${t('field.altEn')}, ${file.name}`} lang="en" />
        </>
      ) : (
        <p className="cut">{file.name}</p>
      )}
      {!id && !problem && <progress value={sent} max={1} aria-label={file.name} />}
      {problem && (
        <p className="err" role="alert">
          {t(`upload.${known}`)}
        </p>
      )}
      <span className="btns">
        {problem && (
          <Button small onClick={again}>
            {t('pictures.again')}
          </Button>
        )}
        <Button small icon="x" aria-label={t('act.remove', { name: file.name })} onClick={remove} />
      </span>
    </li>
  );
}
