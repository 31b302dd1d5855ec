import { isMap, isScalar, parseDocument, stringify } from 'yaml';

/** The lines of each top-level field: where it begins and ends in the source. */
function placesOf(source: string): Map<string, { start: number; end: number }> {
  const { contents } = parseDocument(source, { schema: 'core' });
  if (!isMap(contents)) return new Map();
  const starts = contents.items.flatMap(({ key }) =>
    isScalar(key) && key.range ? [{ name: String(key.value), start: key.range[0] }] : [],
  );
  return new Map(
    starts.map(({ name, start }, i) => {
      const next = starts[i + 1]?.start ?? source.length;
      const own = source.slice(start, next);
      // comments and empty lines before the next field are not this one's
      const end = start + own.replace(/(?:\r?\n[ \t]*(?:#[^\r\n]*)?)+$/, '').length;
      return [name, { start, end }];
    }),
  );
}

const written = (name: string, value: unknown) =>
  stringify({ [name]: value }, { schema: 'core', lineWidth: 0, collectionStyle: 'any' }).trimEnd();

/**
 * Changes top-level fields of YAML; `undefined` removes one. The bytes of all other fields stay. New fields stand in the order of
 * `order`, as far as it names them.
 */
export function editYaml(source: string, changes: ReadonlyMap<string, unknown>, order: readonly string[]): string {
  const eol = source.includes('\r\n') ? '\r\n' : '\n';
  let edited = source;
  for (const [name, value] of changes) {
    const places = placesOf(edited);
    const place = places.get(name);
    const text = value === undefined ? '' : written(name, value).replaceAll('\n', eol);
    if (place) {
      const isRemoved = value === undefined;
      const after = edited.slice(place.end);
      edited = edited.slice(0, place.start) + (isRemoved ? after.replace(/^\r?\n/, '') : text + after);
    } else if (value !== undefined) {
      const before = order.slice(0, order.indexOf(name)).findLast((one) => places.has(one));
      const at = before === undefined ? 0 : (places.get(before)?.end ?? 0);
      const rest = edited.slice(at);
      if (at === 0) edited = rest.trim() === '' ? text + eol : text + eol + rest;
      else edited = edited.slice(0, at) + eol + text + (rest === '' ? eol : rest);
    }
  }
  return edited;
}
