import { useEffect, useEffectEvent, useRef } from 'react';
import { Form } from 'react-router';
import { FacetFields } from './facet-fields.tsx';
import { hasParam, type Send } from './use-listing-url.ts';
import type { ListingView } from './view/listing-view.ts';

type Props = {
  id: string;
  action: string;
  view: Pick<ListingView, 'groups' | 'hiddenFields'>;
  params: URLSearchParams;
  onSend: Send;
  /** The sort order as a hidden field, for the form in the drawer. The page has its own field for it. */
  sort?: string;
};

/** All filters in one GET form. With JavaScript only the price range needs a button. */
export function FacetForm({ id, action, view: { groups, hiddenFields }, params, onSend, sort }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const applyEarlyInput = useEffectEvent(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [];
    if ([...boxes].some((box) => box.checked !== hasParam(params, box))) onSend(form.current);
  });
  // a box checked before hydration counts
  useEffect(() => applyEarlyInput(), []);
  return (
    // autofill would restore earlier choices
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
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sort && <input type="hidden" name="sort" value={sort} />}
      <FacetFields groups={groups} params={params} onSend={onSend} />
    </Form>
  );
}
