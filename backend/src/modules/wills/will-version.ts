/**
 * Which will: the answers of a submission, with the customer's details of a revision (the newest ones while nothing is paid). Everything a
 * document says follows from these three.
 */
export type WillVersion = { readonly customerId: string; readonly willRevision: number; readonly customerRevision: number | null };
