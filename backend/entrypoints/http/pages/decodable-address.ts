const isDecodable = (segment: string): boolean => {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
};

/**
 * The path with the percent signs of segments that are no UTF-8 taken as they are written: `/product/%ff` is the page of
 * the slug `%ff`, which there is not. The router would warn of each on standard error.
 */
export const decodablePath = (path: string): string =>
  isDecodable(path)
    ? path
    : path
        .split('/')
        .map((segment) => (isDecodable(segment) ? segment : segment.replaceAll('%', '%25')))
        .join('/');
