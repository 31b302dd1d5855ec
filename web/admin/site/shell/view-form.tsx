import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { classes } from '#web/ui/classes.ts';

type Props = { name: string; label: string; values: readonly { value: string; text: string }[]; chosen: string };

/** The choices of one display setting, each a button of a form: works without scripts. */
export function ViewForm({ name, label, values, chosen, children }: Props & { children?: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action="/nakyma" role="group" aria-label={label} preventScrollReset>
      {children}
      <input type="hidden" name="back" value={pathname + search} />
      {values.map(({ value, text }) => (
        <button
          type="submit"
          key={value}
          name={name}
          value={value}
          aria-pressed={value === chosen}
          className={classes(value === chosen && 'on')}
        >
          {text}
        </button>
      ))}
    </Form>
  );
}
