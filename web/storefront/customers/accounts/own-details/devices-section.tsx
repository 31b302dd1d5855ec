import { Form } from 'react-router';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { momentText } from '#web/messages/moments.ts';
import { Badge } from '#web/ui/badge/badge.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { detailsUrl, sections } from './details-url.ts';
import styles from './own-details.module.css';
import type { Device } from './own-details.ts';

const nameOf = ({ browser, system }: Device, t: T): string => {
  if (browser && system) return t('account.devices.on', { browser, system });
  return browser || system || t('account.devices.unknown');
};

/** Devices on which the customer is signed in; one or all others can be signed out. */
export function DevicesSection({ devices }: { devices: readonly Device[] }) {
  const { t, locale } = useI18n();
  const action = detailsUrl(locale, null, sections.devices);
  return (
    <section className="ruled-sect" id={sections.devices} aria-labelledby="devices-title">
      <h2 id="devices-title">{t('account.devices.title')}</h2>
      <p className="muted">{t('account.devices.text')}</p>
      <ul className={styles.deviceList}>
        {devices.map((device) => {
          const name = nameOf(device, t);
          return (
            <li key={device.id}>
              <div>
                <p className="row">
                  <b>{name}</b>
                  {device.current ? <Badge kind="ok">{t('account.devices.this')}</Badge> : null}
                </p>
                <p className="muted small">
                  {t('account.devices.seen', { date: momentText(device.lastSeen, locale) })}
                  {device.ip ? <span className="num">, {t('account.devices.ip', { ip: device.ip })}</span> : null}
                </p>
              </div>
              {device.current ? null : (
                <Form method="post" action={action} preventScrollReset>
                  <input type="hidden" name="form" value="device-end" />
                  <Button
                    type="submit"
                    look="link"
                    size="s"
                    name="id"
                    value={device.id}
                    aria-label={t('account.devices.endOf', { device: name })}
                  >
                    {t('account.devices.end')}
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
      <div className="row">
        <Form method="post" action={action} reloadDocument>
          <input type="hidden" name="form" value="devices-end" />
          <Button type="submit" look="outline" size="s">
            {t('account.devices.endAll')}
          </Button>
        </Form>
      </div>
    </section>
  );
}
