type EventKind = { level: 'info' | 'warn'; tells: readonly Told[] };

/** Fields of an event besides time, request and address: ids and constants of the shop, never typed text. */
export type Told =
  | 'customer'
  | 'staff'
  | 'key'
  | 'way'
  | 'because'
  | 'rule'
  | 'path'
  | 'status'
  | 'command'
  | 'outcome'
  | 'count';

/**
 * The security events that are logged (docs/logs.md). 'info' is normal use; 'warn' deserves attention when frequent.
 */
export const securityEvents = {
  'sign-in': { level: 'info', tells: ['customer', 'way'] },
  'sign-in-refused': { level: 'warn', tells: ['customer', 'way', 'because'] },
  'sign-out': { level: 'info', tells: ['customer'] },
  'session-ended': { level: 'info', tells: ['customer', 'because', 'count'] },
  'account-made': { level: 'info', tells: ['customer', 'way'] },
  'account-deleted': { level: 'info', tells: ['customer'] },
  'data-taken-out': { level: 'info', tells: ['customer'] },
  'password-set': { level: 'info', tells: ['customer', 'because'] },
  'password-removed': { level: 'info', tells: ['customer', 'because'] },
  'password-refused': { level: 'warn', tells: ['customer'] },
  'reset-mailed': { level: 'info', tells: ['customer'] },
  'address-verified': { level: 'info', tells: ['customer'] },
  'address-change-asked': { level: 'info', tells: ['customer'] },
  'address-changed': { level: 'info', tells: ['customer'] },
  'address-change-undone': { level: 'warn', tells: ['customer'] },
  'access-refused': { level: 'warn', tells: ['customer', 'path', 'status'] },
  'origin-refused': { level: 'warn', tells: ['path'] },
  'limit-reached': { level: 'warn', tells: ['rule'] },
  'robot-caught': { level: 'warn', tells: ['because'] },
  'staff-sign-in': { level: 'info', tells: ['staff', 'way'] },
  'staff-sign-in-refused': { level: 'warn', tells: ['staff', 'way', 'because'] },
  'staff-sign-out': { level: 'info', tells: ['staff'] },
  'staff-session-ended': { level: 'info', tells: ['staff', 'because', 'count'] },
  'factor-added': { level: 'info', tells: ['staff', 'way'] },
  'factor-removed': { level: 'warn', tells: ['staff', 'way'] },
  'step-up': { level: 'info', tells: ['staff', 'way'] },
  'step-up-refused': { level: 'warn', tells: ['staff', 'way'] },
  'role-changed': { level: 'warn', tells: ['staff', 'because'] },
  'key-made': { level: 'warn', tells: ['key'] },
  'key-revoked': { level: 'info', tells: ['key'] },
  'key-refused': { level: 'warn', tells: ['key', 'because'] },
  command: { level: 'info', tells: ['command', 'outcome'] },
} as const satisfies Record<string, EventKind>;

export type SecurityEvent = keyof typeof securityEvents;
