export type Will = { readonly id: string };
