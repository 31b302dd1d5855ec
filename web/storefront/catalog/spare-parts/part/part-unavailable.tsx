import { splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { PartsDown } from '../search/other-states.tsx';
import { skuOfPath } from './part-address.ts';

/** The page of a part while the supplier's system is unavailable. */
export function PartUnavailable({ address }: { address: string }) {
  const code = splitSparePartSku(skuOfPath(address) ?? '')?.productCode ?? '';
  return (
    <>
      <CrumbTrail title={code} />
      <div className="wrap stack-6 part-several">
        <h1>{code}</h1>
        <PartsDown address={address} />
      </div>
    </>
  );
}
