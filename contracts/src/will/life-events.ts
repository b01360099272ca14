/**
 * When a signed will should be looked at again: the one text of dashboard and yearly mail. Wills Act 1837, s.18 and s.18B (marriage and civil
 * partnership) and s.18A and s.18C (their end), as amended to November 2026.
 */
export const LIFE_EVENTS: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'You marry or form a civil partnership', text: 'It cancels your will, unless the will was made for that marriage.' },
  {
    title: 'You divorce, or a civil partnership ends',
    text: 'What you left to that person fails, as if they had died, and they can no longer be your executor.',
  },
  {
    title: 'A child is born or adopted',
    text: 'Your will may not provide for them as you would wish, and may not name a guardian for them.',
  },
  { title: 'Somebody whom your will names dies', text: 'Their share goes where your will says. Check that it is where you want it.' },
  { title: 'You buy or sell a home', text: 'How a home is owned decides whether your will reaches it.' },
  { title: 'You move abroad', text: 'The law of another country may apply to what you own there.' },
  { title: 'You become much richer or poorer', text: 'Sums of money and shares may no longer be fair, and tax may be due.' },
];
