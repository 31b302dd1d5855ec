import type { ReactNode } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import { without } from '#web/admin/base/without.ts';
import en from '#web/messages/admin/en/lists.ts';
import fi from '#web/messages/admin/fi/lists.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Keys } from '#web/ui/admin/keys.tsx';
import styles from './filter-band.module.css';

/** Where in the list somebody is; another filter begins at its start. */
const PLACE = ['after', 'peek'] as const;

export type ActiveFilter = { name: string; label: string; text: string };

type Props = {
  /** What the search looks for, and what to type there. */
  search: { label: string; hint: string };
  /** The filters of the address, shown as chips. */
  active: ActiveFilter[];
  /** Parameters that the form of filters has controls for. */
  controls: readonly string[];
  /** Parameters that a search leaves: it looks further than they do. */
  notSearched?: readonly string[];
  /** The controls. */
  children: ReactNode;
};

/** Search, active filters as chips, and the form that adds filters. All of it is the address of the list. */
export function FilterBand({ search, active, controls, notSearched = [], children }: Props) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  return (
    <div className={`band ${styles.filters}`}>
      <Form role="search" className={styles.search}>
        <Kept params={params} besides={['q', ...notSearched, ...PLACE]} />
        <label className="find">
          <span className="sr">{search.label}</span>
          <Icon name="search" />
          <input
            className="in"
            type="search"
            name="q"
            defaultValue={params.get('q') ?? ''}
            placeholder={search.hint}
            aria-keyshortcuts="/"
          />
          <kbd className="kbd">/</kbd>
        </label>
      </Form>
      {active.map(({ name, label, text }) => (
        <span className="chip" key={name}>
          <span>
            <span className="k">{label}</span> <b>{text}</b>
          </span>
          <Link
            className="x"
            to={{ search: without(params, name, ...PLACE) }}
            aria-label={t('filter.remove', { name: label })}
          >
            <Icon name="x" />
          </Link>
        </span>
      ))}
      <button type="button" className="chip add" popoverTarget="filters" aria-keyshortcuts="F">
        <span>
          <Icon name="plus" />
          {t('filter.add')} <Keys of="F" />
        </span>
      </button>
      <div id="filters" popover="auto" className={`pop ${styles.form}`}>
        <Form className="form" key={params.toString()}>
          <Kept params={params} besides={[...controls, ...PLACE]} />
          {children}
          <Button type="submit" look="primary">
            {t('filter.apply')}
          </Button>
        </Form>
      </div>
    </div>
  );
}

/** Parameters that a form keeps. */
function Kept({ params, besides }: { params: URLSearchParams; besides: readonly string[] }) {
  return [...params]
    .filter(([name]) => !besides.includes(name))
    .map(([name, value]) => <input type="hidden" key={`${name} ${value}`} name={name} value={value} />);
}

type Control = { label: string; name: string };

/** A filter of which one value is chosen, or none. */
export function FilterSelect({ label, name, choices }: Control & { choices: { value: string; text: string }[] }) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  return (
    <Field label={label} inRow>
      {(control) => (
        <select {...control} className="sel" name={name} defaultValue={params.get(name) ?? ''}>
          <option value="">{t('lists.all')}</option>
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A filter that is typed. */
export function FilterInput({ label, name, type = 'text' }: Control & { type?: 'date' | 'text' | 'number' }) {
  const [params] = useSearchParams();
  return (
    <Field label={label} inRow>
      {(control) => (
        <input {...control} className="in" type={type} name={name} min={0} defaultValue={params.get(name) ?? ''} />
      )}
    </Field>
  );
}

/** A filter that is on or off. */
export function FilterFlag({ label, name }: Control) {
  const [params] = useSearchParams();
  return (
    <label className="check">
      <input className="box" type="checkbox" name={name} value="1" defaultChecked={params.get(name) === '1'} />
      <span>{label}</span>
    </label>
  );
}
