export type Tokens = { readonly ink: string };
