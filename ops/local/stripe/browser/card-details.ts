export type Problem = { readonly code: string; readonly message: string };

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

export function brandOf(number: string): 'Visa' | 'Mastercard' | 'American Express' | '' {
  const digits = digitsOf(number);
  if (digits.startsWith('4')) return 'Visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'Mastercard';
  return /^3[47]/.test(digits) ? 'American Express' : '';
}

export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  if (brandOf(digits) === 'American Express')
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ');
  return (digits.slice(0, 19).match(/.{1,4}/g) ?? []).join(' ');
}

/** `1227` becomes `12 / 27`; a month that can only have one digit gets its zero. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded;
}

export function numberProblem(text: string): Problem | undefined {
  const digits = digitsOf(text);
  const length = brandOf(digits) === 'American Express' ? 15 : 16;
  if (digits.length < length) return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  return passesLuhn(digits) ? undefined : { code: 'invalid_number', message: 'Your card number is invalid.' };
}

export function expiryProblem(text: string, today: Date): Problem | undefined {
  const { month, year } = readExpiry(text);
  if (digitsOf(text).length < 4) return { code: 'incomplete_expiry', message: 'Your card’s expiry date is incomplete.' };
  if (month < 1 || month > 12) return { code: 'invalid_expiry_month', message: 'Your card’s expiry date is invalid.' };
  const past = new Date(year, month, 1) <= today;
  return past ? { code: 'invalid_expiry_year_past', message: 'Your card’s expiry date is in the past.' } : undefined;
}

export function cvcProblem(text: string, number: string): Problem | undefined {
  const length = brandOf(number) === 'American Express' ? 4 : 3;
  return digitsOf(text).length < length ? { code: 'incomplete_cvc', message: 'Your card’s security code is incomplete.' } : undefined;
}

/** The year with four digits. */
export function readExpiry(text: string): { readonly month: number; readonly year: number } {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
