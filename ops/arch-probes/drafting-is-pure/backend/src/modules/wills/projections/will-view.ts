export type WillView = { readonly id: string };
