import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { streamedBytes } from '#backend/platform/http-kit/readable-body.ts';

const nginx = readFileSync('docs/samples/nginx.conf', 'utf8');
const caddy = readFileSync('docs/samples/Caddyfile', 'utf8');

/** The block of a configuration file that begins with a line. */
function block(text: string, start: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.trim() === start);
  const indent = /^\s*/.exec(lines[from] ?? '')?.[0] ?? '';
  const length = lines.slice(from).indexOf(`${indent}}`);
  return from < 0 || length < 0 ? '' : lines.slice(from + 1, from + length).join('\n');
}

test('nginx, which counts HTTP/2 requests as connections, refuses a flood but not an office', () => {
  const people = 200;
  const atOnce = 6;
  expect(Number(/limit_conn tieva_visitors (\d+);/.exec(nginx)?.[1])).toBeGreaterThanOrEqual(people * atOnce);
  expect(nginx).toContain('limit_conn_status 429;');
});

test('Caddy redirects pages to https and refuses endpoints, in any order of directives', () => {
  const plain = block(caddy, 'http://{$SHOP_HOST:kauppa.example} {');
  expect(block(plain, 'handle @endpoints {').trim()).toBe('respond 403');
  expect(block(plain, 'handle {').trim()).toMatch(/^redir https:/);
});

test('Caddy shows its maintenance page only if the shop does not respond', () => {
  const errors = block(caddy, 'handle_errors {');
  expect(errors).toContain('@away expression `{err.status_code} >= 500`');
  expect(block(errors, 'handle @away {')).toMatch(/respond "Kauppa palaa.* 503$/);
  expect(block(errors, 'handle {').trim()).toBe('respond "{err.status_code} {err.status_text}" {err.status_code}');
});

/** Bytes that a sample's servers of shop and admin let through at a path: of the first location or matcher that fits, else the usual. */
const MEGABYTE = 1024 * 1024;
const [nginxShop = '', nginxAdmin = ''] = nginx.split(/server_name (?:toimisto\.)?kauppa\.example;/).slice(2);
function throughNginx(server: string, path: string): number {
  const bytes = (text: string) => Number(/client_max_body_size (\d+)m;/.exec(text)?.[1]) * MEGABYTE;
  const places = server.matchAll(/location (=|~) (\S+) \{([^}]*)\}/g);
  const found = [...places].find(([, how, of = '']) => (how === '=' ? path === of : new RegExp(of).test(path)));
  return bytes(found?.[3] ?? server);
}

test.each([
  ['/tuonti/tiedosto', nginxAdmin],
  ['/tarjoukset/1/liitteet', nginxAdmin],
  ['/api/send-quote', nginxShop],
  ['/en/tarjouskori.data', nginxShop],
])('nginx lets files through to %s that the shop takes', (path, server) => {
  const taken = streamedBytes({ path, type: 'multipart/form-data; boundary=x' });
  expect(throughNginx(server, path)).toBeGreaterThanOrEqual(taken ?? Number.POSITIVE_INFINITY);
});

test('compose lets only Caddy be reached and gives the shop no rights (container-1)', () => {
  const { services, networks } = parse(readFileSync('compose.yaml', 'utf8'));
  const published = Object.keys(services).filter((name) => services[name].ports);
  expect(published).toEqual(['caddy']);
  expect(services.shop).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(networks.inside.internal).toBe(true);
  // what Caddy and the shop share is the subnet whose X-Forwarded-For the shop believes
  const shared = services.caddy.networks.filter((name: string) => services.shop.networks.includes(name));
  expect(shared).toEqual(['inside']);
  expect(networks.inside.ipam.config[0].subnet).toBe(services.shop.environment.TRUSTED_PROXIES);
});

test('pods are hardened, end after their requests, and live without the database (container-1)', () => {
  const all = parseAllDocuments(readFileSync('docs/samples/kubernetes.yaml', 'utf8')).map((each) => each.toJS());
  expect(all.map(({ kind }) => kind)).toEqual([
    ...['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'Ingress'],
  ]);
  const pod = all[0].spec.template.spec;
  const [shop] = pod.containers;
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(shop.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(shop.livenessProbe.httpGet.path).toBe('/healthz');
  expect(shop.readinessProbe.httpGet.path).toBe('/readyz');
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(10 + 5);
  expect(shop.resources.limits.memory).toBe('2Gi');
  // files are in the bucket (files-3)
  expect(pod.volumes).toEqual([
    { name: 'data', emptyDir: { sizeLimit: '20Gi' } },
    { name: 'tmp', emptyDir: {} },
  ]);
});
