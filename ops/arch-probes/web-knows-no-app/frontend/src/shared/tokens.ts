export type Tokens = { readonly ink: string };
export const ink = '#000';
