import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { Shop } from '#backend/shop.ts';

/** Stores both permissions; an unchecked box is false. False on failure. */
export async function savePermissions({ accounts, log }: Shop, visitor: Visitor, form: FormData): Promise<boolean> {
  const said = { email: form.get('email') === 'on', sms: form.get('sms') === 'on' };
  try {
    return (await accounts.setPermissions(visitor, said, { source: 'account' })).ok;
  } catch (error) {
    log.error({ err: error }, 'marketing permissions not saved');
    return false;
  }
}
