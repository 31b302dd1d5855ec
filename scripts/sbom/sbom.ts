/** A package as `package-lock.json` tells of it. */
export type LockedPackage = {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
};
export type Lock = { name: string; version: string; packages: Record<string, LockedPackage> };

/** Licences under which a shop may be run, changed and passed on without asking. LGPL and MPL bind changes of the package itself, of which there are none. */
export const ALLOWED_LICENCES = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'Unlicense',
  'CC0-1.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
];

/** Packages whose own file says what their package.json does not. */
const SAID_ELSEWHERE: Record<string, string> = { 'png-js': 'MIT' };

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What runs in a shop, once each: name, version, licence, hash. */
export function productionPackages({ packages }: Lock) {
  const found = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version = '', license, integrity, optional = false }]) => {
      const name = nameOf(path);
      return { name, version, licence: license ?? SAID_ELSEWHERE[name] ?? '', integrity, optional };
    });
  return [...new Map(found.map((one) => [`${one.name}@${one.version}`, one])).values()];
}

/** True when one of the licences a package may be taken under is allowed, and of those that come together all. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED_LICENCES.includes(one)));

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** `sha512-…` in the way CycloneDX writes it. */
function hashesOf(integrity: string | undefined) {
  const [algorithm, hash] = integrity?.split('-', 2) ?? [];
  if (algorithm !== 'sha512' || !hash) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] };
}

/** The bill of materials of the shop as CycloneDX 1.5: every package that runs in it, with its licence and hash. */
export function billOfMaterials(lock: Lock) {
  const own = {
    type: 'application',
    'bom-ref': `${lock.name}@${lock.version}`,
    name: lock.name,
    version: lock.version,
  };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: own },
    components: productionPackages(lock).map(({ name, version, licence, integrity, optional }) => ({
      type: 'library',
      'bom-ref': `${name}@${version}`,
      name,
      version,
      scope: optional ? 'optional' : 'required',
      purl: purlOf(name, version),
      licenses: [/ (AND|OR) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
      ...hashesOf(integrity),
    })),
  };
}
