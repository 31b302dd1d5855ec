import { Form, Link } from 'react-router';
import type { ListedReview } from '#backend/sales/reviews/service.ts';
import { LONGEST_TEXT, rejectReasons } from '#domain/catalog/reviews/review.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/reviews.ts';
import fi from '#web/messages/admin/fi/reviews.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';

type Props = { review: ListedReview; shopUrl: string; typed: string | null };

/** A review with all its words and photos, and what can be done with it. */
export function ReviewCard({ review, shopUrl, typed }: Props) {
  const t = useTexts(fi, en);
  const { id, product, variationName, slug, orderNumber, stars, text, fit, name, photos, state, reason, at } = review;
  const draft = useDraft(`review:${id}:${review.answer ?? ''}`);
  return (
    <section className="sec" aria-labelledby={`review-${id}`}>
      <div className="sec-h">
        <h2 id={`review-${id}`}>
          {slug ? (
            <a href={`${shopUrl}/product/${slug}`} target="_blank" rel="noreferrer">
              {product}
            </a>
          ) : (
            product
          )}{' '}
          {variationName}
        </h2>
      </div>
      <p>
        <b>{t('reviews.stars', { count: stars })}</b> {fit && t(`reviews.fit.${fit}`)}
      </p>
      <p>
        {name} <When at={at} />{' '}
        {orderNumber ? (
          <Link to={`/tilaukset/${orderNumber}`}>{t('reviews.order', { number: orderNumber })}</Link>
        ) : (
          t('reviews.forgotten')
        )}
      </p>
      {(text || t('reviews.noText')).split('\n').map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which never move
        <p key={i}>{line}</p>
      ))}
      {photos.length > 0 && (
        <p className="btns">
          {photos.map((photo, i) => (
            <a key={photo} href={`/pictures/${photo}/zoom.webp`} target="_blank" rel="noreferrer">
              <img
                className="pic l"
                src={`/pictures/${photo}/small.webp`}
                alt={t('reviews.photo', { n: i + 1 })}
                width={160}
                height={160}
                loading="lazy"
              />
            </a>
          ))}
        </p>
      )}
      <Form method="post" className="btns">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={state} />
        {state !== 'approved' && (
          <Button type="submit" name="do" value="approve" look="primary">
            {t('reviews.approve')}
          </Button>
        )}
        {state === 'rejected' ? (
          <span>{reason && t(`reviews.reason.${reason}`)}</span>
        ) : (
          <>
            <select className="sel" name="reason" aria-label={t('reviews.reason')} defaultValue="">
              <option value="">{t('reviews.reason')}</option>
              {rejectReasons.map((one) => (
                <option key={one} value={one}>
                  {t(`reviews.reason.${one}`)}
                </option>
              ))}
            </select>
            <Button type="submit" name="do" value="reject" look="danger-line">
              {t('reviews.reject')}
            </Button>
          </>
        )}
      </Form>
      {state !== 'rejected' && (
        <Form method="post" className="form" key={review.answer} ref={draft}>
          <input type="hidden" name="id" value={id} />
          <Field label={t('reviews.answer')}>
            {(control) => (
              <textarea
                {...control}
                className="ta"
                name="answer"
                rows={3}
                maxLength={LONGEST_TEXT}
                defaultValue={typed ?? review.answer ?? ''}
              />
            )}
          </Field>
          <p>
            <Button type="submit" name="do" value="answer">
              {t('reviews.send')}
            </Button>
          </p>
        </Form>
      )}
    </section>
  );
}
