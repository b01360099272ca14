export { startLocalStripe } from '../../../../../ops/local/stripe/server.ts';
