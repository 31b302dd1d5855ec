import { Form, Link } from 'react-router';
import { grantOf } from '#domain/staff/permissions.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import fi from '#web/messages/admin/fi/people.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import type { Route } from './+types/route';
import { AuditTable } from './audit-table.tsx';

const PAGE = 50;

/** The audit log: whole for managers, money for accounting, everybody else sees what they did. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const query = url.searchParams;
  const person = query.get('henkilo') || null;
  const [kind, id] = [query.get('laji'), query.get('kohde')];
  const entries = await shop.staff.audit(actor, {
    person,
    subject: kind && id ? { kind, id } : null,
    isRefused: query.get('tulos') === 'estetty',
    before: Number(query.get('ennen')) || null,
    limit: PAGE + 1,
  });
  const seesAll = grantOf(actor.role, 'audit.read') !== null;
  const people = seesAll ? (await shop.staff.people(actor)).map(({ id, name }) => ({ id, name })) : [];
  const shown = entries.slice(0, PAGE);
  const rest = new URLSearchParams(query);
  rest.set('ennen', String(shown.at(-1)?.id ?? ''));
  return {
    entries: shown,
    older: entries.length > PAGE ? `?${rest}` : null,
    people,
    person,
    isRefused: query.get('tulos') === 'estetty',
  };
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  useLive(['audit']);
  const { entries, older, people, person, isRefused } = loaderData;
  return (
    <>
      <PageBar title={t('audit.title')} />
      <main id="sisalto">
        <Form className="band">
          {people.length > 0 && (
            <Field inRow label={t('audit.person')}>
              {(control) => (
                <select {...control} className="sel" name="henkilo" defaultValue={person ?? ''}>
                  <option value="">{t('audit.everybody')}</option>
                  {people.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Field inRow label={t('audit.outcome')}>
            {(control) => (
              <select {...control} className="sel" name="tulos" defaultValue={isRefused ? 'estetty' : ''}>
                <option value="">{t('audit.all')}</option>
                <option value="estetty">{t('audit.refusedOnly')}</option>
              </select>
            )}
          </Field>
          <Button type="submit" icon="list-filter">
            {t('audit.filter')}
          </Button>
        </Form>
        {entries.length === 0 ? (
          <Empty icon="history" title={t('audit.empty')} />
        ) : (
          <AuditTable entries={entries} people={people} />
        )}
        <p className="tfoot">
          {t('audit.kept')} {older && <Link to={older}>{t('audit.older')}</Link>}
        </p>
      </main>
    </>
  );
}
