import { data, Form, redirect } from 'react-router';
import { shopContext, staffContext } from '#web/admin/base/context.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/sign-in.ts';
import fi from '#web/messages/admin/fi/sign-in.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import type { Route } from './+types/route';
import { signedIn } from './signed-in.ts';

/** A link of the demo names its person; opening it uses nothing up. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(staffContext)) throw redirect('/');
  const token = url.searchParams.get('esittely');
  const link = token ? await context.get(shopContext).staff.link(token) : null;
  return { isLink: token !== null, demo: link?.kind === 'demo' ? { token, name: link.name, role: link.role } : null };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const opened = await shop.staff.withDemoLink(String(form.get('link')), shop.staff.clientOf(request));
  if (!opened.ok) return data({ failed: 'link' as const }, { status: 403 });
  return signedIn(shop, opened.value.token, url.searchParams.get('next'));
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const { isLink, demo } = loaderData;
  return (
    <main>
      <h1>{t('signIn.title')}</h1>
      {((isLink && !demo) || actionData) && <Banner kind="warn">{t('signIn.linkUsed')}</Banner>}
      {demo && (
        <Form method="post">
          <p>{t('signIn.demo', { name: demo.name })}</p>
          <input type="hidden" name="link" value={demo.token ?? ''} />
          <Button type="submit">{t('signIn.asRole', { role: t(`signIn.role.${demo.role}`) })}</Button>
        </Form>
      )}
    </main>
  );
}
