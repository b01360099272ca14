import { isClearlyOrganisation } from '@willow/contracts';

export { isClearlyOrganisation } from '@willow/contracts';

type Named = Parameters<typeof isClearlyOrganisation>[0];

/** What it is called that somebody cannot take: people die, organisations close. */
export const goneInWords = (who: Named, died = 'has died before you'): string => (isClearlyOrganisation(who) ? 'has closed' : died);
