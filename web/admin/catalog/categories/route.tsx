import { Link, useSearchParams } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import { useNotice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/categories.ts';
import fi from '#web/messages/admin/fi/categories.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import type { Route } from './+types/route';
import { act } from './act.ts';
import { AddPanel } from './add-panel.tsx';
import { Answered } from './answered.tsx';
import styles from './categories.module.css';
import { CategoryPanel } from './category-panel.tsx';
import { loadCategories, partOf, parts, pathOfPart } from './load.ts';
import { Tree } from './tree.tsx';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadCategories(staffOf(context), params.part, url.searchParams.get('open'));

export async function action({ context, params, request }: Route.ActionArgs) {
  const staff = staffOf(context);
  const part = partOf(params.part) ?? 'kategoriat';
  const root = parts[part] === null ? null : ((await rootOf(staff, part)) ?? null);
  return act(staff, { path: pathOfPart(part), root }, await request.formData());
}

const rootOf = async ({ shop, actor }: ReturnType<typeof staffOf>, part: keyof typeof parts) =>
  (await shop.categories.list(actor)).find(({ path }) => path === parts[part])?.id;

export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const { part, open, may } = loaderData;
  const last = useLast(actionData);
  const answer = isRefused(last) ? null : last;
  useLive(['category']);
  useNotice(actionData && 'notice' in actionData ? actionData.notice : null);
  const [params] = useSearchParams();
  const isAdding = params.has('uusi');
  return (
    <>
      <PageBar title={t(`title.${part}`)}>
        {may && (
          <ButtonLink look="primary" icon="plus" to="?uusi=1" shortcut="C">
            {t('act.add')}
          </ButtonLink>
        )}
      </PageBar>
      <main id="sisalto">
        <nav className="views" aria-label={t('views')}>
          {(['kategoriat', 'merkit', 'sarjat'] as const).map((name) => (
            <Link key={name} to={pathOfPart(name)} aria-current={name === part ? 'page' : undefined}>
              {t(`title.${name}`)}
            </Link>
          ))}
        </nav>
        <Answered answer={answer} />
        <div className={open || isAdding ? `peeked ${styles.beside}` : undefined}>
          <div className="listcol">
            <Tree page={loaderData} moved={answer && 'moved' in answer ? answer.moved : undefined} />
          </div>
          {isAdding && may && <AddPanel page={loaderData} answer={answer} />}
          {open && !isAdding && (
            <CategoryPanel key={`${open.id} ${open.version}`} open={open} page={loaderData} answer={answer} />
          )}
        </div>
      </main>
    </>
  );
}
