import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/shell.ts';
import { Icon } from '#web/ui/admin/icon.tsx';
import { ViewForm } from './view-form.tsx';

type Props = { stores: { id: string; name: string }[]; chosen: string | null };

/** Chooses the store whose work the pages show; somebody of one store sees that one. */
export function StoreMenu({ stores, chosen }: Props) {
  const t = useTexts(fi, en);
  const only = stores.length === 1 ? stores[0] : undefined;
  const store = only ?? stores.find(({ id }) => id === chosen);
  const name = store?.name ?? t('shell.allStores');
  const values = [
    { value: '', text: t('shell.allStores') },
    ...stores.map(({ id, name: text }) => ({ value: id, text })),
  ];
  return (
    <>
      <button
        type="button"
        className="rail-btn"
        popoverTarget="store-menu"
        aria-label={t('shell.store', { store: name })}
        disabled={only !== undefined}
      >
        <Icon name="store" />
        <span className="tx">{name}</span>
        {!only && (
          <span className="tx ic">
            <Icon name="chevrons-up-down" />
          </span>
        )}
      </button>
      <div id="store-menu" popover="auto" className="pop menu menu-top">
        <ViewForm name="store" label={t('shell.store', { store: name })} values={values} chosen={store?.id ?? ''} />
      </div>
    </>
  );
}
