import { data, redirect } from 'react-router';
import type { MediaUse } from '#backend/catalog/media/library/service.ts';
import { bytesOf } from '#web/admin/base/bytes-of.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import type fi from '#web/messages/admin/fi/media.ts';

type Failure = Extract<keyof typeof fi, `fail.${string}`>;
type Done = Extract<keyof typeof fi, `done.${string}`>;

/** Why nothing was done, or what still uses a picture that was replaced. */
export type MediaAnswer = { failed: Failure | null; uses: MediaUse[] };

const CONFLICT = 409;
const INVALID = 422;
const refuse = (failed: Failure, status: number, uses: MediaUse[] = []) =>
  data<MediaAnswer>({ failed, uses }, { status });
const show = (done: Done, id: string | null) =>
  redirect(`/tiedostot?${new URLSearchParams({ ...(id && { peek: id }), done: done.slice('done.'.length) })}`);

/** Does what a form of the library asks. */
export async function act(
  { shop: { media }, actor }: Pick<ReturnType<typeof staffOf>, 'shop' | 'actor'>,
  form: FormData,
) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const file = form.get('file');
  const upload = { bytes: await bytesOf(file), name: file instanceof File ? file.name : '' };
  const id = text('id');
  switch (text('intent')) {
    case 'use': {
      const saved = await media.addTo(actor, id, text('sku'), { fi: text('fi'), en: text('en') });
      if (!saved) return refuse('fail.unknown', CONFLICT);
      if (saved.ok) return show('done.use', id);
      return refuse(saved.reason === 'unknown' ? 'fail.product' : 'fail.not_saved', INVALID);
    }
    case 'replace': {
      const replaced = await media.replace(actor, id, upload);
      if (!replaced.ok) return refuse(`fail.${replaced.reason}`, INVALID);
      const { left } = replaced.value;
      return left.length > 0 ? { failed: null, uses: left } : show('done.replace', replaced.value.id);
    }
    case 'remove': {
      const removed = await media.remove(actor, id);
      return removed.ok ? show('done.remove', null) : refuse(`fail.${removed.reason}`, CONFLICT, removed.details);
    }
    default: {
      const stored = await media.upload(actor, upload);
      return stored.ok ? show('done.upload', stored.value) : refuse(`fail.${stored.reason}`, INVALID);
    }
  }
}
