/** Ids of a proof and of a colleague's consent, which a repeated form brings along. */
export type Consents = { proof: string; approval?: string };
