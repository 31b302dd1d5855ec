import { useState } from 'react';
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
  const [ahead, setAhead] = useState<URLSearchParams | null>(null);
  // another address is there, by a choice or by Back: it says what is chosen
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    setAhead(null);
  }
  const params = ahead ?? new URLSearchParams(search);
  const go = (next: URLSearchParams) => {
    setAhead(next);
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
