import { data } from 'react-router';

/** The query of a preview link. */
export const previewOf = (url: URL): string | null => url.searchParams.get('esikatselu');

const quiet = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** What a page's loader gives, with the page's usual headers; one that is a preview is kept by nobody. */
export const withPreviewHeaders = <T>(found: T, isPreview: boolean, usual: Record<string, string> = {}) =>
  data(found, { headers: isPreview ? quiet : usual });

/** Headers of pages that can be previewed: those of the loader. */
export const previewHeaders = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers => loaderHeaders;
