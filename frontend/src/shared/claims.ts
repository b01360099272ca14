export { CLAIMS, type Review, REVIEWS } from '@willow/contracts/brand/claims';
