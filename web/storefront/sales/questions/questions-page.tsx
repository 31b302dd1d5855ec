import { Link } from 'react-router';
import type { Question } from '#domain/catalog/questions/question.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { QuestionList } from '#web/storefront/catalog/questions/question-list.tsx';
import { questionsPath } from '#web/storefront/catalog/questions/questions-path.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { type AskAnswer, AskForm, type AskValues } from './ask-form.tsx';

export type QuestionsData = {
  product: { name: string; slug: string; lang: 'fi' | undefined };
  page: number;
  questions: Question[];
  more: boolean;
  given: AskValues;
  isAsked: boolean;
};

/** All answered questions of a product, and the form of a new one (question-1, question-3). */
export function QuestionsPage({ data, answer }: { data: QuestionsData; answer: AskAnswer | undefined }) {
  const { t, locale } = useI18n();
  const { product, page, questions, more, given, isAsked } = data;
  const path = questionsPath(locale, product.slug);
  const to = (other: number) => (other > 1 ? `${path}?sivu=${other}` : path);
  return (
    <>
      <CrumbTrail title={t('questions.title')} />
      <div className="wrap page-top stack-6">
        <h1 lang={product.lang}>{t('questions.of', { name: product.name })}</h1>
        {isAsked && (
          <Banner kind="ok" live>
            {t('questions.done')}
          </Banner>
        )}
        <p>
          <Link className="more" to={links(locale).product(product.slug)}>
            {t('questions.product')}
          </Link>
        </p>
        {questions.length === 0 && <p>{t('questions.none')}</p>}
        <QuestionList questions={questions} />
        {(page > 1 || more) && (
          <p className="row">
            {page > 1 && <Link to={to(page - 1)}>{t('questions.previous')}</Link>}
            {more && <Link to={to(page + 1)}>{t('questions.next')}</Link>}
          </p>
        )}
        <section className="stack-6" aria-labelledby="kysy">
          <h2 id="kysy">{t('questions.formTitle')}</h2>
          <p>{t('questions.lead')}</p>
          <p>
            {t('questions.private')}{' '}
            <TextLink to={links(locale).contact({ tuote: product.slug })}>{t('questions.contact')}</TextLink>.
          </p>
          <AskForm given={given} answer={answer} />
        </section>
      </div>
    </>
  );
}
