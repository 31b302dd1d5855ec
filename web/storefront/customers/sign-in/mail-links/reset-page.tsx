import { Form, useNavigation } from 'react-router';
import { checkNewPassword } from '#domain/customers/sign-in/new-password-forms.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { SignInFrame } from '../auth-frame.tsx';
import { FormProblems, problemText } from '../form/form-problems.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { useTry } from '../form/use-try.ts';
import type { ResetAnswer } from '../server/token-actions.ts';
import { Done } from './done.tsx';
import { OldLink } from './old-link.tsx';

type Props = { isLive: boolean; minPassword: number; answer: ResetAnswer | undefined };

/** Page of a reset link. */
export function ResetPage({ isLive, minPassword, answer }: Props) {
  const { t, locale } = useI18n();
  const isSending = useNavigation().state === 'submitting';
  const tried = useTry<'password'>(answer, (form) => checkNewPassword(form, minPassword));
  if (answer?.state === 'done')
    return (
      <Done title={t('signIn.reset.done')} text={t('signIn.reset.doneText')}>
        <ButtonLink look="primary" to={links(locale).signIn()} reloadDocument>
          {t('signIn.title')}
        </ButtonLink>
      </Done>
    );
  if (answer?.state === 'old' || !isLive) return <OldLink kind="reset" />;
  return (
    <SignInFrame title={t('signIn.reset.title')} lead={t('signIn.reset.lead')}>
      <FormProblems tried={tried} fields={['password']} min={minPassword} title={t('signIn.error.failedTitle')} />
      <Form method="post" className="narrow-form" noValidate onSubmit={tried.onSubmit} onInput={tried.onInput}>
        <NewPasswordField
          label={t('signIn.newPassword')}
          min={minPassword}
          error={tried.left.password && problemText(t, tried.left.password, minPassword)}
        />
        <Button type="submit" wide busy={isSending}>
          {t('signIn.reset.submit')}
        </Button>
      </Form>
    </SignInFrame>
  );
}
