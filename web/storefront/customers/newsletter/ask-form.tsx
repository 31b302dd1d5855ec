import { type ReactNode, useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { shop } from '#shop.config';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PRIVACY } from '#web/storefront/base/service-links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { formShown } from '#web/storefront/customers/sign-in/form/patience.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import type { AskAnswer } from './answer.ts';

export type AskAbout = 'letter' | 'watch' | 'search';
/** The beginning of the keys of its texts. */
export const wordsOf = {
  letter: 'newsletter',
  watch: 'newsletter.watch',
  search: 'newsletter.search',
} as const satisfies Record<AskAbout, string>;

type Props = {
  answer: AskAnswer | undefined;
  stamp: string;
  /** The signed-in customer's address, or ''. */
  email: string;
  about: AskAbout;
  /** Fields besides the address. */
  children?: ReactNode;
};

const failureText = (t: T, failure: NonNullable<AskAnswer['failure']>) =>
  typeof failure === 'string'
    ? t(`newsletter.error.${failure}`)
    : t('newsletter.error.limited', { count: failure.minutes });

/** Problems of the form, each with its control. */
function errorsOf(t: T, { problems }: AskAnswer): { id: string; message: string }[] {
  const { email, sku, kind } = problems;
  return [
    ...(sku ? [{ id: 'sku', message: t('newsletter.error.sku') }] : []),
    ...(kind ? [{ id: 'kind', message: t('newsletter.error.kind') }] : []),
    ...(email ? [{ id: 'email', message: t(`newsletter.error.${email}`) }] : []),
  ];
}

/** Form with an e-mail address. Works without JavaScript; shows the text that is consented to beside the button. */
export function AskForm({ answer, stamp, email, about, children }: Props) {
  const { t, locale } = useI18n();
  const hydrated = useHydrated();
  const isSending = useNavigation().state === 'submitting';
  const signed = answer?.stamp || stamp;
  useEffect(() => formShown(signed), [signed]);
  const errors = answer ? errorsOf(t, answer) : [];
  return (
    <>
      {answer?.failure ? (
        <Banner kind="bad" live key={answer.at}>
          {failureText(t, answer.failure)}
        </Banner>
      ) : null}
      <ErrorSummary key={`errors ${answer?.at}`} errors={errors} />
      <Form method="post" className="narrow-form" noValidate={hydrated}>
        {children}
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('newsletter.email')}
          autoComplete="email"
          maxLength={254}
          defaultValue={answer?.email || email}
          error={errors.find(({ id }) => id === 'email')?.message}
          required
        />
        <div className="sr" aria-hidden="true">
          <label>
            {t('newsletter.website')}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <input type="hidden" name="stamp" value={signed} />
        <p className="small muted">
          {t(`${wordsOf[about]}.consent`, { shop: shop.name })}{' '}
          <TextLink to={links(locale).content(PRIVACY)}>{t('newsletter.privacy')}</TextLink>
        </p>
        <Button type="submit" wide busy={isSending}>
          {t(`${wordsOf[about]}.submit`)}
        </Button>
      </Form>
    </>
  );
}
