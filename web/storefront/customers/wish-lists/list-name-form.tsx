import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { checkListName, MAX_LIST_NAME } from '#domain/customers/wish-lists/list-name.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import type { WishOutcome, WishReason } from './acts/outcome.ts';
import { limitText, nameProblemText } from './acts/outcome-text.ts';
import styles from './wish-lists.module.css';

type Props = {
  fetcher: FetcherWithComponents<WishOutcome>;
  act: 'create' | 'rename';
  label: string;
  /** Current name, when renaming. */
  name?: string;
  /** Result of the form without JavaScript. */
  answer: WishOutcome | undefined;
  /** Label of the button. */
  children: ReactNode;
};

/** Form with the name of a list; validated before sending and by the server (wish-list-5). */
export function ListNameForm({ fetcher, act, label, name = '', answer, children }: Props) {
  const { t } = useI18n();
  const id = useId();
  const hydrated = useHydrated();
  const [early, setEarly] = useState<WishReason | null>(null);
  const latest = fetcher.data ?? answer;
  const refused = latest && !latest.ok && latest.act === act ? latest : null;
  const reason = early ?? (fetcher.state === 'idle' ? refused?.reason : null) ?? null;
  const error = reason && (nameProblemText(reason, t) ?? limitText(reason, t));
  const judge = (event: FormEvent<HTMLFormElement>) => {
    const checked = checkListName(String(new FormData(event.currentTarget).get('name') ?? ''));
    setEarly(checked.ok ? null : checked.reason);
    if (checked.ok) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>('[name=name]')?.focus();
  };
  return (
    <fetcher.Form method="post" className={styles.name} noValidate={hydrated} onSubmit={judge}>
      <input type="hidden" name="act" value={act} />
      <TextField
        // keep a rejected name for correction, clear the field after success
        key={latest?.ok ? `${latest.act} ${latest.name}` : ''}
        id={id}
        name="name"
        label={label}
        defaultValue={refused?.name ?? name}
        error={error ?? undefined}
        required
        maxLength={hydrated ? undefined : MAX_LIST_NAME}
        autoComplete="off"
        action={
          <Button type="submit" busy={fetcher.state !== 'idle'}>
            {children}
          </Button>
        }
      />
    </fetcher.Form>
  );
}
