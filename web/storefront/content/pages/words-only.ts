import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadLocaleOf } from '#web/messages/i18n.tsx';

/** What a layout without data loads: the words of the page, on the server and in the browser. */
export async function loadWords({ url }: LoaderFunctionArgs | ClientLoaderFunctionArgs): Promise<null> {
  await loadLocaleOf(url.pathname);
  return null;
}
