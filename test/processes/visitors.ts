import { Agent, get } from 'node:http';

export type Visits = { answered: number; failed: string[] };

/** One request over the agent's connections. */
export function ask(url: string, agent: Agent): Promise<{ status: number; etag: string; body: string }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'identity' } }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '', body }));
      response.on('error', reject);
    });
    request.setTimeout(10_000, () => request.destroy(new Error('no answer in 10 s')));
    request.on('error', reject);
  });
}

/** Visitors that request pages in sequence over keep-alive connections until stopped. */
export function visitors(count: number, urls: readonly string[]) {
  const visits: Visits = { answered: 0, failed: [] };
  let isOver = false;
  const visit = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = visitor; !isOver; turn++) {
      const url = urls[turn % urls.length] ?? '';
      try {
        const { status } = await ask(url, agent);
        if (status === 200) visits.answered++;
        else visits.failed.push(`${url}: ${status}`);
      } catch (error) {
        visits.failed.push(`${url}: ${(error as Error).message}`);
      }
    }
    agent.destroy();
  };
  const all = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)));
  return {
    visits,
    async leave() {
      isOver = true;
      await all;
      return visits;
    },
  };
}
