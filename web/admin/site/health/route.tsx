import { randomUUID } from 'node:crypto';
import { Link } from 'react-router';
import { isOneOf } from '#domain/base/records.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { listRequest } from '#web/admin/base/list-request.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import { useNotice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/health.ts';
import fi from '#web/messages/admin/fi/health.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { Route } from './+types/route';
import { act } from './act.ts';
import { Backups } from './backups.tsx';
import { Findings } from './findings.tsx';
import { JobLog } from './job-log.tsx';
import { Machine } from './machine.tsx';
import { MailLog } from './mail-log.tsx';
import { parts } from './parts.ts';
import { WebhookLog } from './webhook-log.tsx';

const STATUSES = ['queued', 'failed', 'sent'] as const;

/** The part of the shop's technical state that the address names. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor, locale } = staffOf(context);
  const { health } = shop;
  const params = url.searchParams;
  const part = params.get('osa') ?? '';
  const { text, after } = listRequest(url);
  const status = STATUSES.find((one) => one === params.get('tila')) ?? null;
  switch (isOneOf(parts, part) ? part : 'tarkastus') {
    case 'postit':
      return {
        part: 'postit' as const,
        formKey: randomUUID(),
        ...(await health.mails(actor, { status, text, after })),
      };
    case 'webhookit':
      return { part: 'webhookit' as const, ...(await health.webhooks(actor, status)) };
    case 'tyot':
      return { part: 'tyot' as const, ...(await health.jobs(actor)) };
    case 'varmuuskopiot':
      return { part: 'varmuuskopiot' as const, state: await health.backups(actor) };
    case 'versiot':
      return { part: 'versiot' as const, facts: await health.machine(actor) };
    default:
      return { part: 'tarkastus' as const, findings: await health.findings(actor, locale) };
  }
}

export const action = async ({ context, request }: Route.ActionArgs) => act(staffOf(context), await request.formData());

/** The technical state of the shop: what the doctor finds, mails, webhooks, jobs, backups, versions. */
export default function Health({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const answer = actionData && !isRefused(actionData) ? actionData.notice : null;
  useLive(['system']);
  useNotice(answer);
  return (
    <>
      <PageBar title={t('health.title')}>
        {loaderData.part === 'tarkastus' && (
          <ButtonLink to="/toiminta" icon="rotate-cw">
            {t('doctor.again')}
          </ButtonLink>
        )}
      </PageBar>
      <main id="sisalto">
        <nav className="views" aria-label={t('health.parts')}>
          {parts.map((part) => (
            <Link key={part} to={`/toiminta?osa=${part}`} aria-current={part === loaderData.part ? 'page' : undefined}>
              {t(`part.${part}`)}
            </Link>
          ))}
        </nav>
        {answer && (
          <noscript>
            <Note tone={answer.tone === 'bad' ? 'bad' : 'ok'}>{answer.message}</Note>
          </noscript>
        )}
        <Shown data={loaderData} />
      </main>
    </>
  );
}

function Shown({ data }: { data: Route.ComponentProps['loaderData'] }) {
  switch (data.part) {
    case 'postit':
      return <MailLog {...data} />;
    case 'webhookit':
      return <WebhookLog {...data} />;
    case 'tyot':
      return <JobLog {...data} />;
    case 'varmuuskopiot':
      return <Backups state={data.state} />;
    case 'versiot':
      return <Machine facts={data.facts} />;
    default:
      return <Findings findings={data.findings} />;
  }
}
