import type { FactorProblem } from '#backend/platform/staff/factors/own-factors.ts';
import type { Shop } from '#backend/shop.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { newFactor } from './new-factor.ts';

/** What became of a change of one's factors. */
export type FactorChange = {
  done: boolean;
  problem?: FactorProblem | null;
  failed?: 'last' | 'weak';
  recoveryCodes?: string[];
};

/** Adds or removes a passkey, password and app, PIN or recovery codes, as a form asks. */
export async function changeFactors({ staff }: Shop, actor: StaffActor, form: FormData): Promise<FactorChange> {
  switch (form.get('intent')) {
    case 'remove-passkey':
    case 'remove-app': {
      const passkey = form.get('id');
      const removed = await staff.removeFactor(actor, passkey ? { passkey: String(passkey) } : 'totp');
      return removed.ok ? { done: true } : { done: false, failed: 'last' };
    }
    case 'pin': {
      const set = await staff.setPin(actor, String(form.get('pin')));
      return set.ok ? { done: true } : { done: false, failed: 'weak' };
    }
    case 'codes':
      return { done: true, recoveryCodes: await staff.newRecoveryCodes(actor) };
    default: {
      const factor = newFactor(form);
      if (!factor) return { done: false };
      const added = await staff.addFactor(actor, await staff.ownPerson(actor), factor);
      if (added.ok) return { done: true };
      return { done: false, problem: added.reason === 'refused' ? (added.details ?? null) : null };
    }
  }
}
