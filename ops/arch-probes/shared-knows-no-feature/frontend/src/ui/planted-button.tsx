export { payButton } from '../features/checkout/pay-button.tsx';
