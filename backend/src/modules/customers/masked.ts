/** An address for whoever may not know it: `j…@example.test`. */
export const masked = (email: string): string => email.replace(/^(.).*(?=@)/, '$1…');
