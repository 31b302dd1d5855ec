/**
 * Pages that the law requires of every online shop: terms of sale (Consumer Protection Act 38/1978, 6:9) and privacy
 * (GDPR art. 13) (page-3).
 */
export const mandatoryPages = ['asiakaspalvelu/toimitusehdot', 'asiakaspalvelu/tietosuoja'] as const;
