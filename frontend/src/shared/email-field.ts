import { isEmailAddress } from '@willow/contracts/email-address';
import { MESSAGES } from '@willow/contracts/messages';

type Field = HTMLInputElement | null;

const typedIn = (field: Field): string => field?.value.trim() ?? '';

/** Enough to press the button with; what is still wrong is said then. */
export const mayBeAddress = (field: Field): boolean => typedIn(field).includes('@');

/** The address in a field of a public page, by the rule of every address of the site. Null where it is none, and the browser says so at the field. */
export function addressIn(field: Field): string | null {
  if (!field || !mayBeAddress(field)) return null;
  const typed = typedIn(field);
  field.setCustomValidity(isEmailAddress(typed) ? '' : MESSAGES.email);
  return field.reportValidity() ? typed : null;
}
