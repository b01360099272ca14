import type { OrderEnquiry } from '@willow/contracts/operator/operator.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../../shared/toast/toasts.ts';
import { useCloseEnquiryMutation } from './enquiries.api.ts';

export function useSettleEnquiry(id: string) {
  const [close, { isLoading: busy }] = useCloseEnquiryMutation();
  const run = async ({ id: enquiryId, state }: OrderEnquiry) => {
    const { error } = await close({ id, enquiryId });
    if (error) return showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'The question could not be settled.') });
    return showToast(
      state === 'answered'
        ? { tone: 'success', title: 'Question settled', description: 'The answer is kept with the order.' }
        : { tone: 'success', title: 'Question withdrawn', description: 'It is gone from the customer’s dashboard.' },
    );
  };
  return { busy, settle: (enquiry: OrderEnquiry) => void run(enquiry) };
}
