import { Form, Link, useSearchParams } from 'react-router';
import type { MediaFile, MediaUse } from '#backend/catalog/media/library/service.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/media.ts';
import fi from '#web/messages/admin/fi/media.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { UseList } from './use-list.tsx';

const KILOBYTE = 1000;

type Props = { file: MediaFile & { uses: MediaUse[] }; close: string; may: boolean };

/** A file beside the list: what it is, where it is used, and what can be done with it. */
export function MediaPanel({ file, close, may }: Props) {
  const t = useTexts(fi, en);
  const { id, kind, uses, width, height, addedBy } = file;
  const title = file.name || uses[0]?.name || t('media.unnamed');
  const lacksAlt = uses.some((use) => use.kind === 'product' && !(use.altFi && use.altEn));
  return (
    <aside className="peek" aria-label={title}>
      <div className="peek-h">
        <h2>{title}</h2>
        <Link
          className="btn btn-s btn-i push"
          to={{ search: close }}
          preventScrollReset
          aria-label={t('media.close')}
          aria-keyshortcuts="Escape"
        >
          <Icon name="x" />
        </Link>
      </div>
      <div className="peek-b">
        <section className="sec">
          {kind === 'picture' ? (
            <img
              className="pic l"
              src={`/pictures/${id}/small.webp`}
              alt={uses[0]?.altFi ?? ''}
              width={160}
              height={160}
            />
          ) : kind === 'video' ? (
            <>
              {/* biome-ignore lint/a11y/useMediaCaption: captions are a file of their own */}
              <video controls preload="none" src={`/videos/${id}`} width={320} aria-label={title} />
              <p className="num">{id}</p>
            </>
          ) : (
            <a href={`/documents/${id}/tiedosto.pdf`} target="_blank" rel="noreferrer">
              {title}
            </a>
          )}
          <dl className="dl">
            {width !== null && (
              <div>
                <dt>{t('fact.pixels')}</dt>
                <dd>{t('size.pixels', { width, height: height ?? 0 })}</dd>
              </div>
            )}
            <div>
              <dt>{t('column.size')}</dt>
              <dd>{t('size.kilobytes', { size: Math.ceil(file.bytes / KILOBYTE) })}</dd>
            </div>
            <div>
              <dt>{t('column.added')}</dt>
              <dd>
                <When at={file.addedAt} /> {addedBy}
              </dd>
            </div>
          </dl>
        </section>
        <section className="sec">
          <h3>{t('uses.title')}</h3>
          {uses.length === 0 ? <p>{t('uses.none')}</p> : <UseList uses={uses} />}
          {lacksAlt && kind === 'picture' && <Note tone="warn">{t('lacks.alt')}</Note>}
        </section>
        {may && <Actions {...file} />}
      </div>
    </aside>
  );
}

function Actions({ id, kind, uses }: MediaFile & { uses: MediaUse[] }) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const [described] = uses;
  return (
    <>
      <Form method="post" className="sec form">
        <h3>{t('use.title')}</h3>
        <input type="hidden" name="id" value={id} />
        <Field label={t('use.sku')}>
          {(control) => (
            <input {...control} className="in" name="sku" defaultValue={params.get('tuote') ?? ''} required />
          )}
        </Field>
        {(['fi', 'en'] as const).map((lang) => (
          <Field key={lang} label={t(`use.${lang}`)}>
            {(control) => (
              <input
                {...control}
                className="in"
                name={lang}
                lang={lang}
                defaultValue={(lang === 'fi' ? described?.altFi : described?.altEn) ?? ''}
              />
            )}
          </Field>
        ))}
        <p>
          <Button type="submit" name="intent" value="use" icon="plus">
            {t('use.add')}
          </Button>
        </p>
      </Form>
      {kind === 'picture' && (
        <Form method="post" encType="multipart/form-data" className="sec form">
          <h3>{t('replace.title')}</h3>
          <input type="hidden" name="id" value={id} />
          <Field label={t('replace.file')} hint={t('replace.text')}>
            {(control) => (
              <input
                {...control}
                className="in"
                type="file"
                name="file"
                accept="image/jpeg,image/png,image/webp"
                required
              />
            )}
          </Field>
          <p>
            <Button type="submit" name="intent" value="replace">
              {t('replace.do')}
            </Button>
          </p>
        </Form>
      )}
      <Form method="post" className="sec">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="remove" look="danger-line">
          {t('remove.do')}
        </Button>
      </Form>
    </>
  );
}
