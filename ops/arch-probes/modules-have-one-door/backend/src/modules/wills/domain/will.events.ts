export type AnswerSaved = { readonly type: 'AnswerSaved' };
