/** A document follows from these three alone. `customerRevision` is null while nothing is paid: then the newest details count. */
export type WillVersion = { readonly customerId: string; readonly willRevision: number; readonly customerRevision: number | null };
