import { data, redirect } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quote-files.ts';
import fi from '#web/messages/admin/fi/quote-files.ts';
import type { Route } from './+types/route';
import { QuoteFiles, type RefusedFile } from './quote-files.tsx';

const [BAD, NOT_FOUND, TOO_LARGE, INVALID] = [400, 404, 413, 422];

/** The files of a quote on a page of their own: where its form says what is wrong. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const quote = await shop.quotes.staff.one(actor, params.number);
  if (!quote) throw data(null, { status: NOT_FOUND });
  return { number: quote.number, files: quote.files, may: quote.may };
}

/** Attaches the files of a form, or with `?poista=` takes one off. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const { staff } = shop.quotes;
  const back = `/tarjoukset/${params.number}`;
  const removed = url.searchParams.get('poista');
  if (removed) {
    if (!(await staff.detach(actor, params.number, removed))) throw data(null, { status: NOT_FOUND });
    throw redirect(`${back}#liitteet`);
  }
  const done = await staff.attach(actor, params.number, request);
  if (done.ok) throw redirect(`${back}#liitteet`);
  const refusedBy = (refused: RefusedFile[], status: number) => data({ problems: refused }, { status });
  switch (done.reason) {
    case 'unknown':
      throw data(null, { status: NOT_FOUND });
    case 'not_a_form':
      return refusedBy([{ file: '', reason: 'not_a_form' }], BAD);
    case 'no_file':
      return refusedBy([{ file: '', reason: 'no_file' }], INVALID);
    case 'refused': {
      const refused = done.details ?? [];
      const isTooMuch = refused.every(({ reason }) => reason === 'too_large' || reason === 'quote_full');
      return refusedBy(refused, isTooMuch ? TOO_LARGE : INVALID);
    }
  }
}

export default function Files({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const { number } = loaderData;
  return (
    <>
      <PageBar title={t('files.of', { number })} back={{ to: `/tarjoukset/${number}`, text: number }} />
      <main id="sisalto">
        <QuoteFiles {...loaderData} refused={actionData?.problems ?? []} />
      </main>
    </>
  );
}
