import type { Question } from '#domain/catalog/questions/question.ts';
import { shop } from '#shop.config';
import { format } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';

/** Questions with the shop's answers, each in the language it was asked in. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const { t, locale } = useI18n();
  const dates = format(locale, { dateStyle: 'long' });
  return (
    <ul className="revs">
      {questions.map(({ id, question, answer, name, locale: lang, at }) => (
        <li key={id}>
          <p className="rev-text" lang={lang}>
            <b>{question}</b>
          </p>
          <p className="rev-by">
            {name || t('questions.anonymous')} <time dateTime={at}>{dates.format(new Date(at))}</time>
          </p>
          <blockquote className="rev-answer">
            <b>{t('questions.answer', { shop: shop.name })}</b>
            <p className="rev-text" lang={lang}>
              {answer}
            </p>
          </blockquote>
        </li>
      ))}
    </ul>
  );
}
