/** When somebody is there, and how soon they answer an email. */
export const SUPPORT = { hours: 'Monday to Friday, 9am-6pm', reply: 'within 24 hours' } as const;
