export type LocalStripe = { readonly url: string };
export const startLocalStripe = (): LocalStripe => ({ url: 'http://localhost:12111' });
