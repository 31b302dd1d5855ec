import { Form, useNavigation } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SignInFrame } from '../auth-frame.tsx';
import { FormProblems } from '../form/form-problems.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useTry } from '../form/use-try.ts';
import type { TokenAnswer } from '../server/token-actions.ts';
import { OldLink } from './old-link.tsx';
import { SignedInPage } from './signed-in-page.tsx';
import { type TokenKind, tokenTexts } from './token-kinds.ts';

type Props = {
  kind: Exclude<TokenKind, 'reset'>;
  /** The link was valid when the page was rendered. */
  isLive: boolean;
  /** A stranger may have created the account: ask for its password. */
  asksPassword?: boolean;
  answer: TokenAnswer | undefined;
};

/** Page of a mailed link: explains the button, and only the button uses the link (sign-in-3). */
export function TokenPage({ kind, isLive, asksPassword = false, answer }: Props) {
  const { t } = useI18n();
  const isSending = useNavigation().state === 'submitting';
  const tried = useTry<never>(answer, () => ({}));
  if (answer?.state === 'done') return <SignedInPage kind={kind} />;
  if (answer?.state === 'noPassword') return <SignedInPage kind="link" />;
  if (answer?.state === 'old' || !isLive) return <OldLink kind={kind} />;
  const texts = tokenTexts[kind];
  return (
    <SignInFrame title={t(texts.title)} lead={t(texts.lead)}>
      <FormProblems
        tried={tried}
        fields={[(asksPassword ? 'password' : 'submit') as never]}
        title={t('signIn.error.failedTitle')}
      />
      <Form method="post" className="narrow-form" onSubmit={tried.onSubmit}>
        {asksPassword ? (
          <PasswordField
            label={t('signIn.password')}
            hint={t('signIn.verify.passwordHint')}
            autoComplete="current-password"
          />
        ) : null}
        <Button type="submit" id="submit" wide busy={isSending}>
          {t(texts.submit)}
        </Button>
      </Form>
    </SignInFrame>
  );
}
