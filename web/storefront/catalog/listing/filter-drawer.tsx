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
  /** Above the form: what is no field of it. */
  children: ReactNode;
};

/** The filters on phones: choices apply at once, the button shows what they found. */
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
