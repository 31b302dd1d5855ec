import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { has, run } from './run.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'tieva-samples-'));

/** nginx reads the sample inside its own `http` block, with a certificate made for it. */
function checkNginx(): void {
  const dir = folder();
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=x',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  const sample = readFileSync('docs/samples/nginx.conf', 'utf8')
    .replaceAll(/ssl_certificate [^;]+;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key [^;]+;/g, `ssl_certificate_key ${key};`);
  writeFileSync(join(dir, 'tieva.conf'), sample);
  writeFileSync(join(dir, 'nginx.conf'), `pid ${dir}/pid;\nevents {}\nhttp { include ${dir}/tieva.conf; }\n`);
  run('nginx', ['-t', '-q', '-c', join(dir, 'nginx.conf')]);
}

/** The samples of docs/samples, each read by the program that it is for; returns what could not be tried here. */
export function checkSamples(): { read: string[]; missing: string[] } {
  const checks: [program: string, check: () => void][] = [
    ['nginx', checkNginx],
    ['caddy', () => void run('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'docs/samples/Caddyfile'])],
    ['systemd-analyze', () => void run('systemd-analyze', ['verify', '--man=no', 'docs/samples/tieva-backup.timer'])],
  ];
  const [read, missing] = [checks.filter(([program]) => has(program)), checks.filter(([program]) => !has(program))];
  for (const [, check] of read) check();
  return { read: read.map(([program]) => program), missing: missing.map(([program]) => program) };
}
