import { data } from 'react-router';
import { isOneOf } from '#domain/base/records.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { textsOf } from '#web/admin/base/texts.tsx';
import type { Notice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/health.ts';
import fi from '#web/messages/admin/fi/health.ts';

const CURES = ['mail', 'webhooks', 'jobs', 'index', 'backup', 'trial'] as const;
const CONFLICT = 409;
const INVALID = 400;

/** Tries one thing again, or does what cures a finding. */
export async function act({ shop, actor, locale }: ReturnType<typeof staffOf>, form: FormData) {
  const t = textsOf(locale, fi, en);
  const text = (name: string) => String(form.get(name) ?? '');
  const { health } = shop;
  const [intent, id] = [text('intent'), text('id')];
  const notice = (message: string): { notice: Notice } => ({ notice: { message } });
  const refusal = (reason: 'gone' | 'running' | 'no-backup' | 'unknown', status = CONFLICT) =>
    data({ notice: { message: t(`failed.${reason}`), tone: 'bad' } satisfies Notice }, { status });
  if (intent === 'cure') {
    const cure = text('cure');
    if (!isOneOf(CURES, cure)) return refusal('unknown', INVALID);
    const done = await health.cure(actor, cure);
    if (!done.ok) return refusal(done.reason);
    return notice(done.value === null ? t('cured.started') : t('cured.counted', { count: done.value }));
  }
  const retries = {
    job: () => health.retryJob(actor, id),
    mail: () => health.resendMail(actor, id, text('key')),
    webhook: () => health.redeliver(actor, id),
  };
  if (intent !== 'job' && intent !== 'mail' && intent !== 'webhook') return refusal('unknown', INVALID);
  const done = await retries[intent]();
  return done.ok ? notice(t(intent === 'job' ? 'cured.started' : 'cured.again')) : refusal(done.reason);
}
