/** Run by a test: two processes receive requests of one visitor at a limited endpoint; prints how many were admitted. */
import cluster from 'node:cluster';
import { Hono } from 'hono';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { rateLimit } from './rate-limit.ts';

const KNOCKS = 25;

if (cluster.isPrimary) {
  new RateLimiterClusterMaster();
  let toCome = 2;
  cluster.on('message', (_, message) => {
    if (typeof message?.letIn !== 'number') return;
    console.log(message.letIn);
    if (--toCome === 0) process.exit(0);
  });
  cluster.fork();
  cluster.fork();
} else {
  const app = new Hono().use(rateLimit('placing', [])).get('/', (c) => c.text('in'));
  app.onError((_, c) => c.text('out', 429));
  let letIn = 0;
  for (let i = 0; i < KNOCKS; i++) if ((await app.request('/')).ok) letIn++;
  process.send?.({ letIn });
}
