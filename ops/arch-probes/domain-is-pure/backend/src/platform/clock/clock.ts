export type Clock = { readonly now: () => Date };
