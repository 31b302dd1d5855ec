import { Form, Link, useSearchParams } from 'react-router';
import { mediaKinds, mediaLacks, readMediaQuery } from '#domain/catalog/products/media-list.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { FilterBand, FilterFlag, FilterSelect } from '#web/admin/base/pieces/filter-band.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import { without } from '#web/admin/base/without.ts';
import en from '#web/messages/admin/en/media.ts';
import fi from '#web/messages/admin/fi/media.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { Route } from './+types/route';
import { act } from './act.ts';
import { MediaPanel } from './media-panel.tsx';
import { MediaTable } from './media-table.tsx';
import { UseList } from './use-list.tsx';

const MOST = 10_000;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { searchParams } = url;
  const page = await shop.media.list(actor, readMediaQuery(searchParams), searchParams.get('after'));
  const peek = searchParams.get('peek');
  return {
    ...page,
    open: peek ? await shop.media.open(actor, peek) : null,
    may: mayTry(actor, 'products.edit'),
  };
}

export const action = async ({ context, request }: Route.ActionArgs) => act(staffOf(context), await request.formData());

export default function Media({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const { files, next, total, open, may } = loaderData;
  const answer = isRefused(actionData) ? undefined : actionData;
  useLive(['media', 'catalog']);
  const active = [...params].flatMap(([name, value]) => {
    const lack = mediaLacks.find((one) => one === name);
    if (lack) return [{ name, label: t(`filter.${lack}`), text: t('filter.yes') }];
    const kind = name === 'kind' ? mediaKinds.find((one) => one === value) : undefined;
    return kind ? [{ name, label: t('filter.kind'), text: t(`kind.${kind}`) }] : [];
  });
  const older = new URLSearchParams(params);
  if (next) older.set('after', next);
  return (
    <>
      <PageBar title={t('media.title')} />
      <main id="sisalto">
        <Done />
        {answer && (
          <Note tone={answer.failed ? 'bad' : 'warn'}>
            {t(answer.failed ?? 'left.title')}
            <UseList uses={answer.uses} />
          </Note>
        )}
        <div className={open ? 'peeked' : undefined}>
          <div className="listcol">
            <FilterBand
              search={{ label: t('media.search'), hint: t('media.searchHint') }}
              active={active}
              controls={['kind', ...mediaLacks]}
            >
              <FilterSelect
                label={t('filter.kind')}
                name="kind"
                choices={mediaKinds.map((value) => ({ value, text: t(`kind.${value}`) }))}
              />
              {mediaLacks.map((name) => (
                <FilterFlag key={name} label={t(`filter.${name}`)} name={name} />
              ))}
            </FilterBand>
            {files.length === 0 ? (
              <Empty icon="image" title={t('media.none')}>
                <p>{t('media.noneText')}</p>
              </Empty>
            ) : (
              <MediaTable files={files} open={open?.id ?? null} />
            )}
            <p className="tfoot">
              <span>{t('media.shown', { shown: files.length, all: total > MOST ? `> ${MOST}` : String(total) })}</span>
              {params.has('after') && <Link to={{ search: without(params, 'after') }}>{t('media.first')}</Link>}
              {next && (
                <Link className="btn btn-s btn-line push" to={{ search: older.toString() }}>
                  {t('media.next')}
                </Link>
              )}
            </p>
            {may && <UploadForm />}
          </div>
          {open && <MediaPanel key={open.id} file={open} close={without(params, 'peek', 'done')} may={may} />}
        </div>
      </main>
    </>
  );
}

function Done() {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const done = (['upload', 'use', 'replace', 'remove'] as const).find((one) => one === params.get('done'));
  return done ? <Note tone="ok">{t(`done.${done}`)}</Note> : null;
}

function UploadForm() {
  const t = useTexts(fi, en);
  return (
    <Form method="post" encType="multipart/form-data" className="sec form">
      <Field label={t('media.upload')} hint={t('media.uploadHint')}>
        {(control) => (
          <input
            {...control}
            className="in"
            type="file"
            name="file"
            accept="image/jpeg,image/png,image/webp,application/pdf,video/mp4,video/webm,.vtt"
            required
          />
        )}
      </Field>
      <p>
        <Button type="submit" name="intent" value="upload" look="primary" icon="upload">
          {t('media.upload')}
        </Button>
      </p>
    </Form>
  );
}
