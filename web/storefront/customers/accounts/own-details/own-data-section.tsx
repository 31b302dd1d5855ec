import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { FormAnswer } from '../form/form-answer.ts';
import { DeletionForm } from './deletion-form.tsx';
import { detailsUrl, type Open, sections } from './details-url.ts';
import type { OwnDetails } from './own-details.ts';

type Props = { own: OwnDetails; open: Open; answer: FormAnswer | undefined };

/** Export of own data and deletion of the account (own-data-1). */
export function OwnDataSection({ own, open, answer }: Props) {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <section className="ruled-sect" id={sections.data} tabIndex={-1} aria-labelledby="data-title">
      <h2 id="data-title">{t('account.data.title')}</h2>
      <p className="muted">{t('account.data.text')}</p>
      <div className="row">
        <ButtonLink look="outline" size="s" to={to.ownData()}>
          <Icon name="file" small />
          {t('account.data.page')}
        </ButtonLink>
        {/* a file, not a route of the app */}
        <a className={buttonClass({ look: 'outline', size: 's' })} href={to.ownDataFile()} download>
          <Icon name="download" small />
          {t('account.data.download')}
        </a>
      </div>
      <h3>{t('account.delete.title')}</h3>
      {open?.kind === 'deletion' ? (
        <DeletionForm answer={answer} hasPassword={own.ways.hasPassword} />
      ) : (
        <>
          <p className="muted">{t('account.delete.text')}</p>
          <div>
            <ButtonLink
              look="outline"
              size="s"
              preventScrollReset
              to={detailsUrl(locale, { kind: 'deletion' }, sections.data)}
            >
              <Icon name="trash" small />
              {t('account.delete.start')}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}
