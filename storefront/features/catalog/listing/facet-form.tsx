import type { SubmitEvent } from 'react';
import { Form } from 'react-router';
import { type Listing, type ListingQuery, readListingQuery } from '#domain/search/query.ts';
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

/** All filters in one GET form: it works without JavaScript, with it only the prices are sent by a button. */
export function FacetForm({ id, action, facets, query, onChange, withSort }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '');
    const prices = new URLSearchParams({ min: text('min'), max: text('max') });
    const { priceMin, priceMax } = readListingQuery(prices);
    onChange({ priceMin, priceMax });
  };
  return (
    <Form id={id} action={action} onSubmit={submit}>
      {query.q && <input type="hidden" name="q" value={query.q} />}
      {withSort && <input type="hidden" name="sort" value={query.sort} />}
      <FacetFields facets={facets} query={query} onChange={onChange} />
    </Form>
  );
}
