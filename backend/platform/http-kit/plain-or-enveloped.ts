/**
 * Input of the specification's plain functions, as it is or in the envelope of callables (decisions 7): `{data}` is
 * answered with `{…answer, result: answer}`, so that clients of either kind read it.
 */
export function plainOrEnveloped(
  input: unknown,
  field: string,
): { input: unknown; answered<T extends object>(answer: T): T } {
  const isEnveloped = typeof input === 'object' && input !== null && 'data' in input && !(field in input);
  if (!isEnveloped) return { input, answered: (answer) => answer };
  return { input: input.data, answered: (answer) => ({ ...answer, result: answer }) };
}
