import type { Question } from '#domain/catalog/questions/question.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { QuestionList } from './question-list.tsx';
import { questionsPath } from './questions-path.ts';

type Props = { slug: string; count: number; questions: readonly Question[] };

/** The questions answered last on the page of a product, and the way to ask (question-3). */
export function QuestionsSection({ slug, count, questions }: Props) {
  const { t, locale } = useI18n();
  const all = questionsPath(locale, slug);
  return (
    <section aria-labelledby="kysymykset">
      <h2 id="kysymykset">{t('questions.title')}</h2>
      {count === 0 && <p>{t('questions.none')}</p>}
      <QuestionList questions={questions} />
      <p className="row">
        {count > questions.length && (
          <a className="more" href={all}>
            {t('questions.all', { count })}
          </a>
        )}
        <a className="more" href={`${all}#kysy`} rel="nofollow">
          <Icon name="chat" small />
          {t('questions.ask')}
        </a>
      </p>
    </section>
  );
}
