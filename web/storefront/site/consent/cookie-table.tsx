import { useI18n } from '#web/messages/i18n.tsx';
import type { Purpose } from '#web/storefront/base/consent/choice.ts';
import { Table } from '#web/ui/table/table.tsx';
import styles from './cookies-page.module.css';
import { storageRegistry } from './storage-registry.ts';

/** What is stored for a purpose, from the storage registry. */
export function CookieTable({ purpose }: { purpose: 'essential' | Purpose }) {
  const { t, locale } = useI18n();
  const things = storageRegistry.filter((thing) => thing.purpose === purpose);
  return (
    <Table caption={t(`consent.${purpose}`)} className={styles.list}>
      <thead>
        <tr>
          <th scope="col">{t('consent.list.name')}</th>
          <th scope="col">{t('consent.list.purpose')}</th>
          <th scope="col">{t('consent.list.duration')}</th>
        </tr>
      </thead>
      <tbody>
        {things.map(({ name, kind, owner, text, duration }) => (
          <tr key={`${kind} ${name}`}>
            <td>
              <code>{name}</code>
              <span className="muted">{[t(`consent.kind.${kind}`), owner].filter(Boolean).join(', ')}</span>
            </td>
            <td>{text[locale]}</td>
            <td>{duration[locale]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
