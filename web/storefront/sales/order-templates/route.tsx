import { data, redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import { companyPath } from '#web/storefront/customers/companies/company-path.ts';
import { AddByCode } from '#web/storefront/sales/cart/add-by-code/add-by-code.tsx';
import { AddMany } from '#web/storefront/sales/cart/add-by-code/add-many.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import type { Route } from './+types/route';
import { SaveTemplate } from './save-template.tsx';
import { TemplateList } from './template-list.tsx';

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('company.quickOrder'));

/** Order templates of a company and quick ordering by codes (template-1, template-2). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const templates = await context.get(shopContext).orderTemplates.list(context.get(visitorContext));
  if (!templates) throw redirect(companyPath(localeOf(url.pathname)));
  return { templates };
}

const linesOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export async function action({ context, request }: Route.ActionArgs) {
  const { orderTemplates } = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  if (text('form') === 'remove')
    return (await orderTemplates.remove(visitor, text('id')))
      ? data({ done: 'removed' as const })
      : data({ failed: 'unknown' as const }, 404);
  const typed = { name: text('name'), lines: linesOf(text('lines')), replaces: text('replaces') === 'on' };
  const saved = await orderTemplates.save(visitor, typed);
  if (saved.ok) return data({ done: 'saved' as const });
  return data({ failed: saved.reason, name: typed.name }, saved.reason === 'exists' ? 409 : 400);
}

export default function OrderTemplates({ loaderData: { templates }, actionData }: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <>
      <h1>{t('company.quickOrder')}</h1>
      {actionData && 'done' in actionData && (
        <Banner kind="ok" live>
          {t(`company.template.${actionData.done}`)}
        </Banner>
      )}
      {actionData && 'failed' in actionData && (
        <Banner kind="bad" live>
          {t(`company.template.${actionData.failed}`)}
        </Banner>
      )}
      <AddByCode />
      <AddMany />
      <TemplateList templates={templates} />
      <SaveTemplate typed={actionData && 'name' in actionData ? actionData.name : ''} />
    </>
  );
}
