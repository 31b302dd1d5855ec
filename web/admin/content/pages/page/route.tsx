import { useRef } from 'react';
import { data, Form, useSearchParams } from 'react-router';
import { locales } from '#domain/base/locale.ts';
import { diffTexts } from '#domain/base/text-diff.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { PageStateMark } from '../page-state.tsx';
import type { Route } from './+types/route';
import styles from './page.module.css';
import { pageAction, pageRef } from './page-action.ts';
import { PageConflict } from './page-conflict.tsx';
import { PageForm } from './page-form-state.ts';
import { PagePreview } from './page-preview.tsx';
import { PageResult } from './page-result.tsx';
import { PageSide } from './page-side.tsx';
import { TextColumns } from './text-columns.tsx';
import { Differences } from './versions.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { shop, actor, locale } = staffOf(context);
  const ref = pageRef(params.kind, params['*']);
  const page = ref && (await shop.pages.open(actor, ref));
  if (!ref || !page) throw data(null, { status: 404 });
  const [tree, pictures] = await Promise.all([shop.catalog.tree(locale), shop.pages.pictureNames(actor)]);
  const of = locales.find((one) => one === url.searchParams.get('kieli')) ?? 'fi';
  const versionOf = (name: string) => Number(url.searchParams.get(name)) || 0;
  const [before, after] = url.searchParams.has('versio')
    ? await Promise.all(
        ['versio', 'rinnalla'].map((name) => shop.pages.versionText(actor, { ...ref, locale: of }, versionOf(name))),
      )
    : [null, null];
  return {
    page,
    pictures,
    differences: url.searchParams.has('versio') ? diffTexts(before ?? '', after ?? '') : null,
    categories: tree.map(({ path, name }) => ({ path, name })),
    shopUrl: shop.baseUrl,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ref = pageRef(params.kind, params['*']);
  if (!ref) throw data(null, { status: 404 });
  return pageAction(staffOf(context), ref, await request.formData());
}

const FORM = 'page';

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const { page, pictures, categories, shopUrl, differences } = loaderData;
  const last = useLast(actionData);
  const answer = isRefused(last) ? undefined : (last ?? undefined);
  const [params] = useSearchParams();
  useLive([`content:${page.kind}/${page.path}`]);
  const form = useRef<HTMLFormElement>(null);
  const [fiText, enText] = locales.map((locale) => page.texts.find((text) => text.locale === locale));
  const version = `${fiText?.version ?? 0} ${enText?.version ?? 0}`;
  const keep = useDraft(`page:${page.kind}/${page.path}:${version}`);
  const typedEntries = answer && 'typed' in answer && answer.typed.length > 0 ? answer.typed : null;
  const state = {
    texts: { ...(fiText && { fi: fiText }), ...(enText && { en: enText }) },
    typed: typedEntries && new Map(typedEntries),
    problems: answer && 'problems' in answer ? answer.problems : page.problems,
    pictures,
    categories,
    stores: config.stores.map(({ id, name }) => ({ id, name })),
  };
  const title = fiText?.fields['head/title'] || enText?.fields['head/title'] || page.path;
  return (
    <>
      <PageBar
        title={title}
        back={{ to: '/sivut', text: t('pages.title') }}
        beside={<PageStateMark state={fiText?.state ?? enText?.state ?? 'archived'} pill />}
      >
        {page.texts.some(({ state: of }) => of === 'shown' || of === 'over') && (
          <a className="btn btn-line" href={`${shopUrl}${page.address}`} target="_blank" rel="noreferrer">
            {t('act.view')}
          </a>
        )}
        <Button type="submit" form={FORM} shortcut="Control+S">
          {t('act.save')}
        </Button>
        <Button type="submit" form={FORM} name="intent" value="publish" look="primary" shortcut="Control+Enter">
          {t('act.publish')}
        </Button>
      </PageBar>
      <main id="sisalto">
        <PageResult answer={answer} done={params.get('done')} />
        {differences && <Differences parts={differences} />}
        {answer && 'clashes' in answer ? (
          <PageConflict {...answer} />
        ) : (
          <PageForm value={state}>
            <div className={styles.editor}>
              <Form
                id={FORM}
                method="post"
                key={version}
                ref={(element) => {
                  form.current = element;
                  return keep(element);
                }}
              >
                {/* the key Enter presses this one, not a button that takes something away */}
                <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" name="do" value="save" />
                <TextColumns kind={page.kind} />
              </Form>
              <div className={styles.side}>
                <PagePreview form={form} address={page.address} shopUrl={shopUrl} version={version} />
                <PageSide page={page} />
              </div>
            </div>
          </PageForm>
        )}
        {locales.map((locale) => (
          <Form key={locale} id={`translate-${locale}`} method="post" hidden>
            <input type="hidden" name="intent" value="translate" />
            <input type="hidden" name="locale" value={locale === 'en' ? 'fi' : 'en'} />
          </Form>
        ))}
      </main>
    </>
  );
}
