const LISTS = [
  'facets',
  'facetFilters',
  'numericFilters',
  'attributesToRetrieve',
  'attributesToHighlight',
  'ruleContexts',
  'responseFields',
];
const NUMBERS = ['page', 'hitsPerPage', 'offset', 'length', 'maxValuesPerFacet', 'maxFacetHits'];

function readValue(name: string, text: string): unknown {
  if (LISTS.includes(name) && text.startsWith('[')) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  if (NUMBERS.includes(name)) return /^\d+$/.test(text) ? Number(text) : text;
  if (name === 'distinct') return text === 'true' || text === 'false' ? text === 'true' : Number(text);
  return text;
}

/** Parses the protocol's url-encoded parameters: lists are JSON inside, numbers and booleans are texts. */
export function readUrlParams(params: string): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, text] of new URLSearchParams(params)) if (name !== '__proto__') read[name] = readValue(name, text);
  return read;
}

/** The inverse, for the response's `params`. */
export function writeUrlParams(params: Record<string, unknown>): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    written.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return written.toString();
}
