import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { mentionAt, mentionable, mentionOf, type TypedMention } from '#domain/sales/orders/mention-typing.ts';
import { MAX_NOTE } from '#domain/sales/orders/order-note.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import fi from '#web/messages/admin/fi/order.ts';
import styles from './order.module.css';

type Person = { id: string; name: string };

/** The field of a note: after an @ it suggests colleagues, chosen by arrows and Enter or by a press. */
export function NoteField({ people }: { people: readonly Person[] }) {
  const t = useTexts(fi, en);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [at, setAt] = useState(0);
  const found = typed ? mentionable(typed.letters, people) : [];
  const chosen = found[at];
  const read = () => {
    const element = field.current;
    setTyped(element && mentionAt(element.value, element.selectionStart));
    setAt(0);
  };
  const insert = (person: Person) => {
    const element = field.current;
    if (!element || !typed) return;
    element.setRangeText(`${mentionOf(person, people)} `, typed.from, element.selectionStart, 'end');
    // the draft follows it, and the suggestions end
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((at + step + found.length) % found.length);
    else if (event.key === 'Escape') setTyped(null);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) insert(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.noteField}>
      <label>
        <span className="sr">{t('order.note')}</span>
        <textarea
          ref={field}
          className="ta"
          name="body"
          rows={1}
          maxLength={MAX_NOTE}
          required
          placeholder={t('order.noteHint')}
          aria-keyshortcuts="N"
          aria-autocomplete="list"
          aria-controls={chosen && id}
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          onInput={read}
          onClick={read}
          onBlur={() => setTyped(null)}
          onKeyDown={onKeyDown}
        />
      </label>
      <span role="status" className="sr">
        {chosen && t('order.colleagues', { count: found.length })}
      </span>
      {chosen && (
        <div role="listbox" id={id} className={`pop ${styles.colleagues}`} aria-label={t('order.colleague')}>
          {found.map((person) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
            <div
              role="option"
              tabIndex={-1}
              key={person.id}
              id={`${id}-${person.id}`}
              aria-selected={person === chosen}
              // the field keeps the focus
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(person)}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
