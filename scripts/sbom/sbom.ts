/** A package entry of `package-lock.json`. */
export type LockedPackage = {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
};
export type Lock = { name: string; version: string; packages: Record<string, LockedPackage> };

/** Licences that allow running, changing and distributing the shop. LGPL and MPL bind only changes of the package itself; there are none. */
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

/** Packages whose licence file states what their package.json does not. */
const SAID_ELSEWHERE: Record<string, string> = { 'png-js': 'MIT' };

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The production packages without duplicates: name, version, licence, hash. */
export function productionPackages({ packages }: Lock) {
  const found = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version = '', license, integrity, optional = false }]) => {
      const name = nameOf(path);
      return { name, version, licence: license ?? SAID_ELSEWHERE[name] ?? '', integrity, optional };
    });
  return [...new Map(found.map((one) => [`${one.name}@${one.version}`, one])).values()];
}

/** Whether an SPDX expression is allowed: one side of each OR, all sides of each AND. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED_LICENCES.includes(one)));

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Converts `sha512-…` to the format of CycloneDX. */
function hashesOf(integrity: string | undefined) {
  const [algorithm, hash] = integrity?.split('-', 2) ?? [];
  if (algorithm !== 'sha512' || !hash) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] };
}

/** The shop's bill of materials in CycloneDX 1.5: every production package with licence and hash. */
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
