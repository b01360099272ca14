export type Answers = { readonly fullName: string };
