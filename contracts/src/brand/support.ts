/** When somebody is there, and how soon they answer an email. The contact page states the office's own, shorter hours. */
export const SUPPORT = {
  hours: 'Monday to Friday, 9am-6pm',
  officeHours: 'Monday-Friday 9:00am-5:30pm UK time',
  reply: 'within 24 hours',
  replyDays: 'Monday to Friday',
} as const;
