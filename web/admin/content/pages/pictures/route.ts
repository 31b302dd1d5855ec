import { data } from 'react-router';
import { readMediaQuery } from '#domain/catalog/products/media-list.ts';
import { authorise } from '#domain/staff/actor.ts';
import { bytesOf } from '#web/admin/base/bytes-of.ts';
import { staffOf } from '#web/admin/base/context.ts';
import type { FoundPictures, LibraryPicture } from '../page/library-picture.ts';
import type { Route } from './+types/route';

const MOST = 24;

/** Pictures for texts: those of the library that a search finds, newest first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  authorise(actor, 'content.edit');
  const q = url.searchParams.get('q') ?? '';
  const { files } = await shop.media.list(actor, readMediaQuery(new URLSearchParams({ kind: 'picture', q })), null);
  const pictures = files.slice(0, MOST).map(({ id, type, name, usedAs }): LibraryPicture => {
    return { file: `${id}.${type}`, id, name: usedAs ?? name };
  });
  return data<FoundPictures>({ pictures, problem: null });
}

/** Stores a picture in the library. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  authorise(actor, 'content.edit');
  const file = (await request.formData()).get('file');
  if (!(file instanceof File) || file.size === 0)
    return data<FoundPictures>({ pictures: [], problem: 'not_a_picture' }, { status: 422 });
  const stored = await shop.media.upload(actor, { bytes: await bytesOf(file), name: file.name }, 'picture');
  if (!stored.ok) return data<FoundPictures>({ pictures: [], problem: stored.reason }, { status: 422 });
  const found = await shop.media.open(actor, stored.value);
  if (!found) return data<FoundPictures>({ pictures: [], problem: 'not_a_picture' }, { status: 422 });
  const { id, type, name } = found;
  return data<FoundPictures>({ pictures: [{ file: `${id}.${type}`, id, name }], problem: null });
}
