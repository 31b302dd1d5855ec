import { useFetcher } from 'react-router';
import { RefusedNote } from '#web/admin/base/pieces/refused-note.tsx';
import { ScanField } from '#web/admin/base/scan/scan-field.tsx';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { ProblemNote } from './problem.tsx';
import { useTally } from './use-tally.ts';

type Line = {
  sku: string;
  name: string;
  ean: string | null;
  awaited: number;
  /** Came before; null where all come at once. */
  arrived: number | null;
};

type Props = {
  lines: readonly Line[];
  hint: string;
  answer: unknown;
  formKey?: string;
  /** Offers to end the waiting for the rest. */
  mayClose?: boolean;
};

/** What has arrived, line by line: scanned or typed, and sent as one form. */
export function ReceiveForm({ lines, hint, answer, formKey = '', mayClose = false }: Props) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher();
  const stepUp = useStepUp(fetcher);
  const { counts, last, type, add } = useTally(lines);
  return (
    <section className="sec">
      {stepUp}
      <ScanField label={t('stock.scan')} onCode={add}>
        {last &&
          ('code' in last ? (
            <Status glyph="fail" tone="bad">
              {t('stock.notOnList', { code: last.code })}
            </Status>
          ) : (
            <Status glyph="done" tone="ok">
              {t('stock.tallied', last)}
            </Status>
          ))}
      </ScanField>
      <RefusedNote answer={answer} />
      <ProblemNote of={fetcher.data} />
      <fetcher.Form method="post" className="form">
        <input type="hidden" name="key" value={formKey} />
        <p className="muted">{hint}</p>
        <div className="tbox">
          <table className="t">
            <thead>
              <tr>
                <th scope="col">{t('stock.goods')}</th>
                <th scope="col" className="r">
                  {t('stock.ordered')}
                </th>
                {lines.some(({ arrived }) => arrived !== null) && (
                  <th scope="col" className="r">
                    {t('stock.arrived')}
                  </th>
                )}
                <th scope="col" className="r">
                  {t('stock.now')}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ sku, name, awaited, arrived }) => (
                <tr key={sku}>
                  <th scope="row">
                    {name} <span className="muted num">{sku}</span>
                  </th>
                  <td className="r num">{awaited}</td>
                  {arrived !== null && <td className="r num">{arrived}</td>}
                  <td className="r">
                    <input
                      className="in n"
                      name={`piece.${sku}`}
                      inputMode="numeric"
                      size={4}
                      value={counts[sku] ?? ''}
                      onChange={(event) => type(sku, event.target.value)}
                      aria-label={t('stock.setCount', { name })}
                      autoComplete="off"
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {mayClose && (
          <label className="check">
            <input type="checkbox" name="closes" /> {t('stock.closes')}
          </label>
        )}
        <p>
          <Button type="submit" name="intent" value="receive" look="primary" shortcut="Control+Enter">
            {t('stock.receive')}
          </Button>
        </p>
      </fetcher.Form>
    </section>
  );
}
