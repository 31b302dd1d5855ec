import { useEffect, useRef } from 'react';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { spacedCode } from '#domain/sales/gift-cards/gift-card.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import styles from '../gift-card.module.css';
import type { Route } from './+types/route';

export const handle: PageHandle = { robots: 'noindex', crumbs: 'title' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('giftCard.printTitle'));

const MAX_CODE = 40;
const refusals = ['limited', 'unknown'] as const;

export const loader = ({ url }: Route.LoaderArgs) => ({
  refused: refusals.find((one) => one === url.searchParams.get('virhe')) ?? null,
});

/** Prints a card from the link of its mail: the code stands behind # in the address, which no server sees. */
export default function PrintGiftCard({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const { refused } = loaderData;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const code = decodeURIComponent(location.hash.slice(1));
    if (field.current && /^[\w-]{8,40}$/.test(code)) field.current.value = spacedCode(code);
  }, []);
  return (
    <>
      <CrumbTrail title={t('giftCard.printTitle')} />
      <div className={classes('wrap', styles.print)}>
        <h1>{t('giftCard.printTitle')}</h1>
        <p>{t('giftCard.printLead')}</p>
        <form method="post" action={inLocale(locale, '/lahjakortti/kortti.pdf')} className="form-col">
          <TextField
            ref={field}
            name="code"
            label={t('giftCard.code')}
            code
            maxLength={MAX_CODE}
            autoComplete="off"
            spellCheck={false}
            error={refused && t(`giftCard.print.${refused}`)}
            required
          />
          <Button type="submit">{t('giftCard.printDo')}</Button>
        </form>
      </div>
    </>
  );
}
