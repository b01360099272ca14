export type Sample = { readonly id: string };
