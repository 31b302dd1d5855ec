import type { Shop } from '#backend/shop.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { ApprovalSubject } from '#domain/staff/approval.ts';

/** How far a consent for this action is: asked and undecided, refused, or given and unused. */
async function approvalOf({ staff, now }: Shop, actor: StaffActor, asked: ApprovalSubject) {
  const requests = await staff.ownApprovals(actor);
  const same = requests.find(
    ({ permission, subject, cents, used_at, expires_at }) =>
      permission === asked.permission &&
      subject === asked.subject &&
      cents === asked.cents &&
      !used_at &&
      expires_at > now(),
  );
  if (!same) return null;
  const state = same.is_approved === null ? 'open' : same.is_approved ? 'approved' : 'refused';
  return { id: same.id, state, decider: same.decider } as const;
}

/** What the dialog begins with: the person's ways to confirm, a challenge, and how far a colleague's consent is. */
export async function startStepUp(shop: Shop, actor: StaffActor, asked: ApprovalSubject) {
  const ways = await shop.staff.proofWays(actor);
  const passkey = ways.includes('passkey') ? await shop.staff.proofOptions(actor, asked) : null;
  return { ways, passkey, approval: await approvalOf(shop, actor, asked) };
}

export type StepUpStart = Awaited<ReturnType<typeof startStepUp>>;
export type StepUpProof = Awaited<ReturnType<Shop['staff']['proveByCode']>>;
