import { Form, useFetcher } from 'react-router';
import type { TransferLine, TransferView } from '#backend/catalog/stock/transfers.ts';
import { ScanField } from '#web/admin/base/scan/scan-field.tsx';
import { useScanQueue } from '#web/admin/base/scan/use-scan-queue.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { ProblemNote } from '../problem.tsx';
import { ScanProblem, scanState } from '../scan-problem.tsx';
import { SetForm } from '../set-form.tsx';
import type { act, TransferScan } from './act.ts';

const stateOf = scanState<TransferScan>;

/** Goods are scanned into a draft; then it is sent. */
export function Draft({ transfer, maySend, answer }: { transfer: TransferView; maySend: boolean; answer: unknown }) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<typeof act>();
  const stepUp = useStepUp(fetcher);
  const { add, last } = useScanQueue(stateOf(answer), stateOf, (state) => 'scanned' in state);
  return (
    <section className="sec">
      {stepUp}
      <ScanField label={t('stock.scan')} onCode={add}>
        {last &&
          ('scanned' in last ? (
            <Status glyph="done" tone="ok">
              {t('stock.tallied', { name: last.scanned.name, count: last.scanned.qty })}
            </Status>
          ) : (
            <ScanProblem of={last} />
          ))}
      </ScanField>
      <ul>
        {transfer.lines.map((line) => (
          <Line key={`${line.sku} ${line.qty}`} line={line} />
        ))}
      </ul>
      <ProblemNote of={fetcher.data} />
      {maySend && (
        <fetcher.Form method="post">
          <Button type="submit" name="intent" value="send" look="primary" icon="send" shortcut="Control+Enter">
            {t('stock.send')}
          </Button>
        </fetcher.Form>
      )}
      <Form method="post">
        <Button type="submit" name="intent" value="cancel" look="quiet" small>
          {t('stock.cancelTransfer')}
        </Button>
      </Form>
    </section>
  );
}

function Line({ line: { sku, name, qty, level } }: { line: TransferLine }) {
  const t = useTexts(fi, en);
  return (
    <li>
      <SetForm sku={sku} name={name} seen={qty}>
        <span className="muted num">{sku}</span>{' '}
        <span className="muted">
          {t('stock.level')} {level}
        </span>
      </SetForm>
    </li>
  );
}
