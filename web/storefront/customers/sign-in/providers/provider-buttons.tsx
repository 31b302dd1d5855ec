import { useEffect, useId, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import type { ProviderError } from '#domain/customers/sign-in/provider-errors.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { carriedQuery } from '../sign-in-intent.ts';

type Props = {
  providers: readonly { id: string; label: string }[];
  /** How the last sign-in with one of them failed. */
  error?: ProviderError | null;
};

/** One button for each provider to sign in with, or to make an account by; nothing when the shop has none. */
export function ProviderButtons({ providers, error }: Props) {
  const { t, locale } = useI18n();
  const { search } = useLocation();
  const title = useId();
  if (providers.length === 0) return null;
  return (
    // a whole new page: the answer leads out of the shop, or to the demo's own provider
    <Form
      method="post"
      action={links(locale).login() + carriedQuery(search)}
      reloadDocument
      className="auth-providers"
      aria-labelledby={title}
    >
      <h2 id={title}>{t('login.providers')}</h2>
      {error && <ProviderProblem error={error} />}
      <input type="hidden" name="intent" value="provider" />
      {providers.map(({ id, label }) => (
        <Button key={id} type="submit" name="provider" value={id} look="outline" wide>
          {t('login.provider.with', { provider: label })}
        </Button>
      ))}
    </Form>
  );
}

/** Takes the focus: the visitor comes back from elsewhere to a page that looks as before. */
function ProviderProblem({ error }: { error: ProviderError }) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Banner kind="bad">{t(`login.provider.${error}`)}</Banner>
    </div>
  );
}
