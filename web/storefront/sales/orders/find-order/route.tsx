import { Form, Link, useNavigation } from 'react-router';
import type { FindProblem } from '#backend/sales/orders/customer/find-order.ts';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { typed } from '#domain/customers/sign-in/sign-in-forms.ts';
import { shop as facts } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { answered, asked, quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import type { Route } from './+types/route';

export const handle: PageHandle = { robots: 'noindex', crumbs: 'title' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('order.find.title'));

type Answer = { at: number; email: string; problems: FindProblem[]; state: 'sent' | 'limited' | null };

/** The same answer whether the order exists or not (order-14). */
export async function action(args: Route.ActionArgs) {
  const { shop, form, client } = await asked(args);
  const email = typed(form, 'email').trim().slice(0, 254);
  const found = await shop.orderFinder.find({ number: typed(form, 'number'), email }, client);
  const answer: Answer = { at: Date.now(), email, problems: [], state: 'sent' };
  if (found.ok) return answered(answer);
  if (found.reason === 'limited') return answered<Answer>({ ...answer, state: 'limited' }, { status: 429 });
  return answered<Answer>({ ...answer, problems: found.details ?? [], state: null }, { status: 400 });
}

export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  withConnectionToast(serverAction, localeOf(url.pathname), 'order.failedToast');

export default function FindOrder({ actionData }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const answer = isConnectionLost(actionData) ? undefined : actionData;
  return (
    <>
      <CrumbTrail title={t('order.find.title')} />
      <div className="wrap narrow-page">
        <div className="narrow-main">
          <h1>{t('order.find.title')}</h1>
          {answer?.state === 'sent' ? (
            <Banner kind="ok" live key={answer.at}>
              {t('order.find.sent', { email: answer.email })}
            </Banner>
          ) : (
            <p>{t('order.find.lead')}</p>
          )}
          {answer?.state === 'limited' ? (
            <Banner kind="bad" live key={answer.at}>
              {t('order.find.limited', { phone: unbroken(facts.phone) })}
            </Banner>
          ) : null}
          {answer?.state === 'sent' ? null : <FindForm problems={answer?.problems ?? []} />}
          <p className="muted">
            {t('order.find.account')}{' '}
            <Link className="link" to={to.signIn(to.orders())}>
              {t('order.find.signIn')}
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}

function FindForm({ problems }: { problems: FindProblem[] }) {
  const { t } = useI18n();
  const isSending = useNavigation().state !== 'idle';
  const errorOf = (field: FindProblem) => (problems.includes(field) ? t(`order.find.error.${field}`) : undefined);
  return (
    <Form method="post" className="form-col">
      <ErrorSummary errors={problems.map((id) => ({ id, message: t(`order.find.error.${id}`) }))} />
      <TextField
        id="number"
        name="number"
        label={t('order.find.number')}
        hint={t('order.find.numberHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        error={errorOf('number')}
        required
      />
      <TextField
        id="email"
        name="email"
        type="email"
        label={t('order.find.email')}
        hint={t('order.find.emailHint')}
        autoComplete="email"
        maxLength={254}
        error={errorOf('email')}
        required
      />
      <Button type="submit" busy={isSending}>
        {t('order.find.submit')}
      </Button>
    </Form>
  );
}
