import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { problemText } from './problem-text.ts';
import type { ProductAnswer } from './product-actions.ts';

type Key = `done.${string}` & keyof typeof fi;
const isDone = (key: string): key is Key => key in en && key.startsWith('done.');

/** What the last action did, or why it did nothing. */
export function Result({ answer, done }: { answer: ProductAnswer | undefined; done: string | null }) {
  const t = useTexts(fi, en);
  if (answer && 'failed' in answer) return <Note tone="bad">{t(`fail.${answer.failed}`)}</Note>;
  if (answer && 'problems' in answer)
    return (
      <Note tone="bad">
        <b>{t('problems.title')}</b>
        <ul>
          {answer.problems.map((problem) => (
            <li key={`${problem.field} ${problem.reason}`}>{problemText(t, problem)}</li>
          ))}
        </ul>
      </Note>
    );
  const key = `done.${done}`;
  return isDone(key) ? <Note tone="ok">{t(key)}</Note> : null;
}
