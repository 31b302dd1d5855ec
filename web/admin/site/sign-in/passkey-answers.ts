import type { Shop } from '#backend/shop.ts';

type Options = Awaited<ReturnType<Shop['staff']['passkeyOptions']>>;
/** A challenge for any passkey of the browser. */
export type PasskeyOptions = Extract<Options, { ok: true }>['value'];
/** Where to go after signing in; null: the person does not work where this tablet is. */
export type PasskeySignIn = { to: string | null };
