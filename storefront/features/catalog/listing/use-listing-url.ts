import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

export const VEHICLE = 'ajoneuvo';

/** What the fields of a form say, as the address says it: nothing for empty fields and for the standard order. */
function readForm(form: HTMLFormElement, standardSort: string): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value).trim()]);
  return new URLSearchParams(fields.filter(([name, value]) => value && !(name === 'sort' && value === standardSort)));
}

/**
 * The listing's state is its address. `params` is what the address says now, or will say when the chosen page has
 * arrived, so that a pressed box is pressed at once; `send` goes to the address a form makes.
 */
export function useListingUrl(standardSort: string) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().location?.pathname === pathname;
  const [ahead, setAhead] = useState<{ from: string; params: URLSearchParams } | null>(null);
  // Back to an address shows what it says, not what was once chosen there
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new address
  useEffect(() => setAhead(null), [key]);
  const params = ahead?.from === key ? ahead.params : new URLSearchParams(search);
  const go = (next: URLSearchParams) => {
    setAhead({ from: key, params: next });
    navigate(`${pathname}?${next}`, { preventScrollReset: true });
  };
  const send = (form: HTMLFormElement | null) => form && go(readForm(form, standardSort));
  /** The first page with another vehicle, or with none. */
  const setVehicle = (vehicle: string | null) => {
    const next = new URLSearchParams(params);
    for (const name of ['page', 'from', VEHICLE]) next.delete(name);
    if (vehicle) next.set(VEHICLE, vehicle);
    go(next);
  };
  return { pathname, params, send, setVehicle, busy };
}
export type Send = ReturnType<typeof useListingUrl>['send'];

export const says = (params: URLSearchParams, { name, value }: { name: string; value: string }): boolean =>
  params.getAll(name).includes(value);
