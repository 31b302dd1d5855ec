import { isLocale } from '#domain/base/locale.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/own.ts';
import fi from '#web/messages/admin/fi/own.ts';
import type { Route } from './+types/route';
import { changeFactors } from './change-factors.ts';
import { LanguageForm } from './language-form.tsx';
import { SessionList } from './session-list.tsx';
import { WaysToSignIn } from './ways-to-sign-in.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { staff } = shop;
  const person = await staff.ownPerson(actor);
  return {
    factors: await staff.ownFactors(actor),
    sessions: await staff.ownSessions(actor),
    person,
    app: staff.newAppSecret(person),
  };
}

export type OwnData = Route.ComponentProps['loaderData'];

/** Changes of one's own ways to sign in, sessions and language. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'end-session':
      await shop.staff.endOwnSession(actor, String(form.get('id')));
      return { done: true };
    case 'end-others':
      await shop.staff.endOtherSessions(actor);
      return { done: true };
    case 'language': {
      const locale = form.get('locale');
      if (isLocale(locale)) await shop.staff.setLocale(actor, locale);
      return { done: true };
    }
    default:
      return changeFactors(shop, actor, form);
  }
}

export default function Own({ loaderData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  return (
    <>
      <PageBar title={t('own.title')} />
      <main id="sisalto">
        <WaysToSignIn {...loaderData} />
        <SessionList sessions={loaderData.sessions} />
        <LanguageForm />
      </main>
    </>
  );
}
