import { isOneOf } from '#domain/base/records.ts';
import { type WithdrawalState, withdrawalStates } from './withdrawal-state.ts';

/** What a list of withdrawals shows, as its address holds it. */
export type WithdrawalListQuery = {
  /** Order number, name or e-mail; ''. */
  text: string;
  /** `open`: not decided yet. */
  state: WithdrawalState | 'open' | null;
};

/** Reads the query of a list from an address; what it does not know is left out. */
export function readWithdrawalList(params: URLSearchParams): WithdrawalListQuery {
  const state = params.get('view') ?? '';
  return {
    text: params.get('q')?.trim().slice(0, 100) ?? '',
    state: isOneOf([...withdrawalStates, 'open'] as const, state) ? state : null,
  };
}
