export type Store = { readonly state: unknown };
