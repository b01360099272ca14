export const AnswerSaved = { type: 'AnswerSaved' };
