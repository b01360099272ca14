export { CLAIMS, REVIEW_DATA_PUBLISHED } from '@willow/contracts/brand/claims';
export { FIRST_REVIEWS, type Review, REVIEWS } from '@willow/contracts/brand/reviews';
