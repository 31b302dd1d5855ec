import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadLocaleOf } from '#web/messages/i18n.tsx';

/** Loads the texts of a layout without data, on the server and in the browser. */
export async function loadWords({ url }: LoaderFunctionArgs | ClientLoaderFunctionArgs): Promise<null> {
  await loadLocaleOf(url.pathname);
  return null;
}
