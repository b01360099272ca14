export const tokens = { paper: '#fff' };
