import { isSurelyOrganisation } from '@willow/contracts';

export { isSurelyOrganisation } from '@willow/contracts';

type Named = Parameters<typeof isSurelyOrganisation>[0];

/** What it is called that somebody cannot take: people die, organisations close. */
export const goneInWords = (who: Named, died = 'has died before you'): string => (isSurelyOrganisation(who) ? 'has closed' : died);
