import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

export const VEHICLE = 'ajoneuvo';

/** The fields of a form as address parameters, without empty fields and the default sort order. */
function readForm(form: HTMLFormElement, defaultSort: string): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value).trim()]);
  return new URLSearchParams(fields.filter(([name, value]) => value && !(name === 'sort' && value === defaultSort)));
}

/**
 * The address is the state of a listing (listing-1). `params` are those of the address, or those of a pending navigation,
 * so that a box shows as checked at once. `send` navigates to the address of a form.
 */
export function useListingUrl(defaultSort: string) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().location?.pathname === pathname;
  const [pending, setPending] = useState<URLSearchParams | null>(null);
  // a navigation has finished, also by Back: the address is current
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    setPending(null);
  }
  const params = pending ?? new URLSearchParams(search);
  const go = (next: URLSearchParams) => {
    setPending(next);
    navigate(`${pathname}?${next}`, { preventScrollReset: true });
  };
  const send = (form: HTMLFormElement | null) => form && go(readForm(form, defaultSort));
  /** Navigates to the first page with another vehicle, or with none. */
  const setVehicle = (vehicle: string | null) => {
    const next = new URLSearchParams(params);
    for (const name of ['page', 'from', VEHICLE]) next.delete(name);
    if (vehicle) next.set(VEHICLE, vehicle);
    go(next);
  };
  return { pathname, params, send, setVehicle, busy };
}
export type Send = ReturnType<typeof useListingUrl>['send'];

/** Whether the address has a parameter with this value. */
export const hasParam = (params: URLSearchParams, { name, value }: { name: string; value: string }): boolean =>
  params.getAll(name).includes(value);
