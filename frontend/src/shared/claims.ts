export { CLAIMS } from '@willow/contracts/brand/claims';
export { FIRST_REVIEWS, type Review, REVIEWS, THIRD_PARTY_REVIEWS, type ThirdPartyReview } from '@willow/contracts/brand/reviews';
