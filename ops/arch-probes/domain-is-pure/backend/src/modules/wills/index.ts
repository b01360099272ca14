export type WillSubmitted = { readonly type: 'WillSubmitted' };
