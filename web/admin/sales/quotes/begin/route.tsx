import { useState } from 'react';
import { data, Link, redirect, useFetcher } from 'react-router';
import type { StaffOrder } from '#backend/sales/orders/staff/service.ts';
import type { MailPreview } from '#backend/sales/quotes/service.ts';
import type { FieldError } from '#domain/base/error-codes.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { authorise } from '#domain/staff/actor.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { RefusedNote } from '#web/admin/base/pieces/refused-note.tsx';
import { orRefused } from '#web/admin/base/refused-form.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quotes.ts';
import fi from '#web/messages/admin/fi/quotes.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { ShownMail } from '../mail-preview.tsx';
import { ReplyFields } from '../reply-fields.tsx';
import { emptyLine, readTyped, replyInput, type TypedReply } from '../reply-form.ts';
import { TotalBar } from '../total-bar.tsx';
import type { Route } from './+types/route';
import { ContactFields, type TypedContact, typedContact } from './contact-fields.tsx';

const VALID_DAYS = 7;
const LEAST_LINES = 3;

/** With empty lines up to `count`, one at least. */
const withLines = (typed: TypedReply, count: number): TypedReply => ({
  ...typed,
  lines: [...typed.lines, ...Array.from({ length: Math.max(1, count - typed.lines.length) }, () => emptyLine)],
});

/** `?sku=`: goods that the person has already found, with their price of today. `?order=`: the order whose goods they replace. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  authorise(actor, 'orders.create', { subject: 'phone-order' });
  const skus = url.searchParams.getAll('sku').filter(isPossibleId);
  const listed = await shop.quotes.staff.listPrices(actor, skus);
  const order = await shop.orders.view(actor, url.searchParams.get('order') ?? '');
  const last = await shop.quotes.staff.lastPhoneOrder(actor);
  const lines = skus.map((sku) => ({ ...emptyLine, sku }));
  const begun: TypedReply = {
    lines,
    tradeIn: { title: '', credit: '' },
    deliveryTime: '',
    words: '',
    validUntil: addDays(localDay(shop.now(), config.timeZone), VALID_DAYS),
    delivery: { method: order?.methodId ?? '', price: '' },
  };
  return {
    begun: withLines(withPrices(begun, listed), LEAST_LINES),
    listed,
    last,
    key: crypto.randomUUID(),
    forOrder: order?.number ?? null,
    contact: order && contactOf(order),
  };
}

/** The customer of an order, as the form has them. */
const contactOf = ({ contact, address, billing, locale }: StaffOrder): TypedContact => ({
  firstname: contact?.firstname ?? '',
  lastname: contact?.lastname ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
  city: (address ?? billing)?.city ?? '',
  company: contact?.company ?? '',
  vatNumber: '',
  locale,
});

type Answer = {
  typed: TypedReply;
  listed: Record<string, Cents>;
  contact: TypedContact;
  key: string;
  errors: FieldError[];
  preview?: MailPreview & { belowFloor: number[] };
  refused?: unknown;
};

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const typed = readTyped(form);
  const contact = typedContact(form);
  const intent = form.get('intent');
  const listed = await shop.quotes.staff.listPrices(
    actor,
    typed.lines.flatMap(({ sku }) => sku || []),
  );
  const kept: Answer = {
    typed: withLines(typed, LEAST_LINES),
    listed,
    contact,
    key: String(form.get('key')),
    errors: [],
  };
  if (intent === 'add-line') return { ...kept, typed: withLines(typed, form.getAll('sku').length + 1) };
  if (intent === 'prices') return { ...kept, typed: withPrices(kept.typed, listed) };
  const { locale, ...details } = contact;
  const input = {
    contact: { ...details, businessCustomer: contact.company !== '' },
    locale,
    reply: replyInput(typed),
    forOrder: String(form.get('order') ?? '') || null,
  };
  if (intent === 'preview') {
    const shown = await shop.quotes.staff.previewPhoneOrder(actor, input);
    return shown.ok ? { ...kept, preview: shown.value } : data<Answer>({ ...kept, errors: shown.details ?? [] }, 400);
  }
  const begun = await orRefused(() => shop.quotes.staff.beginPhoneOrder(actor, input, kept.key));
  if ('refused' in begun) return data<Answer>({ ...kept, ...begun }, 403);
  if (begun.ok) throw redirect(`/tarjoukset/${begun.value.number}?lahetetty=1`);
  return data<Answer>({ ...kept, errors: begun.reason === 'invalid' ? (begun.details ?? []) : [] }, 400);
}

/** Lines without a price get today's of the catalog. */
const withPrices = (typed: TypedReply, listed: Record<string, number>): TypedReply => ({
  ...typed,
  lines: typed.lines.map((line) =>
    line.price === '' && line.sku in listed
      ? { ...line, price: ((listed[line.sku] ?? 0) / 100).toFixed(2).replace('.', ',') }
      : line,
  ),
});

export default function Begin({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<typeof action>();
  const stepUp = useStepUp(fetcher);
  // without scripts the form is an ordinary one
  const answer: Partial<Answer> = fetcher.data ?? actionData ?? {};
  const shown = answer.typed ?? loaderData.begun;
  const listed = answer.listed ?? loaderData.listed;
  const [live, setLive] = useState(shown);
  const { forOrder } = loaderData;
  const goods = loaderData.begun.lines.map(({ sku }) => sku).join(' ');
  const draft = useDraft(`phone-order:${loaderData.last}:${forOrder}:${goods}`);
  return (
    <>
      <PageBar title={t('quotes.begin')} back={{ to: '/tarjoukset', text: t('quotes.title') }}>
        <Button
          type="submit"
          form="reply"
          name="intent"
          value="begin"
          look="primary"
          icon="send"
          shortcut="Control+Enter"
        >
          {t('quotes.beginSend')}
        </Button>
      </PageBar>
      <main id="sisalto">
        <fetcher.Form
          method="post"
          id="reply"
          ref={draft}
          onInput={(event) => setLive(readTyped(new FormData(event.currentTarget)))}
          // filled-in prices and added lines are other fields
          key={JSON.stringify(shown.lines)}
        >
          <input type="hidden" name="key" value={answer.key ?? loaderData.key} />
          {forOrder && <input type="hidden" name="order" value={forOrder} />}
          <button type="submit" name="intent" value="prices" hidden />
          <section className="sec">
            <p>{t('quotes.beginIntro')}</p>
            {forOrder && (
              <p>
                <Link className="link" to={`/tilaukset/${forOrder}`}>
                  {t('quotes.forOrder', { number: forOrder })}
                </Link>
              </p>
            )}
            <RefusedNote answer={answer} />
            {stepUp}
            {answer.errors && answer.errors.length > 0 && <Note tone="bad">{t('quotes.error.invalid')}</Note>}
            <ContactFields typed={answer.contact ?? loaderData.contact} errors={answer.errors ?? []} />
          </section>
          <ReplyFields typed={shown} errors={answer.errors ?? []} listPrices={listed} templates={[]} fillsPrices />
          <section className="sec">
            <Button type="submit" name="intent" value="preview" icon="eye">
              {t('quotes.preview')}
            </Button>
          </section>
          <TotalBar typed={live} listPrices={listed} />
        </fetcher.Form>
        <ShownMail preview={answer.preview ?? null} />
      </main>
    </>
  );
}
