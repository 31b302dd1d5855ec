import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';

// headers of one HTTP/1.1 connection, which HTTP/2 forbids
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/** A key and a certificate for 127.0.0.1 that is valid for a day. */
function selfSigned() {
  const pem = execFileSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=127.0.0.1 -keyout - -out -`.split(
      ' ',
    ),
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return { key: pem, cert: pem };
}

/** Serves a shop over HTTP/2, as the reverse proxies of docs/samples do. */
export async function startHttpsProxy(port: number, shopPort: number) {
  const proxy = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (incoming, outgoing) => {
    const { method, url: path } = incoming;
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
    const host = incoming.headers[':authority'] ?? incoming.headers.host;
    const forwarded = request(
      { port: shopPort, host: '127.0.0.1', method, path, headers: { ...headers, host, 'x-forwarded-proto': 'https' } },
      (response) => {
        const passed = Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
        outgoing.writeHead(response.statusCode ?? 502, Object.fromEntries(passed));
        response.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return { url: `https://127.0.0.1:${port}`, stop: () => void proxy.close() };
}
