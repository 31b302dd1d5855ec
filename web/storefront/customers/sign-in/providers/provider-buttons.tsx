import { useId } from 'react';
import { Form, useLocation } from 'react-router';
import type { ProviderError } from '#domain/customers/sign-in/provider-errors.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import { carriedQuery } from '../sign-in-intent.ts';
import styles from './provider-buttons.module.css';

type Props = {
  providers: readonly { id: string; label: string }[];
  /** Error of the last sign-in with a provider. */
  error?: ProviderError | null;
};

/** A button for each provider, on the sign-in and sign-up pages; nothing without providers (sign-in-1). */
export function ProviderButtons({ providers, error }: Props) {
  const { t, locale } = useI18n();
  const { search } = useLocation();
  const title = useId();
  if (providers.length === 0) return null;
  return (
    // full page load: the redirect leads out of the app, or to the demo's provider
    <Form
      method="post"
      action={links(locale).signIn() + carriedQuery(search)}
      reloadDocument
      className={styles.authProviders}
      aria-labelledby={title}
    >
      <h2 id={title}>{t('signIn.providers')}</h2>
      {error && <ProviderProblem error={error} />}
      <input type="hidden" name="intent" value="provider" />
      {providers.map(({ id, label }) => (
        <Button key={id} type="submit" name="provider" value={id} look="outline" wide>
          {t('signIn.provider.with', { provider: label })}
        </Button>
      ))}
    </Form>
  );
}

/** Takes the focus, because the visitor returns to a page that looks unchanged. */
function ProviderProblem({ error }: { error: ProviderError }) {
  const { t } = useI18n();
  return (
    <div ref={takeFocus} tabIndex={-1} role="alert">
      <Banner kind="bad">{t(`signIn.provider.${error}`)}</Banner>
    </div>
  );
}
