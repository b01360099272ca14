export type WillText = string;
export const draftWill = (): WillText => 'Will of Ann Lee';
