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

/** The person's ways to confirm, and how far a colleague's consent is. */
export async function stepUpWays(shop: Shop, actor: StaffActor, asked: ApprovalSubject) {
  return { ways: await shop.staff.proofWays(actor), approval: await approvalOf(shop, actor, asked) };
}

export type StepUpWays = Awaited<ReturnType<typeof stepUpWays>>;

/** What the dialog begins with: the same, and a challenge for the passkey. */
export async function startStepUp(shop: Shop, actor: StaffActor, asked: ApprovalSubject) {
  const start = await stepUpWays(shop, actor, asked);
  const passkey = start.ways.includes('passkey') ? await shop.staff.proofOptions(actor, asked) : null;
  return { ...start, passkey };
}

export type StepUpStart = Awaited<ReturnType<typeof startStepUp>>;
export type StepUpProof = Awaited<ReturnType<Shop['staff']['proveByCode']>>;
