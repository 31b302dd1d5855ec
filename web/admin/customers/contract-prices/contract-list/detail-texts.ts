import type { ContractList } from '#backend/customers/contract-prices/service.ts';

export type DetailTexts = Record<'name' | 'from' | 'to' | 'isFixed', string>;

/** What the controls of the form hold for a list as it is stored. */
export const detailTexts = ({ name, from, to, isFixed }: ContractList): DetailTexts => ({
  name,
  from: from ?? '',
  to: to ?? '',
  isFixed: isFixed ? 'on' : '',
});
