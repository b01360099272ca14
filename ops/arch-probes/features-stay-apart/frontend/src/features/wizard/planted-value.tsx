export { payButton } from '../checkout/pay-button.tsx';
