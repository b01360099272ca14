export type { LocalStripe } from '../../../../ops/local/stripe/server.ts';
