import { data, Link } from 'react-router';
import type { CustomerThing } from '#backend/customers/accounts/staff/customer-more.ts';
import { formatEuros } from '#domain/base/money.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { RefusedNote } from '#web/admin/base/pieces/refused-note.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/customers.ts';
import fi from '#web/messages/admin/fi/customers.ts';
import { Note } from '#web/ui/admin/note.tsx';
import type { Route } from './+types/route';
import { act, type CardAnswer } from './act.ts';
import { Notes } from './notes.tsx';
import { OwnData } from './own-data.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const customer = await shop.accounts.staff.card(actor, params.id);
  if (!customer) throw data(null, { status: 404 });
  return { customer, key: crypto.randomUUID() };
}

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  act({ ...staffOf(context), id: params.id, form: await request.formData() });

export default function Customer({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, key } = loaderData;
  const t = useTexts(fi, en);
  const answer: CardAnswer = useLast(actionData) ?? {};
  useLive([`customer:${customer.id}`, 'order', 'quote', 'message', 'return', 'withdrawal', 'gift-card']);
  const { orders, things } = customer;
  const asked = new URLSearchParams({ q: customer.email, view: 'all' });
  return (
    <>
      <PageBar
        title={customer.name || customer.email}
        back={{ to: '/asiakkaat', text: t('customers.title') }}
        beside={customer.isGuest && <span className="tag">{t('customers.guest')}</span>}
      />
      <main id="sisalto">
        <RefusedNote answer={answer} />
        {answer.failed && (
          <Note tone="bad">{t(answer.failed === 'reason' ? 'customers.reason' : 'customers.invalid')}</Note>
        )}
        <div className="split">
          <div>
            <History
              title={`${t('customers.orders')} (${customer.orderCount}, ${formatEuros(customer.orderTotal)})`}
              all={customer.orderCount > orders.length ? `/tilaukset?${asked}` : null}
              rows={orders.map(({ number, placedAt, total }) => ({
                to: `/tilaukset/${number}`,
                text: number,
                at: placedAt,
                more: formatEuros(total),
              }))}
            />
            {(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((list) => {
              const found = things[list];
              if (!found || (found.count === 0 && !(list in LISTS))) return null;
              return (
                <History
                  key={list}
                  title={`${t(`customers.${list}`)} (${found.count})`}
                  all={found.count > found.newest.length && list in LISTS ? `${LISTS[list as Listed]}?${asked}` : null}
                  rows={found.newest.map((thing) => ({ to: PAGES[list](thing), text: thing.label, at: thing.at }))}
                />
              );
            })}
          </div>
          <aside className="aside">
            <Details customer={customer} />
            <Notes customer={customer.id} notes={customer.notes} answer={answer} formKey={key} />
            <OwnData may={customer.may} answer={answer} />
          </aside>
        </div>
      </main>
    </>
  );
}

/** Lists that find what is theirs by the address; these show with nothing in them too. */
const LISTS = { quotes: '/tarjoukset', returns: '/palautukset', messages: '/viestit' } as const;
type Listed = keyof typeof LISTS;

/** Where the things of a customer have their pages; machines have none. */
const PAGES = {
  quotes: ({ id }) => `/tarjoukset/${id}`,
  returns: ({ id }) => `/palautukset/${id}`,
  messages: ({ id }) => `/viestit/${id}`,
  bookings: ({ id }) => `/huolto/${id}`,
  specialOrders: ({ id }) => `/varaosat/tilatut/${id}`,
  giftCards: ({ id }) => `/lahjakortit/${id}`,
  reviews: ({ state }) => `/arvostelut?view=${state}`,
  questions: ({ state }) => `/arvostelut/kysymykset?view=${state}`,
  companies: ({ id }) => `/yritykset/${id}`,
  machines: () => null,
} as const satisfies Record<string, (thing: CustomerThing) => string | null>;

type HistoryRow = { to: string | null; text: string; at: Date; more?: string };

/** `all`: where the rest is, when these are only the newest. */
function History({ title, all, rows }: { title: string; all: string | null; rows: HistoryRow[] }) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{title}</h2>
      {rows.length === 0 && <p className="sub">{t('customers.nothing')}</p>}
      <table className="t in-sec">
        <tbody>
          {rows.map(({ to, text, at, more }) => (
            <tr key={`${to} ${text} ${at.getTime()}`}>
              <th scope="row">
                {to ? (
                  <Link className="id" to={to}>
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </th>
              <td>
                <When at={at} />
              </td>
              <td className="r num">{more}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {all && (
        <p>
          <Link to={all}>{t('customers.all')}</Link>
        </p>
      )}
    </section>
  );
}

function Details({ customer }: Pick<Route.ComponentProps['loaderData'], 'customer'>) {
  const t = useTexts(fi, en);
  const { email, phone, since, isGuest, isVerified, addresses, permissions, wishLists } = customer;
  const given = Object.entries(permissions ?? {}).flatMap(([channel, isGiven]) =>
    isGiven ? t(channel === 'sms' ? 'customers.bySms' : 'customers.byEmail') : [],
  );
  return (
    <section className="sec">
      <h2>{t('customers.details')}</h2>
      <dl className="dl">
        <dt>{t('customers.email')}</dt>
        <dd>
          {email} {!isGuest && <small>{t(isVerified ? 'customers.verified' : 'customers.unverified')}</small>}
        </dd>
        <dt>{t('customers.phone')}</dt>
        <dd>{phone ? <a href={`tel:${phone}`}>{phone}</a> : '–'}</dd>
        {since && (
          <>
            <dt>{t('customers.since')}</dt>
            <dd>
              <When at={since} day />
            </dd>
          </>
        )}
        {addresses.length > 0 && (
          <>
            <dt>{t('customers.addresses')}</dt>
            <dd>
              {addresses.map(({ id, street, postcode, city }) => (
                <p key={id}>
                  {street}, {postcode} {city}
                </p>
              ))}
            </dd>
          </>
        )}
        {!isGuest && (
          <>
            <dt>{t('customers.permissions')}</dt>
            <dd>{given.join(', ') || t('customers.noPermissions')}</dd>
            <dt>{t('customers.wishLists')}</dt>
            <dd>{wishLists}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
