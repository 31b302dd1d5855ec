import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import { Note } from '#web/ui/admin/note.tsx';
import type { PageAnswer } from './page-action.ts';
import { problemText } from './problem-text.ts';

type Key = `done.${string}` & keyof typeof fi;
const isDone = (key: string): key is Key => key in en && key.startsWith('done.');

/** What the last action did, or why it did nothing. */
export function PageResult({ answer, done }: { answer: PageAnswer | undefined; done: string | null }) {
  const t = useTexts(fi, en);
  if (answer && 'failed' in answer) {
    const files = answer.files.join(', ');
    const { failed } = answer;
    return (
      <Note tone="bad">
        {failed === 'linked' || failed === 'others' ? t(`fail.${failed}`, { files }) : t(`fail.${failed}`)}
      </Note>
    );
  }
  if (answer && 'link' in answer)
    return (
      <Note tone="ok">
        {t('share.hint')} <a href={answer.link}>{answer.link}</a>
      </Note>
    );
  if (answer && 'problems' in answer)
    return (
      <Note tone="bad">
        <b>{t('problems.title')}</b>
        <ul>
          {answer.problems.map((problem) => (
            <li key={`${problem.locale} ${problem.block} ${problem.field} ${problem.reason}`}>
              {t(`lang.${problem.locale}`)}: {problemText(t, problem)}
            </li>
          ))}
        </ul>
      </Note>
    );
  const key = `done.${done}`;
  return isDone(key) ? <Note tone="ok">{t(key)}</Note> : null;
}
