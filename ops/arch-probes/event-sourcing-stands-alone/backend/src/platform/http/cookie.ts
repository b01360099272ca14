export const cookie = 'position';
