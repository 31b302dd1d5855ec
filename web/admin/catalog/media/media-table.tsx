import { Link, useSearchParams } from 'react-router';
import type { ListedMedia } from '#backend/catalog/media/library/service.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/media.ts';
import fi from '#web/messages/admin/fi/media.ts';

const KILOBYTE = 1000;

/** Files, newest first; a row opens its file beside the list. */
export function MediaTable({ files, open }: { files: readonly ListedMedia[]; open: string | null }) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const openOne = (id: string) => {
    const to = new URLSearchParams(params);
    to.delete('done');
    to.set('peek', id);
    return to.toString();
  };
  return (
    <div className="tbox entries">
      <table className="t">
        <thead>
          <tr>
            <th scope="col">{t('column.file')}</th>
            <th scope="col">{t('column.kind')}</th>
            <th scope="col" className="r">
              {t('column.size')}
            </th>
            <th scope="col" className="r">
              {t('column.uses')}
            </th>
            <th scope="col">{t('column.added')}</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.id} data-row="" aria-selected={file.id === open ? true : undefined}>
              <th scope="row">
                <span className="pc">
                  {file.kind === 'picture' && (
                    <img
                      className="pic"
                      src={`/pictures/${file.id}/thumbnail.webp`}
                      alt=""
                      width={40}
                      height={40}
                      loading="lazy"
                    />
                  )}
                  <Link to={{ search: openOne(file.id) }} preventScrollReset>
                    {file.usedAs ?? (file.name || t('media.unnamed'))}
                  </Link>
                </span>
              </th>
              <td>{file.kind === 'document' ? t('kind.document') : file.type.toUpperCase()}</td>
              <td className="r num">{t('size.kilobytes', { size: Math.ceil(file.bytes / KILOBYTE) })}</td>
              <td className="r num">{file.uses}</td>
              <td>
                <When at={file.addedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
