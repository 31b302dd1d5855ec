import { Form, useNavigation } from 'react-router';
import type { ReviewedLine, ReviewLink, ReviewRefusal } from '#backend/sales/reviews/service.ts';
import { fits, LONGEST_NAME, LONGEST_TEXT } from '#domain/catalog/reviews/review.ts';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { FieldError } from '#web/ui/field/field.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field/text-field.tsx';
import styles from './review-form.module.css';

/** Why a review of a line was not taken, with what was typed. */
export type WriteAnswer = {
  position: number;
  refusal: ReviewRefusal;
  typed: { stars: string; text: string; fit: string; name: string };
};

type Props = { link: ReviewLink | null; done: string | null; answer: WriteAnswer | undefined };

/** One form for each product of the order (review-1). Works without JavaScript. */
export function ReviewPage({ link, done, answer }: Props) {
  const { t } = useI18n();
  return (
    <>
      <CrumbTrail title={t('write.title')} />
      <div className="wrap page-top stack-6">
        <h1>{t(link ? 'write.title' : 'write.old')}</h1>
        {link ? <p>{t('write.lead', { number: link.number })}</p> : <p>{t('write.oldText')}</p>}
        {link?.lines.length === 0 && <p>{t('write.nothing')}</p>}
        {link?.lines.map((line) => (
          <section key={line.position} className={styles.line} aria-labelledby={`line-${line.position}`}>
            <Picture image={line.image ? { id: line.image } : null} alt="" sizes="6rem" className={styles.pic} inGrid />
            <div>
              <h2 id={`line-${line.position}`}>{[line.title, line.variationName].filter(Boolean).join(', ')}</h2>
              {line.state && (
                <Banner kind="ok" live={done === String(line.position)}>
                  {t(done === String(line.position) ? 'write.done' : `write.state.${line.state}`)}
                </Banner>
              )}
              {!line.state && (
                <LineForm
                  line={line}
                  name={link.name}
                  answer={answer?.position === line.position ? answer : undefined}
                />
              )}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

function errorsOf(t: T, refusal: WriteAnswer['refusal'] | undefined) {
  const problems = refusal?.reason === 'invalid' ? refusal.problems : {};
  return {
    stars: problems.stars && t('write.error.stars'),
    text: problems.text && t('write.error.text'),
    name: problems.name && t(`write.error.name.${problems.name}`),
    photos: refusal?.reason === 'photo' ? t(`write.error.photo.${refusal.problem}`) : undefined,
    form:
      refusal?.reason === 'already' || refusal?.reason === 'limited' ? t(`write.error.${refusal.reason}`) : undefined,
  };
}

function LineForm({ line, name, answer }: { line: ReviewedLine; name: string; answer: WriteAnswer | undefined }) {
  const { t } = useI18n();
  const isSending = useNavigation().state !== 'idle';
  const errors = errorsOf(t, answer?.refusal);
  const typed = answer?.typed;
  const id = (field: string) => `${field}-${line.position}`;
  return (
    <Form method="post" encType="multipart/form-data" className="form-col">
      <input type="hidden" name="position" value={line.position} />
      {errors.form && <FieldError>{errors.form}</FieldError>}
      <fieldset className={styles.stars}>
        <legend>{t('write.stars')}</legend>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star}>
            <input
              type="radio"
              name="stars"
              value={star}
              defaultChecked={typed?.stars === String(star)}
              aria-describedby={errors.stars ? id('stars-error') : undefined}
              required
            />
            <span>{t('reviews.stars', { count: star })}</span>
          </label>
        ))}
        {errors.stars && <FieldError id={id('stars-error')}>{errors.stars}</FieldError>}
      </fieldset>
      {line.hasSizes && (
        <SelectField id={id('fit')} name="fit" label={t('write.fit')} defaultValue={typed?.fit ?? ''} optional>
          <option value="">{t('write.fitNone')}</option>
          {fits.map((fit) => (
            <option key={fit} value={fit}>
              {t(`reviews.said.${fit}`)}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        id={id('text')}
        name="text"
        label={t('write.text')}
        rows={5}
        maxLength={LONGEST_TEXT}
        defaultValue={typed?.text}
        error={errors.text}
        optional
      />
      <TextField
        id={id('name')}
        name="name"
        label={t('write.name')}
        hint={t('write.nameHint')}
        maxLength={LONGEST_NAME}
        defaultValue={typed?.name ?? name}
        error={errors.name}
        autoComplete="given-name"
        required
      />
      <TextField
        id={id('photos')}
        name="photos"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        label={t('write.photos')}
        hint={t('write.photosHint')}
        error={errors.photos}
        multiple
        optional
      />
      <p className="hint">{t('write.rules')}</p>
      <Button type="submit" busy={isSending}>
        {t('write.send')}
      </Button>
    </Form>
  );
}
