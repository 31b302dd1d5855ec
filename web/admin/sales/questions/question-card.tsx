import { Form } from 'react-router';
import type { ListedQuestion } from '#backend/sales/questions/service.ts';
import { LONGEST_ANSWER } from '#domain/catalog/questions/question.ts';
import { rejectReasons } from '#domain/catalog/reviews/review.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/questions.ts';
import fi from '#web/messages/admin/fi/questions.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';

type Props = { question: ListedQuestion; shopUrl: string; typed: string | null };

/** A question with all its words, and what can be done with it. */
export function QuestionCard({ question: one, shopUrl, typed }: Props) {
  const t = useTexts(fi, en);
  const { id, product, slug, question, name, email, locale, state, reason, answer, version, at } = one;
  return (
    <section className="sec" aria-labelledby={`question-${id}`}>
      <div className="sec-h">
        <h2 id={`question-${id}`}>
          {slug ? (
            <a href={`${shopUrl}/product/${slug}`} target="_blank" rel="noreferrer">
              {product}
            </a>
          ) : (
            product
          )}
        </h2>
      </div>
      <p>
        {name || t('questions.forgotten')} {email} {t(`questions.locale.${locale}`)} <When at={at} />
      </p>
      {question.split('\n').map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which never move
        <p key={i} lang={locale}>
          <b>{line}</b>
        </p>
      ))}
      <AnswerForm id={id} version={version} isNew={state !== 'approved'} answer={typed ?? answer ?? ''} />
      <Form method="post" className="btns">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={version} />
        {state === 'rejected' ? (
          <span>{reason && t(`questions.reason.${reason}`)}</span>
        ) : (
          <>
            <select className="sel" name="reason" aria-label={t('questions.reason')} defaultValue="">
              <option value="">{t('questions.reason')}</option>
              {rejectReasons.map((one) => (
                <option key={one} value={one}>
                  {t(`questions.reason.${one}`)}
                </option>
              ))}
            </select>
            <Button type="submit" name="do" value="reject" look="danger-line">
              {t(state === 'approved' ? 'questions.hide' : 'questions.reject')}
            </Button>
          </>
        )}
      </Form>
    </section>
  );
}

type Answering = { id: string; version: number; isNew: boolean; answer: string };

function AnswerForm({ id, version, isNew, answer }: Answering) {
  const t = useTexts(fi, en);
  const draft = useDraft(`question:${id}:${version}`);
  return (
    <Form method="post" className="form" key={version} ref={draft}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={version} />
      <Field label={t('questions.answer')} hint={t('questions.answerHint')}>
        {(control) => (
          <textarea
            {...control}
            className="ta"
            name="answer"
            rows={3}
            maxLength={LONGEST_ANSWER}
            defaultValue={answer}
          />
        )}
      </Field>
      <p>
        <Button type="submit" name="do" value="answer" look={isNew ? 'primary' : 'line'}>
          {t(isNew ? 'questions.send' : 'questions.save')}
        </Button>
      </p>
    </Form>
  );
}
