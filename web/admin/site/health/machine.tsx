import type { HealthService } from '#backend/entrypoints/health/service.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/health.ts';
import fi from '#web/messages/admin/fi/health.ts';
import { Status } from '#web/ui/admin/status.tsx';
import { bytesText } from './bytes.ts';

const LOOKS = {
  good: { glyph: 'done', tone: 'ok' },
  hint: { glyph: 'warn', tone: 'warn' },
  wrong: { glyph: 'fail', tone: 'bad' },
} as const;

/** Versions of what runs, and what fills the disk. */
export function Machine({ facts }: { facts: Awaited<ReturnType<HealthService['machine']>> }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const minutes = Math.floor(facts.uptimeSeconds / 60);
  const versions = ['shop', 'node', 'database', 'migration', 'mode'] as const;
  return (
    <>
      <section className="sec">
        <h2>{t('version.title')}</h2>
        <dl className="dl">
          {versions.flatMap((name) => [
            <dt key={`${name} name`}>{t(`version.${name}`)}</dt>,
            <dd key={name}>{facts.versions[name]}</dd>,
          ])}
          <dt>{t('version.uptime')}</dt>
          <dd>{t('version.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</dd>
          <dt>{t('version.memory')}</dt>
          <dd>{bytesText(facts.memoryBytes, t, locale)}</dd>
        </dl>
      </section>
      <section className="sec">
        <h2>{t('disk.title')}</h2>
        <dl className="dl">
          <dt>{t('disk.folder')}</dt>
          <dd>{facts.folder}</dd>
          <dt>{t('disk.free')}</dt>
          <dd>
            <Status {...LOOKS[facts.disk.state]}>{bytesText(facts.disk.freeBytes, t, locale)}</Status>
          </dd>
          {facts.stored.flatMap(({ part, bytes }) => [
            <dt key={`${part} name`}>{t(`stored.${part}`)}</dt>,
            <dd key={part} className="num">
              {bytesText(bytes, t, locale)}
            </dd>,
          ])}
        </dl>
      </section>
    </>
  );
}
