type EventKind = { level: 'info' | 'warn'; tells: readonly Told[] };

/** What a line may tell besides time, request and network address: ids and words of the shop, nothing that was typed. */
export type Told = 'customer' | 'way' | 'because' | 'rule' | 'door' | 'status' | 'command' | 'outcome' | 'count';

/**
 * The security events of the shop: what is written into the log when it happens (docs/logs.md). 'info' is what customers
 * do on ordinary days, 'warn' what somebody should look at when there is much of it.
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
  'access-refused': { level: 'warn', tells: ['customer', 'door', 'status'] },
  'origin-refused': { level: 'warn', tells: ['door'] },
  'limit-reached': { level: 'warn', tells: ['rule'] },
  'robot-caught': { level: 'warn', tells: ['because'] },
  command: { level: 'info', tells: ['command', 'outcome'] },
} as const satisfies Record<string, EventKind>;

export type SecurityEvent = keyof typeof securityEvents;
