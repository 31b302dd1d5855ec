import { data } from 'react-router';
import { shopContext } from '#web/admin/base/context.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import { FactorForms } from '#web/admin/site/own/factor-forms.tsx';
import { newFactor } from '#web/admin/site/own/new-factor.ts';
import { RecoveryCodes } from '#web/admin/site/own/recovery-codes.tsx';
import styles from '#web/admin/site/sign-in/sign-in.module.css';
import en from '#web/messages/admin/en/sign-in.ts';
import fi from '#web/messages/admin/fi/sign-in.ts';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { Route } from './+types/route';

/** Opening the link uses nothing up: mail scanners open links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return { invitation: await context.get(shopContext).staff.invitation(params.token) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { staff } = context.get(shopContext);
  const factor = newFactor(await request.formData());
  const accepted = factor && (await staff.acceptInvitation(params.token, factor, staff.clientOf(request)));
  if (!accepted?.ok) {
    const problem = accepted?.reason === 'refused' ? (accepted.details ?? null) : null;
    return data({ problem, recoveryCodes: null, isElsewhere: accepted?.reason === 'elsewhere' }, { status: 422 });
  }
  const { token, recoveryCodes } = accepted.value;
  const headers = { 'set-cookie': staff.sessionCookie(token) };
  return data({ problem: null, recoveryCodes, isElsewhere: false }, { headers });
}

export default function Invited({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const { invitation } = loaderData;
  if (actionData?.recoveryCodes)
    return (
      <main id="sisalto" className={styles.page}>
        <RecoveryCodes codes={actionData.recoveryCodes} to="/" />
      </main>
    );
  if (!invitation)
    return (
      <main id="sisalto" className={styles.page}>
        <Empty icon="key-round" title={t('invited.unknown')}>
          <p>{t('invited.unknownText')}</p>
        </Empty>
      </main>
    );
  return (
    <main id="sisalto" className={styles.page}>
      <h1>{t('invited.title', { name: invitation.name })}</h1>
      <p>{t('invited.intro', { email: invitation.email })}</p>
      {actionData?.isElsewhere && <Note tone="bad">{t('signIn.elsewhere')}</Note>}
      <FactorForms
        app={invitation.app}
        email={invitation.email}
        problem={actionData?.problem ?? null}
        optionsPath={`/kutsu/${params.token}/avain`}
      />
    </main>
  );
}
