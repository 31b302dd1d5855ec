/**
 * Input and output of plain functions, with or without the callable envelope (callable-1): the response to `{data}` is
 * `{…result, result}`, so that clients of both kinds can read it.
 */
export function plainOrEnveloped(
  input: unknown,
  field: string,
): { input: unknown; answered<T extends object>(answer: T): T } {
  const isEnveloped = typeof input === 'object' && input !== null && 'data' in input && !(field in input);
  if (!isEnveloped) return { input, answered: (answer) => answer };
  return { input: input.data, answered: (answer) => ({ ...answer, result: answer }) };
}
