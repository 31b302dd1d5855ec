/** Pages the law asks of every online shop: terms of sale (consumer protection act 6:9) and privacy (GDPR 13). */
export const mandatoryPages = ['asiakaspalvelu/toimitusehdot', 'asiakaspalvelu/tietosuoja'] as const;
