import { data } from 'react-router';

/** Token of a preview link. */
export const previewOf = (url: URL): string | null => url.searchParams.get('esikatselu');

const quiet = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Loader data with the page's usual headers; a preview must not be cached. */
export const withPreviewHeaders = <T>(found: T, isPreview: boolean, usual: Record<string, string> = {}) =>
  data(found, { headers: isPreview ? quiet : usual });

/** Headers of pages with previews: those of the loader. */
export const previewHeaders = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers => loaderHeaders;
