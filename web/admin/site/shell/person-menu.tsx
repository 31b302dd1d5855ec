import { Form, Link } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import type { ViewSettings } from '#web/admin/base/view-settings.ts';
import en from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/shell.ts';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Keys } from '#web/ui/admin/keys.tsx';
import { initialsOf, type ShellData } from './shell-data.ts';
import { ViewForm } from './view-form.tsx';

const THEMES = ['system', 'light', 'dark'] as const;
const DENSITIES = ['compact', 'normal', 'roomy'] as const;

/** The person, and how this browser shows the admin. */
export function PersonMenu({ data, view, onKeys }: { data: ShellData; view: ViewSettings; onKeys: () => void }) {
  const t = useTexts(fi, en);
  const role = t(`role.${data.role}`);
  return (
    <>
      <button
        type="button"
        className="who"
        popoverTarget="person-menu"
        aria-label={t('shell.person', { name: data.name, role })}
      >
        <span className="ava">{initialsOf(data.name)}</span>
        <span className="tx">
          {data.name}
          <small>{role}</small>
        </span>
        <span className="tx ic">
          <Icon name="ellipsis" />
        </span>
      </button>
      <div id="person-menu" popover="auto" className="pop menu menu-bottom">
        <Link to="/oma">
          <Icon name="key-round" />
          {t('shell.own')}
        </Link>
        <button type="button" popoverTarget="person-menu" onClick={onKeys}>
          <Icon name="keyboard" />
          {t('shell.keys')}
          <Keys of="?" />
        </button>
        <hr />
        <ViewForm
          name="theme"
          label={t('shell.theme')}
          values={THEMES.map((value) => ({ value, text: t(`shell.theme.${value}`) }))}
          chosen={view.theme}
        >
          <h3>{t('shell.theme')}</h3>
        </ViewForm>
        <ViewForm
          name="density"
          label={t('shell.density')}
          values={DENSITIES.map((value) => ({ value, text: t(`shell.density.${value}`) }))}
          chosen={view.density}
        >
          <h3>{t('shell.density')}</h3>
        </ViewForm>
        <hr />
        <Form method="post" action="/kirjaudu/ulos" reloadDocument>
          <button type="submit">
            <Icon name="log-out" />
            {t('shell.signOut')}
          </button>
        </Form>
      </div>
    </>
  );
}
