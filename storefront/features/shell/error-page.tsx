import { shop } from '#shop.config';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { ButtonLink } from '#storefront/ui/button/button.tsx';

/** The error page: status code, what happened in the spec's words, and a way on (spec 2). */
export function ErrorPage({ status }: { status: number }) {
  const { t, locale } = useI18n();
  const kind = status === 404 ? 404 : 500;
  return (
    <div className="wrap fault">
      <title>{`${t(`common.error.${kind}`)} – ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="fault-code">{status}</p>
      <h1>{t(`common.error.${kind}`)}</h1>
      <p className="lead">{t(`common.error.${kind}.text`)}</p>
      <ButtonLink look="primary" to={links(locale).home()}>
        {t('common.error.home')}
      </ButtonLink>
    </div>
  );
}
