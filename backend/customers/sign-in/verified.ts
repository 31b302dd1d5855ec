import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';

/** Listener for a verified address. May run more than once for the same. */
export type OnVerified = (userId: string, email: string) => Promise<void>;

const JOB = 'account-verified';

/** Notifies the listeners of verified addresses: at once, and by a retried job if that fails. */
export function createVerified({ log }: ShopContext, jobs: Jobs) {
  const hooks: OnVerified[] = [];
  const run = async (userId: string, email: string) => {
    for (const hook of hooks) await hook(userId, email);
  };
  jobs.define(JOB, ({ userId, email }) => run(String(userId), String(email)));
  return {
    on: (hook: OnVerified) => void hooks.push(hook),
    /** Call it after the commit. Never throws: the customer is signed in even when a listener fails. */
    async tell(userId: string, email: string): Promise<void> {
      try {
        await run(userId, email);
      } catch (error) {
        log.error({ err: error, userId }, 'a listener for verified addresses failed; retrying');
        if (jobs.started) await jobs.enqueue(null, JOB, { userId, email });
      }
    },
  };
}

export type Verified = ReturnType<typeof createVerified>;
