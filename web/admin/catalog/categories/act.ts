import { data, redirect } from 'react-router';
import type { CategoryMoved, CategorySaved } from '#backend/catalog/categories/service.ts';
import { slugOf } from '#domain/base/slug.ts';
import { isCategoryField } from '#domain/catalog/categories/category-fields.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { readFieldEdits } from '#web/admin/base/pieces/edit/read-field-edits.ts';
import { textsOf } from '#web/admin/base/texts.tsx';
import type { Notice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/categories.ts';
import fi from '#web/messages/admin/fi/categories.ts';

type Staff = Pick<ReturnType<typeof staffOf>, 'shop' | 'actor' | 'locale'>;
type FailOf<T, R extends string> =
  Extract<T, { ok: false; reason: R }> extends { details?: infer D } ? NonNullable<D> : never;
type Typed = [string, string][];

/** What an action came to. `typed` comes back where the person has to decide or correct something. */
export type CategoryAnswer =
  | { notice: Notice; moved?: string }
  | { failed: string; problems?: { field: string; reason: string }[]; typed: Typed }
  | { addresses: FailOf<CategoryMoved, 'confirm'>['addresses']; typed: Typed }
  | { clash: FailOf<CategoryMoved, 'conflict'>; typed: Typed }
  | { version: number; clashes: FailOf<CategorySaved, 'conflict'>['clashes']; typed: Typed };

const CONFLICT = 409;
const INVALID = 422;
const answer = (value: CategoryAnswer, status = 200) => data(value, { status });

/** Does what a form of the tree or of a category asks. */
export async function act(staff: Staff, page: { path: string; root: string | null }, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  switch (text('intent')) {
    case 'move':
      return move(staff, page.path, form);
    case 'add':
      return add(staff, page, form);
    case 'threshold':
      return threshold(staff, form);
    case 'remove':
      return remove(staff, form);
    default:
      return save(staff, form);
  }
}

/** The low-stock threshold of the goods of a category. */
async function threshold({ shop, actor, locale }: Staff, form: FormData) {
  const text = textOf(form);
  const pieces = /^\d{0,6}$/.test(text('pieces')) ? Number(text('pieces')) : -1;
  const isSet = await shop.stock.setThreshold(actor, { kind: 'category', subject: text('id') }, pieces);
  return isSet
    ? answer({ notice: { message: textsOf(locale, fi, en)('done.threshold') } })
    : answer({ failed: 'threshold', typed: typedOf(form) }, INVALID);
}

const typedOf = (form: FormData): Typed =>
  [...form].flatMap(([name, value]): Typed => (typeof value === 'string' ? [[name, value]] : []));
const textOf = (form: FormData) => (name: string) => String(form.get(name) ?? '').trim();

function readPlace(text: string): { parentId: string | null; after: string | null } {
  try {
    const { parentId, after } = JSON.parse(text);
    const id = (value: unknown) => (typeof value === 'string' ? value : null);
    return { parentId: id(parentId), after: id(after) };
  } catch {
    return { parentId: null, after: null };
  }
}

async function move({ shop, actor, locale }: Staff, path: string, form: FormData) {
  const t = textsOf(locale, fi, en);
  const text = textOf(form);
  const id = text('id');
  const seen = { version: Number(text('version')), parentId: text('parent') || null, sortOrder: Number(text('order')) };
  const moved = await shop.categories.move(actor, id, {
    place: readPlace(text('place')),
    seen,
    addresses: Number(text('addresses')) || 0,
  });
  if (moved.ok) {
    const { version, was, sortOrder, redirected } = moved.value;
    const place = readPlace(text('place'));
    return answer({
      moved: id,
      notice: {
        message: t(redirected > 0 ? 'done.redirect' : 'done.move', { name: text('name'), count: redirected }),
        undo: {
          action: path,
          fields: {
            intent: 'move',
            id,
            name: text('name'),
            place: JSON.stringify(was),
            version: String(version),
            parent: place.parentId ?? '',
            order: String(sortOrder),
            addresses: String(redirected),
          },
        },
      },
    });
  }
  const typed = typedOf(form);
  if (moved.reason === 'confirm' && moved.details) return answer({ ...moved.details, typed });
  if (moved.reason === 'conflict' && moved.details) return answer({ clash: moved.details, typed }, CONFLICT);
  return answer({ failed: moved.reason, typed }, CONFLICT);
}

async function save({ shop, actor, locale }: Staff, form: FormData) {
  const t = textsOf(locale, fi, en);
  const text = textOf(form);
  const edits = readFieldEdits(form);
  const file = form.get('picture');
  const picture = edits.get('image');
  if (picture && file instanceof File && file.size > 0) {
    const stored = await shop.products.upload(actor, new Uint8Array(await file.arrayBuffer()));
    if (!stored.ok) return answer({ failed: stored.reason, typed: typedOf(form) }, INVALID);
    picture.mine = stored.value;
  } else if (picture && text('clear') === 'image') picture.mine = '';
  const fields = [...edits.values()].flatMap(({ field, base, mine }) =>
    isCategoryField(field) ? [{ field, base, mine: mine.trim() }] : [],
  );
  const saved = await shop.categories.save(actor, text('id'), {
    version: Number(text('version')),
    fields,
    addresses: Number(text('addresses')) || 0,
  });
  if (saved.ok) {
    const name = edits.get('name.fi')?.mine ?? '';
    return answer({ notice: { message: t(saved.value.others.length > 0 ? 'done.merged' : 'done.save', { name }) } });
  }
  // the file is stored: its id comes back in its place
  const typed = typedOf(form).map(([name, value]): Typed[number] => [
    name,
    (name === 'f.image' && picture?.mine) || value,
  ]);
  if (saved.reason === 'conflict' && saved.details) return answer({ ...saved.details, typed }, CONFLICT);
  if (saved.reason === 'confirm' && saved.details) return answer({ ...saved.details, typed });
  if (saved.reason === 'invalid') return answer({ failed: 'invalid', problems: saved.details ?? [], typed }, INVALID);
  return answer({ failed: saved.reason, typed }, CONFLICT);
}

async function add({ shop, actor }: Staff, { path, root }: { path: string; root: string | null }, form: FormData) {
  const text = textOf(form);
  const name = text('name');
  const wanted = { parentId: text('parent') || root, name, slug: text('slug') || slugOf(name) };
  const added = await shop.categories.add(actor, wanted);
  if (added.ok) return redirect(`${path}?open=${encodeURIComponent(added.value.id)}`);
  const problems = added.reason === 'invalid' ? (added.details ?? []) : [];
  return answer({ failed: added.reason, problems, typed: typedOf(form) }, INVALID);
}

async function remove({ shop, actor, locale }: Staff, form: FormData) {
  const t = textsOf(locale, fi, en);
  const text = textOf(form);
  const into = text('into') || null;
  const removed = await shop.categories.remove(actor, text('id'), { version: Number(text('version')), into });
  if (removed.ok) {
    const count = removed.value.products;
    return answer({
      notice: { message: into ? t('done.merge', { count }) : t('done.remove', { name: text('name') }) },
    });
  }
  if (removed.reason !== 'has_contents' || !removed.details)
    return answer({ failed: removed.reason, typed: typedOf(form) }, CONFLICT);
  const { products, drafts, named, children } = removed.details;
  const notice: Notice = {
    tone: 'bad',
    message: t('fail.has_contents', {
      products,
      drafts,
      children: children.length,
      named: [...children, ...named].join(', '),
    }),
  };
  return answer({ notice }, CONFLICT);
}
