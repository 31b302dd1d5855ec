/** A response of a functions backend and the result a client must return; `code` null: the call succeeds. */
export type CallableAnswer = {
  what: string;
  status: number;
  body: string;
  code: string | null;
  message?: string;
  details?: unknown;
};

const json = (value: unknown) => JSON.stringify(value);

/** The statuses of the protocol, and three that it does not name. */
const byStatus: [number, string][] = [
  [400, 'invalid-argument'],
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
  [404, 'not-found'],
  [409, 'aborted'],
  [429, 'resource-exhausted'],
  [499, 'cancelled'],
  [500, 'internal'],
  [501, 'unimplemented'],
  [503, 'unavailable'],
  [504, 'deadline-exceeded'],
  [402, 'unknown'],
  [418, 'unknown'],
  [502, 'unknown'],
];

const named = [
  'CANCELLED',
  'UNKNOWN',
  'INVALID_ARGUMENT',
  'DEADLINE_EXCEEDED',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'PERMISSION_DENIED',
  'UNAUTHENTICATED',
  'RESOURCE_EXHAUSTED',
  'FAILED_PRECONDITION',
  'ABORTED',
  'OUT_OF_RANGE',
  'UNIMPLEMENTED',
  'INTERNAL',
  'UNAVAILABLE',
  'DATA_LOSS',
];

/** Every kind of response that a client receives. */
export const callableAnswers: CallableAnswer[] = [
  ...byStatus.flatMap(([status, code]) => [
    { what: `${status} of a proxy`, status, body: '<html>', code, message: code },
    { what: `${status} without a body`, status, body: '', code, message: code },
  ]),
  ...named.map((name) => ({
    what: `${name}, which wins over the status`,
    status: 400,
    body: json({ error: { status: name, message: 'Ei käy', details: [{ field: 'a', message: 'b' }] } }),
    code: name.toLowerCase().replaceAll('_', '-'),
    message: 'Ei käy',
    details: [{ field: 'a', message: 'b' }],
  })),
  {
    what: 'a failure that comes as 200',
    status: 200,
    body: json({ error: { status: 'NOT_FOUND', message: 'Ei ole' } }),
    code: 'not-found',
    message: 'Ei ole',
  },
  {
    what: 'a failure of a name nobody knows',
    status: 500,
    body: json({ error: { status: 'WHAT', message: 'x' } }),
    code: 'internal',
    message: 'Unknown backend error status: WHAT',
  },
  { what: 'a text', status: 200, body: 'hello', code: 'internal', message: 'Response is not valid JSON object.' },
  { what: 'nothing', status: 200, body: '', code: 'internal', message: 'Response is not valid JSON object.' },
  { what: 'null', status: 200, body: 'null', code: 'internal', message: 'Response is not valid JSON object.' },
  { what: 'no data', status: 200, body: '{}', code: 'internal', message: 'Response is missing data field.' },
  {
    what: 'other fields',
    status: 200,
    body: json({ answer: 1 }),
    code: 'internal',
    message: 'Response is missing data field.',
  },
  { what: 'a result', status: 200, body: json({ result: { a: [1, null] } }), code: null },
  { what: 'data', status: 200, body: json({ data: { a: 1 } }), code: null },
  { what: 'data and a result', status: 200, body: json({ data: 1, result: 2 }), code: null },
  { what: 'a result of null', status: 200, body: json({ result: null }), code: null },
  { what: 'a result of 0', status: 200, body: json({ result: 0 }), code: null },
];
