import { TextField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';

/** The video of the product: the code of a file of the library, what it shows, and its poster and captions. */
export function VideoSection() {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('video.title')}</h2>
      </div>
      <TextField field="video.id" label={t('video.id')} hint={t('video.hint')} />
      <TextField field="video.alt.fi" label={`${t('video.alt')}, ${t('lang.fi')}`} lang="fi" />
      <TextField field="video.alt.en" label={`${t('video.alt')}, ${t('lang.en')}`} lang="en" />
      <TextField field="video.poster" label={t('video.poster')} />
      <TextField field="video.captions" label={t('video.captions')} />
    </section>
  );
}
