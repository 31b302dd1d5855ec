const isDecodable = (segment: string): boolean => {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
};

/**
 * Escapes the percent signs of segments that are not valid UTF-8: `/product/%ff` requests the slug `%ff`, which does not
 * exist. The router would write a warning for each to standard error.
 */
export const decodablePath = (path: string): string =>
  isDecodable(path)
    ? path
    : path
        .split('/')
        .map((segment) => (isDecodable(segment) ? segment : segment.replaceAll('%', '%25')))
        .join('/');
