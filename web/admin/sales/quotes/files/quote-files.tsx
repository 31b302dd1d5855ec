import type { AttachRefusal, StaffQuote } from '#backend/sales/quotes/service.ts';
import { FILES_ACCEPTED } from '#domain/base/file-type.ts';
import { timeText } from '#web/admin/base/pieces/when.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quote-files.ts';
import fi from '#web/messages/admin/fi/quote-files.ts';
import { fileSize } from '#web/messages/file-size.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import styles from '../quotes.module.css';

export type RefusedFile = AttachRefusal | { file: ''; reason: 'no_file' | 'not_a_form' };

type Props = Pick<StaffQuote, 'number' | 'files' | 'may'> & { refused?: readonly RefusedFile[] };

/** Files of a quote, and the form that adds some: an ordinary one, which works without scripts. */
export function QuoteFiles({ number, files, may, refused = [] }: Props) {
  const t = useTexts(fi, en);
  const path = `/tarjoukset/${number}/liitteet`;
  const problems = refused.map(({ file, reason }) => {
    const problem = t(`files.error.${reason}`);
    return file ? t('files.named', { file, problem }) : problem;
  });
  return (
    <section className="sec" id="liitteet">
      <h2>{t('files.title')}</h2>
      {files.length === 0 ? (
        <p className="sub">{t('files.none')}</p>
      ) : (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id}>
              <FileRow file={file} path={path} />
              {may.attach && (
                <form method="post" action={`${path}?poista=${file.id}`}>
                  <Button type="submit" look="quiet" small aria-label={t('files.removeOf', { name: file.name })}>
                    {t('files.remove')}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {may.attach && (
        <form method="post" action={path} encType="multipart/form-data" className="form">
          <Field label={t('files.pick')} hint={t('files.hint')} error={problems.join(' ') || null}>
            {(control) => (
              <input {...control} className="in" type="file" name="files" accept={FILES_ACCEPTED} multiple required />
            )}
          </Field>
          <Button type="submit" small icon="upload">
            {t('files.add')}
          </Button>
        </form>
      )}
    </section>
  );
}

function FileRow({ file, path }: { file: StaffQuote['files'][number]; path: string }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { id, name, type, bytes, byShop, author, sentAt } = file;
  const state = byShop
    ? sentAt
      ? t('files.sent', { time: timeText(sentAt, locale) })
      : t('files.waiting')
    : t('files.byCustomer');
  return (
    <div>
      <a href={`${path}/${id}`} download={name}>
        {!byShop && type !== 'pdf' && <img src={`${path}/${id}`} alt={t('files.photo', { name })} loading="lazy" />}
        {name}
      </a>{' '}
      <span className="sub">{[fileSize(bytes, locale), author, state].filter(Boolean).join(' · ')}</span>
    </div>
  );
}
