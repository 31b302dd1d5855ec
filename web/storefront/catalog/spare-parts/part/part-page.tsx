import { type ReactNode, Suspense } from 'react';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { suppliersOfNumber } from '#domain/catalog/spare-parts/suppliers.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { unbroken } from '#web/messages/unbroken.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { DiagramCards } from '#web/storefront/catalog/diagrams/diagram-cards.tsx';
import { askPart } from '#web/storefront/catalog/fitment/ask-part.ts';
import { FitmentList } from '#web/storefront/catalog/product/info/fitment-list.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { classes } from '#web/ui/classes.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { FactsTable } from '#web/ui/table/table.tsx';
import { PartRow } from '../part-row.tsx';
import { PartTable } from '../part-table.tsx';
import { partQueryPath } from '../search/part-query.ts';
import { useHydratedParts } from '../search/use-hydrated-parts.ts';
import { StandIns } from '../stand-ins.tsx';
import { PartGroup, SupplierText } from '../supplier-text.tsx';
import { BuyPart } from './buy-part.tsx';
import styles from './part.module.css';
import type { PartData } from './part-data.ts';
import { SharePart } from './share-part.tsx';

const FitMark = lazyComponent(() => import('#web/storefront/catalog/fitment/fit-mark.tsx'));

type Props = {
  /** The part; from the last search until the rest has loaded. */
  shown: PartData['shown'];
  rest: Omit<PartData, 'shown'> | null;
};

/** The page of a part: price, stock, delivery, replacements, fitment and exploded drawings. */
export function PartPage({ shown, rest }: Props) {
  const { t, locale } = useI18n();
  const [{ part, isStockFetched } = { part: shown[0], isStockFetched: true }] = useHydratedParts(shown);
  const hydrated = useHydrated();
  const { productCode: code, name, sku } = part;
  return (
    <>
      <CrumbTrail title={code} />
      <div className={classes('wrap', styles.part)}>
        <div className={styles.head}>
          <p className={classes('num', styles.code)}>{code}</p>
          <h1>
            <SupplierText>{name.default}</SupplierText>
          </h1>
          <PartFacts part={part} replaces={rest?.replaces ?? []} />
          <SharePart code={code} name={name.default} />
          {part.replacedBy.length > 0 && <Replaced part={part} successors={rest?.successors ?? []} />}
        </div>
        <BuyPart key={sku} part={part} isStockFetched={isStockFetched} deliveries={rest?.deliveries ?? []} />
        {rest && (
          <Block title={t('parts.page.fits')}>
            {hydrated && (
              <Suspense>
                <FitMark sku={sku} fitment={rest.fitment} asks />
              </Suspense>
            )}
            {rest.fitment.length > 0 && <FitmentList fitment={rest.fitment} />}
            <TextLink to={askPart(locale, { sku })}>{t('vehicle.askPart')}</TextLink>
          </Block>
        )}
      </div>
      <div className={classes('wrap stack-6', styles.more)} aria-busy={rest ? undefined : true}>
        {rest && <StandIns cards={rest.standIns} code={code} />}
        {rest && rest.diagrams.length > 0 && (
          <Block title={t('parts.page.diagrams')}>
            <DiagramCards diagrams={rest.diagrams} withMachine />
          </Block>
        )}
      </div>
    </>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function PartFacts({ part, replaces }: { part: SparePartHit; replaces: readonly SparePartHit[] }) {
  const { t, locale } = useI18n();
  const [brand] = suppliersOfNumber(part.supplierNumber);
  const supplier = brand ? (
    <TextLink to={partQueryPath({ supplier: brand.slug }, locale)}>{part.supplier}</TextLink>
  ) : (
    part.supplier
  );
  const rows = [
    { label: t('parts.suppliers'), value: supplier },
    ...(part.group ? [{ label: t('parts.page.group'), value: <PartGroup part={part} /> }] : []),
    ...(replaces.length > 0
      ? [{ label: t('parts.page.replaces'), value: replaces.map(({ productCode }) => productCode).join(', ') }]
      : []),
  ];
  return <FactsTable caption={t('parts.page.facts')} rows={rows} />;
}

/** A part that is no longer sold, and its replacements. */
function Replaced({ part, successors }: { part: SparePartHit; successors: readonly SparePartHit[] }) {
  const { t } = useI18n();
  const { productCode: code } = part;
  const text =
    successors.length === 0
      ? t('parts.page.gone', { code, phone: unbroken(shop.phone) })
      : t(successors.length > 1 ? 'parts.page.replacedBySeveral' : 'parts.page.replaced', { code });
  return (
    <div className="stack">
      <Banner kind="warn" icon="exchange">
        {text}
      </Banner>
      {successors.length > 0 && (
        <PartTable caption={t('parts.page.successors')}>
          {successors.map((successor) => (
            <PartRow key={successor.sku} part={successor} />
          ))}
        </PartTable>
      )}
    </div>
  );
}
