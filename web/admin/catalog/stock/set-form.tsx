import { type ReactNode, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { isProblem, ProblemNote } from './problem.tsx';

type Props = { sku: string; name: string; seen: number; children?: ReactNode };

/** Sets the pieces of one line from what the person saw. A number that is being typed stays when the line changes. */
export function SetForm({ sku, name, seen, children }: Props) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // shows the line's own number again, whatever it becomes
    if (fetcher.data && !isProblem(fetcher.data)) form.current?.reset();
  }, [fetcher.data]);
  return (
    <fetcher.Form method="post" ref={form}>
      <ProblemNote of={fetcher.data} />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="from" value={seen} />
      <p className="row">
        <input
          className="in n"
          name="to"
          inputMode="numeric"
          size={5}
          defaultValue={seen}
          aria-label={t('stock.setCount', { name })}
          autoComplete="off"
          required
        />
        <Button type="submit" name="intent" value="set" small>
          {t('stock.set')}
        </Button>
        <span>
          {name} {children}
        </span>
      </p>
    </fetcher.Form>
  );
}
