import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Dialog } from '#web/ui/admin/dialog.tsx';
import type { FoundPictures, LibraryPicture } from './library-picture.ts';
import styles from './page.module.css';

const ADDRESS = '/sivut/kuvat';

type Props = { open: boolean; onClose: () => void; onChoose: (picture: LibraryPicture) => void };

/** Pictures of the library to choose from; a new one is uploaded here and chosen at once. */
export function PictureDialog({ open, onClose, onChoose }: Props) {
  const t = useTexts(fi, en);
  return (
    <Dialog open={open} onClose={onClose} label={t('picture.title')}>
      <Pictures
        onClose={onClose}
        onChoose={(picture) => {
          onChoose(picture);
          onClose();
        }}
      />
    </Dialog>
  );
}

function Pictures({ onClose, onChoose }: Omit<Props, 'open'>) {
  const t = useTexts(fi, en);
  const found = useFetcher<FoundPictures>();
  const sent = useFetcher<FoundPictures>();
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const [words, setWords] = useState('');
  const { load } = found;
  useEffect(() => {
    const timer = setTimeout(() => void load(`${ADDRESS}?q=${encodeURIComponent(words)}`), 200);
    return () => clearTimeout(timer);
  }, [words, load]);
  useEffect(() => {
    const [picture] = sent.data?.pictures ?? [];
    if (picture) choose.current(picture);
  }, [sent.data]);
  const pictures = found.data?.pictures ?? [];
  return (
    <div className="form">
      <h2>{t('picture.title')}</h2>
      <label className="field">
        <span className="label">{t('picture.find')}</span>
        <input className="in" type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      {found.data && pictures.length === 0 && <p>{t('picture.none')}</p>}
      <ul className={styles.library}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" onClick={() => onChoose(picture)} title={picture.name}>
              <img
                src={`/pictures/${picture.id}/small.webp`}
                alt={picture.name || picture.file}
                width={120}
                height={90}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      {sent.data?.problem && (
        <p className="err" role="alert">
          {t('picture.failed')}
        </p>
      )}
      <p className="btns">
        <label className="btn btn-line">
          {t('picture.upload')}
          <input
            className="sr"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target: { files } }) => {
              const form = new FormData();
              const [file] = files ?? [];
              if (!file) return;
              form.set('file', file);
              void sent.submit(form, { method: 'post', action: ADDRESS, encType: 'multipart/form-data' });
            }}
          />
        </label>
        <Button look="quiet" onClick={onClose}>
          {t('picture.close')}
        </Button>
      </p>
    </div>
  );
}
