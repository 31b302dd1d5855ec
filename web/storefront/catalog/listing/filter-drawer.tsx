import type { ComponentProps, ReactNode } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Drawer } from '#web/ui/drawer/drawer.tsx';
import { FacetForm } from './facet-form.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  total: number;
  busy: boolean;
  form: ComponentProps<typeof FacetForm>;
  /** Filters that are not fields of the form, shown above it. */
  children: ReactNode;
};

/** The filters on phones. Choices apply at once; the button closes the drawer and has the number of hits. */
export function FilterDrawer({ open, onClose, total, busy, form, children }: Props) {
  const { t } = useI18n();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('catalog.facets')}
      side="right"
      foot={
        <Button wide busy={busy} onClick={onClose}>
          {t('catalog.facets.show', { count: total })}
        </Button>
      }
    >
      {open && children}
      {open && <FacetForm {...form} />}
    </Drawer>
  );
}
