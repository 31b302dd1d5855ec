import { type ReactNode, use, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { CellField, EditFormState, keysOfField, part, Seen, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Keys } from '#web/ui/admin/keys.tsx';
import { FocalPoint } from './focal-point.tsx';
import styles from './product.module.css';
import { type Upload, useUploads } from './use-uploads.ts';

const TYPES = 'image/jpeg,image/png,image/webp';

type Choices = readonly { value: string; text: string }[];
type Props = { sku: string; version: number; may: boolean; choices: Choices };

/** The pictures in order, with their texts; new ones by drop, paste, choice or camera. They are saved with the form. */
export function PicturesSection({ sku, version, may, choices }: Props) {
  const t = useTexts(fi, en);
  const stored = useField('images').stored;
  const kept = use(EditFormState).typed?.['add.image'];
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
        {may && order.length > 1 && (
          <span className={`push muted ${styles.scripted}`}>
            {t('pictures.order')} <Keys of="Alt+ArrowLeft" /> <Keys of="Alt+ArrowRight" />
          </span>
        )}
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
            choices={choices}
          />
        ))}
        {kept && <Kept id={kept} />}
        {uploads.map((upload) => (
          <Sent key={upload.key} upload={upload} again={() => again(upload)} remove={() => remove(upload.key)} />
        ))}
        {may && (
          <li className={styles.drop}>
            <noscript>
              <label>
                {t('pictures.choose')}
                <input className="in" type="file" name="picture" accept={TYPES} />
              </label>
              {(['fi', 'en'] as const).map((lang) => (
                <label key={lang}>
                  {t(lang === 'fi' ? 'field.altFi' : 'field.altEn')}
                  <input className="in" name={`picture.alt.${lang}`} lang={lang} />
                </label>
              ))}
            </noscript>
            <Icon name="plus" />
            <label className={`btn btn-line ${styles.scripted}`}>
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
            <Link to={`/tiedostot?kind=picture&tuote=${encodeURIComponent(sku)}`}>{t('pictures.library')}</Link>
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
  choices: Choices;
};

function Picture({ of: key, at, move, remove, may, choices }: PictureProps) {
  const t = useTexts(fi, en);
  const name = t('pictures.nth', { n: at + 1 });
  return (
    <li
      className={styles.tile}
      draggable={may}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!may || !event.altKey || !step) return;
        event.preventDefault();
        const { target } = event;
        move(key, at + step);
        // an element that moves in the page loses the focus
        requestAnimationFrame(() => target instanceof HTMLElement && target.focus());
      }}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, key)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const dragged = event.dataTransfer.getData(DRAGGED);
        if (dragged) move(dragged, at);
      }}
    >
      {at === 0 && <span className={`tag ${styles.main}`}>{t('pictures.main')}</span>}
      <FocalPoint of={key} name={name} may={may} />
      <AltFields of={key} name={name} />
      <Labelled label={t('field.angle')}>
        <CellField field={part('image', key, 'angle')} label={`${t('field.angle')}, ${name}`} />
      </Labelled>
      {choices.length > 0 && <ShownFor of={key} name={name} choices={choices} />}
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

/** A picture of this form that is not among the product's yet. */
const Shown = ({ id }: { id: string }) => (
  <img className={styles.shown} src={`/pictures/${id}/medium.webp`} alt="" loading="lazy" />
);

/** A field with its name above it. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.labelled}>
    <span className="label" aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);

/** What the picture shows, in both languages. */
function AltFields({ of: key, name }: { of: string; name: string }) {
  const t = useTexts(fi, en);
  return (['fi', 'en'] as const).map((lang) => {
    const label = t(lang === 'fi' ? 'field.altFi' : 'field.altEn');
    return (
      <Labelled key={lang} label={label}>
        <CellField field={part('image', key, `alt.${lang}`)} label={`${label}, ${name}`} lang={lang} />
      </Labelled>
    );
  });
}

/** The value of an option whose variants show the picture first. */
function ShownFor({ of: key, name, choices }: { of: string; name: string; choices: Choices }) {
  const t = useTexts(fi, en);
  const field = part('image', key, 'of');
  const { stored, value } = useField(field);
  return (
    <Labelled label={t('field.of')}>
      <Seen field={field} />
      <select className="sel" name={`f.${field}`} defaultValue={value} aria-label={`${t('field.of')}, ${name}`}>
        <option value="">{t('pictures.ofAll')}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
        {stored === '*' && <option value="*">{t('pictures.ofSome')}</option>}
      </select>
    </Labelled>
  );
}

/** A picture that is stored, of a form that was refused. */
function Kept({ id }: { id: string }) {
  const t = useTexts(fi, en);
  return (
    <li className={styles.tile}>
      <input type="hidden" name="add.image" value={id} />
      <Shown id={id} />
      <AltFields of={id} name={t('pictures.fresh')} />
    </li>
  );
}

type SentProps = { upload: Upload; again: () => void; remove: () => void };

/** A file on its way, and once it is stored the fields that describe it. */
function Sent({ upload: { file, id, sent, problem }, again, remove }: SentProps) {
  const t = useTexts(fi, en);
  const known = problem === 'too_large' || problem === 'not_a_picture' || problem === 'damaged' ? problem : 'failed';
  return (
    <li className={styles.tile}>
      {id ? (
        <>
          <input type="hidden" name="add.image" value={id} />
          <Shown id={id} />
          <AltFields of={id} name={file.name} />
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
