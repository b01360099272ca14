import type { OrderEnquiry } from '@willow/contracts/operator/operator.contract';
import { showToast } from '../../../shared/toast/toasts.ts';
import { useReadVersion, useSayWhyNot } from '../use-version.ts';
import { useCloseEnquiryMutation } from './enquiries.api.ts';

export function useSettleEnquiry(id: string) {
  const [close, { isLoading: busy }] = useCloseEnquiryMutation();
  const version = useReadVersion(id);
  const sayWhyNot = useSayWhyNot(id);
  const run = async ({ id: enquiryId, state }: OrderEnquiry) => {
    const { error } = await close({ id, version, enquiryId });
    if (error) return sayWhyNot(error, 'The question could not be settled.');
    return showToast(
      state === 'answered'
        ? { tone: 'success', title: 'Question settled', description: 'The answer is kept with the order.' }
        : { tone: 'success', title: 'Question withdrawn', description: 'It no longer shows on the customer’s dashboard.' },
    );
  };
  return { busy, settle: (enquiry: OrderEnquiry) => void run(enquiry) };
}
