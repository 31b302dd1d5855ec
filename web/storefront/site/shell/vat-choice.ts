import { pageSetting } from './page-setting.ts';

/** Prices without VAT for business shoppers; ui/price/price.css reads it. */
export const vat = pageSetting('vat-store', 'vat', ['excl']);
