import { data, redirect } from 'react-router';
import { shopContext, staffContext } from '#web/admin/base/context.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/sign-in.ts';
import fi from '#web/messages/admin/fi/sign-in.ts';
import { Note } from '#web/ui/admin/note.tsx';
import type { Route } from './+types/route';
import { DemoForm } from './demo-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import styles from './sign-in.module.css';
import { signedIn, wanted } from './signed-in.ts';
import { TabletForm } from './tablet-form.tsx';

/** A link of the demo names its person; opening it uses nothing up. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  if (context.get(staffContext)) throw redirect(wanted(url));
  const { staff } = context.get(shopContext);
  const token = url.searchParams.get('esittely');
  const link = token ? await staff.link(token) : null;
  const demo = token && link?.kind === 'demo' ? { token, name: link.name, role: link.role } : null;
  return { isLink: token !== null, demo, tablet: await staff.tabletPeople(staff.clientOf(request)) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const client = shop.staff.clientOf(request);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const way = text('way');
  const tried =
    way === 'demo'
      ? await shop.staff.withDemoLink(text('link'), client)
      : way === 'pin'
        ? await shop.staff.withPin({ staffId: text('person'), pin: text('pin') }, client)
        : way === 'recovery'
          ? await shop.staff.withRecoveryCode({ email: text('email'), code: text('code') }, client)
          : await shop.staff.withPassword(
              { email: text('email'), password: text('password'), code: text('code') },
              client,
            );
  if (tried.ok) return signedIn(shop, tried.value.token, url);
  const minutes = tried.reason === 'limited' ? Math.ceil((tried.details?.retryAfter ?? 0) / 60) : null;
  const isElsewhere = tried.reason === 'elsewhere';
  return data({ way, email: text('email'), minutes, isElsewhere }, { status: minutes === null ? 403 : 429 });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const { isLink, demo, tablet } = loaderData;
  const refused = actionData?.way === 'demo' ? t('signIn.linkUsed') : t('signIn.wrong');
  const wrong = actionData?.isElsewhere ? t('signIn.elsewhere') : refused;
  return (
    <main id="sisalto" className={styles.page}>
      <h1>{t('signIn.title')}</h1>
      {actionData && (
        <Note tone="bad">
          {actionData.minutes === null ? wrong : t('signIn.limited', { minutes: actionData.minutes })}
        </Note>
      )}
      {isLink && !demo && !actionData && <Note tone="warn">{t('signIn.linkUsed')}</Note>}
      {demo && <DemoForm demo={demo} />}
      {tablet && <TabletForm tablet={tablet} />}
      <PasskeyButton />
      <PasswordForm email={actionData?.email ?? ''} isOpen={actionData?.way === 'password'} />
      <RecoveryForm email={actionData?.email ?? ''} isOpen={actionData?.way === 'recovery'} />
    </main>
  );
}
