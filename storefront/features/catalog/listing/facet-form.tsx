import { type SubmitEvent, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { type Listing, type ListingQuery, readListingQuery, writeListingQuery } from '#domain/search/query.ts';
import { FacetFields } from './facet-fields.tsx';

type Props = {
  id: string;
  action: string;
  facets: Listing['facets'];
  query: ListingQuery;
  onChange: (change: Partial<ListingQuery>) => void;
  /** The drawer's form has the sort order as a hidden field; beside the list it is a field of the page. */
  withSort?: boolean;
};

/** What the fields of a form say now. */
function readForm(form: HTMLFormElement, category: string | null): ListingQuery {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readListingQuery(new URLSearchParams(fields), category);
}

/** All filters in one GET form: it works without JavaScript, with it only the prices are sent by a button. */
export function FacetForm({ id, action, facets, query, onChange, withSort }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { priceMin, priceMax } = readForm(event.currentTarget, query.category);
    onChange({ priceMin, priceMax });
  };
  // a box pressed while the page was still loading counts
  const catchUp = () => {
    const pressed = form.current && readForm(form.current, query.category);
    if (pressed && `${writeListingQuery({ ...pressed, page: query.page })}` !== `${writeListingQuery(query)}`)
      onChange(pressed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive
  useEffect(catchUp, []);
  return (
    <Form id={id} action={action} onSubmit={submit} ref={form}>
      {query.q && <input type="hidden" name="q" value={query.q} />}
      {withSort && <input type="hidden" name="sort" value={query.sort} />}
      <FacetFields facets={facets} query={query} onChange={onChange} />
    </Form>
  );
}
