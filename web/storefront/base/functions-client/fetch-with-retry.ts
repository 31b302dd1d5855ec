/** Statuses worth one retry (callable-3). */
const PASSING = [408, 409, 425, 429, 500, 502, 503, 504];
const HARMLESS = ['GET', 'HEAD'];

/** `fetch` with one retry after a temporary failure; a changing method is never sent twice (callable-3). */
export async function fetchWithRetry(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, init);
  const isWorthIt = PASSING.includes(answer.status) && HARMLESS.includes(init.method ?? 'GET');
  return isWorthIt ? fetch(path, init) : answer;
}
