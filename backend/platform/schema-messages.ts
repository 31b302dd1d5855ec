import type { z } from 'zod';

const WANTED: Partial<Record<string, string>> = {
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  string: 'must be text',
  array: 'must be a list',
  object: 'must have parts, such as fi and en',
  record: 'must have parts, such as fi and en',
};

const FORMATS: Partial<Record<string, string>> = {
  email: 'must be an e-mail address',
  url: 'must be an https:// address',
};

/** Error message for a Zod issue of a schema without a message of its own. */
export function schemaMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : (WANTED[issue.expected] ?? 'has the wrong form');
    case 'too_big':
      return sizeWords('at most', issue.maximum, issue.origin);
    case 'too_small':
      return sizeWords('at least', issue.minimum, issue.origin);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'has the wrong form';
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be one of ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `"${key}"`).join(', ')} is not a field here`;
    default:
      return issue.input === undefined ? 'is missing' : 'has the wrong form';
  }
}

function sizeWords(bound: string, size: number | bigint, origin: string): string {
  if (origin === 'string') return `must have ${bound} ${size} characters`;
  if (origin === 'array') return `must have ${bound} ${size} entries`;
  return `must be ${bound} ${size}`;
}
