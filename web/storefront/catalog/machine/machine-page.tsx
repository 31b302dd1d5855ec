import { type ReactNode, Suspense } from 'react';
import { Form } from 'react-router';
import { writeVehicle } from '#domain/catalog/fitment/fitment.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { ProductGrid } from '#web/storefront/catalog/card/product-card.tsx';
import { DiagramCards } from '#web/storefront/catalog/diagrams/diagram-cards.tsx';
import { askPart } from '#web/storefront/catalog/fitment/ask-part.ts';
import { KitLinks } from '#web/storefront/catalog/kit/kit-links.tsx';
import { DocumentList } from '#web/storefront/catalog/product/info/document-list.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { MoreLink, TextLink } from '#web/ui/link/link.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import type { MachineData } from './load-machine.ts';

const KeepMachine = lazyComponent(() => import('./keep-machine.tsx'));

/** Everything the shop has for one machine (vehicle-2). */
export function MachinePage({ vehicle, years, groups, single, diagrams, parts, machine }: MachineData) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const hydrated = useHydrated();
  const name = [vehicle.make, vehicle.model, vehicle.year].filter(Boolean).join(' ');
  const text = writeVehicle(vehicle);
  const isEmpty = groups.length + single.length === 0 && diagrams.length === 0 && parts === 0;
  return (
    <>
      <CrumbTrail title={name} />
      <div className="wrap stack">
        <h1>{t('machine.for', { machine: name })}</h1>
        {machine && (
          <p>
            <TextLink to={to.product(machine.slug)}>{t('machine.itself')}</TextLink>
          </p>
        )}
        {years && <YearForm vehicle={vehicle} years={years} />}
        <div className="row no-print">
          <Suspense>{hydrated && <KeepMachine vehicle={vehicle} />}</Suspense>
          <TextLink to={to.machine()}>{t('machine.another')}</TextLink>
          <TextLink to={askPart(locale, { vehicle })}>{t('vehicle.askPart')}</TextLink>
        </div>
      </div>
      {isEmpty && (
        <EmptyState icon="search-x" title={t('machine.none')}>
          <p>{t('machine.noneText')}</p>
          <ButtonLink to={askPart(locale, { vehicle })}>{t('vehicle.ask')}</ButtonLink>
        </EmptyState>
      )}
      {machine && machine.kits.length > 0 && (
        <Section id="kits" title={t('kit.title')}>
          <KitLinks slug={machine.slug} kits={machine.kits} />
        </Section>
      )}
      {single.length > 0 && (
        <Section id="goods" title={t('machine.goods')}>
          <ProductGrid cards={single} wide />
        </Section>
      )}
      {groups.map(({ path, name: title, total, cards }) => (
        <Section
          key={path}
          id={path}
          title={title}
          more={total > cards.length && `${to.category(path)}?${new URLSearchParams({ ajoneuvo: text })}`}
        >
          <ProductGrid cards={cards} wide />
        </Section>
      ))}
      {diagrams.length > 0 && (
        <Section id="drawings" title={t('diagram.title')}>
          <p className="muted">{t('machine.parts', { count: parts })}</p>
          <DiagramCards diagrams={diagrams} />
        </Section>
      )}
      {machine && machine.documents.length > 0 && (
        <Section id="manuals" title={t('machine.manuals')}>
          <DocumentList documents={machine.documents} />
        </Section>
      )}
    </>
  );
}

/** The model year narrows what fits. */
function YearForm({ vehicle, years: [first, last] }: Pick<MachineData, 'vehicle'> & { years: [number, number] }) {
  const { t, locale } = useI18n();
  const years = Array.from({ length: last - first + 1 }, (_, i) => last - i);
  return (
    <Form className="row" action={links(locale).machine()} key={writeVehicle(vehicle)}>
      <SelectField
        label={t('vehicle.year')}
        name="ajoneuvo"
        defaultValue={writeVehicle(vehicle)}
        onChange={({ target }) => target.form?.requestSubmit()}
      >
        <option value={writeVehicle({ ...vehicle, year: null })}>{t('vehicle.anyYear')}</option>
        {years.map((year) => (
          <option key={year} value={writeVehicle({ ...vehicle, year })}>
            {year}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button look="outline" type="submit">
          {t('diagram.show')}
        </Button>
      </noscript>
    </Form>
  );
}

type SectionProps = { id: string; title: string; more?: string | false; children: ReactNode };

function Section({ id, title, more, children }: SectionProps) {
  const { t } = useI18n();
  return (
    <section className="wrap sect" aria-labelledby={id}>
      <div className="sect-head">
        <h2 id={id}>{title}</h2>
        {more && (
          <MoreLink to={more}>
            {t('common.showAll')}
            <span className="sr">: {title}</span>
          </MoreLink>
        )}
      </div>
      {children}
    </section>
  );
}
