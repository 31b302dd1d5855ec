import { randomUUID } from 'node:crypto';
import { data, Form, redirect } from 'react-router';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { bookableWorks } from '#domain/sales/service-bookings/bookable-work.ts';
import type { BookingProblems } from '#domain/sales/service-bookings/service-booking.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import { viewSettings } from '#web/admin/base/view-settings.ts';
import en from '#web/messages/admin/en/service-bookings.ts';
import fi from '#web/messages/admin/fi/service-bookings.ts';
import { weekdayDateText } from '#web/messages/dates.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { clockText } from '../booking-words.ts';
import type { Route } from './+types/route';

const workshops = () => config.stores.filter(({ id }) => bookableWorks(detailsOf(id)).length > 0);
const fields = ['name', 'phone', 'email', 'machine', 'vehicleCode', 'note'] as const;

/** Free times for a customer on the phone: `?store=&tyo=&alkaen=`. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, actor, locale } = staffOf(context);
  const wanted = url.searchParams.get('store') ?? (await viewSettings(request)).store;
  const store = workshops().find(({ id }) => id === wanted) ?? workshops()[0];
  if (!store) throw data(null, { status: 404 });
  // authorises the person for the store
  await shop.serviceBookings.staff.day(actor, '2000-01-01', store.id);
  const works = bookableWorks(detailsOf(store.id));
  const work = works.find(({ id }) => id === url.searchParams.get('tyo')) ?? works[0];
  const from = url.searchParams.get('alkaen') ?? '';
  const times = await shop.serviceBookings.times({ storeId: store.id, work: work?.id ?? '' }, from);
  return {
    storeId: store.id,
    work: work?.id ?? '',
    from,
    days: times?.days ?? [],
    key: randomUUID(),
    works: works.map(({ id, name }) => ({ id, name: name[locale] })),
  };
}

type Result = { problems: BookingProblems; failure: 'taken' | 'unknown' | null; typed: Record<string, string> };

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = Object.fromEntries(fields.map((name) => [name, text(name)]));
  const startsAt = new Date(text('start'));
  const slot = { storeId: text('store'), work: text('work'), key: text('key') || randomUUID() };
  const isTimed = !Number.isNaN(startsAt.getTime());
  const booked = await shop.serviceBookings.staff.book(actor, typed, {
    ...slot,
    startsAt: isTimed ? startsAt : new Date(0),
  });
  if (booked.ok) throw redirect(`/huolto/${booked.value.id}`);
  if (booked.reason === 'invalid')
    return data<Result>({ problems: booked.details ?? {}, failure: null, typed }, { status: 422 });
  if (!isTimed) return data<Result>({ problems: { start: 'required' }, failure: null, typed }, { status: 422 });
  return data<Result>({ problems: {}, failure: booked.reason, typed }, { status: 409 });
}

export default function NewBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { storeId, work, works, from, days, key } = loaderData;
  const t = useTexts(fi, en);
  const locale = useLocale();
  const draft = useDraft(`service-booking:${storeId}:${work}:${from}`);
  const { problems = {}, failure = null, typed = {} } = actionData ?? {};
  const labels = {
    name: t('name'),
    phone: t('phone'),
    email: t('email'),
    machine: t('machine'),
    vehicleCode: t('code'),
    note: t('note'),
  };
  const errorOf = (problem: string | undefined) => problem && t(problem === 'required' ? 'required' : 'problem');
  return (
    <>
      <PageBar title={t('book')} back={{ to: '/huolto', text: t('title') }} />
      <main id="sisalto">
        <Form className="band" key={`${storeId} ${work} ${from}`}>
          <label>
            <span className="sr">{t('store')}</span>
            <select className="in" name="store" defaultValue={storeId}>
              {workshops().map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className="sr">{t('work')}</span>
            <select className="in" name="tyo" defaultValue={work}>
              {works.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className="sr">{t('from')}</span>
            <input className="in" type="date" name="alkaen" defaultValue={from} />
          </label>
          <Button type="submit">{t('showTimes')}</Button>
        </Form>
        <Form method="post" className="sec form" ref={draft}>
          {failure && <Note tone="bad">{t(failure)}</Note>}
          <input type="hidden" name="store" value={storeId} />
          <input type="hidden" name="work" value={work} />
          <input type="hidden" name="key" value={key} />
          <Field label={t('time')} error={problems.start && t('pickTime')}>
            {(control) => (
              <select className="in" {...control} name="start" defaultValue="">
                <option value="">{days.length > 0 ? t('pickTime') : t('noTimes')}</option>
                {days.map(({ day, starts }) => (
                  <optgroup key={day} label={weekdayDateText(day, locale)}>
                    {starts.map((at) => (
                      <option key={at.toISOString()} value={at.toISOString()}>
                        {`${weekdayDateText(day, locale)} ${clockText(at, locale)}`}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
          {fields.map((name) => (
            <Field key={name} label={labels[name]} error={errorOf(problems[name])}>
              {(control) => <input className="in" {...control} name={name} defaultValue={typed[name] ?? ''} />}
            </Field>
          ))}
          <Button type="submit" look="primary">
            {t('save')}
          </Button>
        </Form>
      </main>
    </>
  );
}
