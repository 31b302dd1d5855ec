import { splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { PartsDown } from '../search/other-states.tsx';
import { skuOfPath } from './part-address.ts';

/** The page of a part that the supplier's system would have to tell about, when it does not answer. */
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
