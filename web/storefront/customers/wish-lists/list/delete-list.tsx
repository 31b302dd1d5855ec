import { useState } from 'react';
import { Form, Link, useFetcher, useLocation } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { WishOutcome } from '../acts/outcome.ts';

/** In the URL: the question is part of the page where no dialog opens without JavaScript. */
const ASKED = 'poista';

type Props = { id: string; name: string; count: number };

/** Deletes the list after confirmation. */
export function DeleteList(props: Props) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const deleting = useFetcher<WishOutcome>({ key: 'wish-delete' });
  const path = useListPath(props.id);
  const close = () => setOpen(false);
  if (!hydrated) return <AskInPage {...props} />;
  return (
    <>
      <Button look="link" flush onClick={() => setOpen(true)}>
        <Icon name="trash" small />
        {t('wishes.delete')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('wishes.deleteTitle', { name: props.name })}
        actions={
          <>
            <deleting.Form method="post" action={path} onSubmit={close}>
              <input type="hidden" name="act" value="delete" />
              <Button type="submit">{t('wishes.delete')}</Button>
            </deleting.Form>
            <Button look="outline" onClick={close}>
              {t('wishes.cancel')}
            </Button>
          </>
        }
      >
        <p className="muted">{t('wishes.deleteText', { count: props.count })}</p>
      </Dialog>
    </>
  );
}

function useListPath(id: string): string {
  const { locale } = useI18n();
  return links(locale).wishList(id);
}

function AskInPage({ id, name, count }: Props) {
  const { t } = useI18n();
  const params = new URLSearchParams(useLocation().search);
  const path = useListPath(id);
  if (!params.has(ASKED))
    return (
      <Link className="btn btn-link btn-flush" to={`?${ASKED}`}>
        <Icon name="trash" small />
        {t('wishes.delete')}
      </Link>
    );
  return (
    <Banner kind="warn">
      <b>{t('wishes.deleteTitle', { name })}</b>
      <p>{t('wishes.deleteText', { count })}</p>
      <Form method="post" action={path} className="row">
        <input type="hidden" name="act" value="delete" />
        <Button type="submit">{t('wishes.delete')}</Button>
        <ButtonLink look="outline" to={path}>
          {t('wishes.cancel')}
        </ButtonLink>
      </Form>
    </Banner>
  );
}
