import { splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { classes } from '#web/ui/classes.ts';
import { PartsDown } from '../search/other-states.tsx';
import styles from './part.module.css';
import { skuOfPath } from './part-address.ts';

/** The page of a part while the supplier's system is unavailable. */
export function PartUnavailable({ address }: { address: string }) {
  const code = splitSparePartSku(skuOfPath(address) ?? '')?.productCode ?? '';
  return (
    <>
      <CrumbTrail title={code} />
      <div className={classes('wrap stack-6', styles.several)}>
        <h1>{code}</h1>
        <PartsDown address={address} />
      </div>
    </>
  );
}
