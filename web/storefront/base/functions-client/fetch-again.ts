/** Spec 7: what is worth asking once more. */
const PASSING = [408, 409, 425, 429, 500, 502, 503, 504];
const HARMLESS = ['GET', 'HEAD'];

/** `fetch`, which asks once more after a passing failure, and never sends a change twice (spec 7). */
export async function fetchAgain(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, init);
  const isWorthIt = PASSING.includes(answer.status) && HARMLESS.includes(init.method ?? 'GET');
  return isWorthIt ? fetch(path, init) : answer;
}
