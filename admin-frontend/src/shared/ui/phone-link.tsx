import Link from '@mui/material/Link';
import { phoneInWords } from '@willow/contracts/contact/phone-in-words';

/** A telephone number to read and to press. */
export const PhoneLink = ({ number }: { readonly number: string }) => (
  <Link href={`tel:${number.replaceAll(' ', '')}`} sx={{ whiteSpace: 'nowrap' }}>
    {phoneInWords(number)}
  </Link>
);
