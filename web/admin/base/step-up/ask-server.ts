/** Sends fields to an endpoint of the admin; null when it refuses or does not answer. */
export async function askServer<Answer>(path: string, fields: Record<string, string>): Promise<Answer | null> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await fetch(path, { method: 'POST', body }).catch(() => null);
  const isJson = response?.headers.get('content-type')?.startsWith('application/json');
  return response?.ok && isJson ? ((await response.json()) as Answer) : null;
}
