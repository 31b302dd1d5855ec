import type { Locale } from '#domain/base/locale.ts';
import type { BlockKind, NamedKind } from '#domain/content/pages/block.ts';
import { controlsOf, requiredFields } from '#domain/content/pages/block-controls.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { PageControl } from './control.tsx';
import { MarkdownField } from './markdown-field.tsx';
import styles from './page.module.css';
import { usePageField, useProblems } from './page-form-state.ts';
import { fieldName, problemText } from './problem-text.ts';

const DRAGGED = 'application/x-block';

export type Place = { index: number; move: (id: string, to: number) => void; remove: () => void };
type Props = { locale: Locale; id: string; kind: BlockKind; place: Place };

/** The form of a block. It moves by dragging its head, by keys and by buttons, which work without scripts too. */
export function BlockForm({ locale, id, kind, place: { index, move, remove } }: Props) {
  const t = useTexts(fi, en);
  const problems = useProblems(locale, id);
  const name = `${t(`block.${kind}`)} ${index + 1}`;
  return (
    <section
      className={styles.block}
      aria-label={name}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={(event) => {
        const [of, dragged] = event.dataTransfer.getData(DRAGGED).split(' ');
        if (of === locale && dragged) move(dragged, index);
      }}
    >
      <input type="hidden" name={`f.${locale}/block/${id}/kind`} value={kind} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same */}
      <div
        className={styles.blockHead}
        draggable
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, `${locale} ${id}`)}
      >
        <Icon name="grip-vertical" />
        <h3>{name}</h3>
        <span className="btns push">
          {(['up', 'down'] as const).map((direction) => (
            <Button
              key={direction}
              type="submit"
              small
              icon={direction === 'up' ? 'arrow-up' : 'arrow-down'}
              name="do"
              value={`${direction} ${locale} ${id}`}
              aria-label={t(`act.${direction}`, { name })}
              onClick={(event) => {
                event.preventDefault();
                move(id, direction === 'up' ? index - 1 : index + 1);
              }}
            />
          ))}
          <Button
            type="submit"
            small
            icon="x"
            name="do"
            value={`remove ${locale} ${id}`}
            aria-label={t('act.remove', { name })}
            onClick={(event) => {
              event.preventDefault();
              remove();
            }}
          />
        </span>
      </div>
      <div className="form">
        {kind === 'text' ? <TextOf locale={locale} id={id} /> : <FieldsOf locale={locale} id={id} kind={kind} />}
      </div>
      {problems.map((problem) => (
        <p className="err" key={`${problem.field} ${problem.reason}`}>
          {problemText(t, problem)}
        </p>
      ))}
    </section>
  );
}

function TextOf({ locale, id }: { locale: Locale; id: string }) {
  const t = useTexts(fi, en);
  const { name, value } = usePageField(locale, `block/${id}/text`);
  return <MarkdownField name={name} label={t('field.text')} defaultValue={value} locale={locale} />;
}

function FieldsOf({ locale, id, kind }: { locale: Locale; id: string; kind: NamedKind }) {
  const t = useTexts(fi, en);
  return Object.entries(controlsOf(kind)).map(([field, control]) => (
    <PageControl
      key={field}
      locale={locale}
      control={control}
      field={`block/${id}/${field}`}
      label={fieldName(t, `${kind}.${field}`)}
      required={requiredFields[kind].includes(field)}
    />
  ));
}
