export type Decider = { readonly initial: unknown };
