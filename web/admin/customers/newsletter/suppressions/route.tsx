import { data } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/newsletter.ts';
import fi from '#web/messages/admin/fi/newsletter.ts';
import type { Route } from './+types/route';
import { type AddressAnswer, AddressForms } from './address-forms.tsx';

const INVALID = 422;
const reasons = ['asked', 'complaint', 'bounce'] as const;

/** Addresses that get no marketing: how many there are and why. They are stored as hashes, so one looks them up. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { subscribers, suppressed } = await shop.newsletter.staff.suppressions.counts(actor);
  return { subscribers, suppressed };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const { suppressions } = shop.newsletter.staff;
  const form = await request.formData();
  const email = String(form.get('email') ?? '').slice(0, 300);
  const intent = form.get('intent');
  if (intent === 'suppress')
    await suppressions.suppress(actor, email, reasons.find((one) => one === form.get('reason')) ?? 'asked');
  if (intent === 'allow') await suppressions.allow(actor, email);
  const found = await suppressions.find(actor, email);
  if (!found.ok) return data<AddressAnswer>({ failed: 'email', typed: email }, INVALID);
  const done = intent === 'suppress' || intent === 'allow' ? intent : 'find';
  return data<AddressAnswer>({ found: found.value, done });
}

export default function Suppressions({ loaderData: { subscribers, suppressed }, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  return (
    <>
      <PageBar title={t('suppressions.title')} back={{ to: '/uutiskirjeet', text: t('letters.title') }} />
      <main id="sisalto">
        <div className="split">
          <AddressForms answer={actionData ?? null} />
          <aside className="aside">
            <section className="sec">
              <h2>{t('suppressions.list')}</h2>
              {suppressed.length === 0 && <p className="sub">{t('suppressions.none')}</p>}
              <dl className="dl">
                {suppressed.map(({ reason, count }) => (
                  <Pair key={reason} title={t(`reason.${reason}`)} value={String(count)} />
                ))}
              </dl>
            </section>
            <section className="sec">
              <h2>{t('suppressions.subscribers')}</h2>
              <dl className="dl">
                {subscribers.map(({ status, locale, count }) => (
                  <Pair
                    key={`${status} ${locale}`}
                    title={`${t(`status.${status}`)}, ${t(locale === 'en' ? 'lang.en' : 'lang.fi')}`}
                    value={String(count)}
                  />
                ))}
              </dl>
            </section>
          </aside>
        </div>
      </main>
    </>
  );
}

const Pair = ({ title, value }: { title: string; value: string }) => (
  <>
    <dt>{title}</dt>
    <dd className="num">{value}</dd>
  </>
);
