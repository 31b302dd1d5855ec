import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { FacetFields } from './facet-fields.tsx';
import { type Send, says } from './use-listing-url.ts';
import type { ListingView } from './view/listing-view.ts';

type Props = {
  id: string;
  action: string;
  view: Pick<ListingView, 'groups' | 'kept'>;
  params: URLSearchParams;
  onSend: Send;
  /** The drawer's form has the sort order as a hidden field; beside the list it is a field of the page. */
  sort?: string;
};

/** All filters in one GET form: it works without JavaScript, with it only the prices are sent by a button. */
export function FacetForm({ id, action, view: { groups, kept }, params, onSend, sort }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // a box pressed while the page was still loading counts
  const catchUp = () => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [];
    if ([...boxes].some((box) => box.checked !== says(params, box))) onSend(form.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive
  useEffect(catchUp, []);
  return (
    // a browser that fills in what was chosen before would choose it again
    <Form
      id={id}
      action={action}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(event.currentTarget);
      }}
      ref={form}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sort && <input type="hidden" name="sort" value={sort} />}
      <FacetFields groups={groups} params={params} onSend={onSend} />
    </Form>
  );
}
