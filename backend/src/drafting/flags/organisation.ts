import type { Row } from './case.ts';
import { finder } from './find-words.ts';

const charity = finder({
  words: ['charity', 'charities', 'charitable', 'trust', 'hospice', 'church', 'foundation', 'appeal'],
});
const body = finder({
  words: [
    'organisation',
    'organization',
    'society',
    'association',
    'club',
    'school',
    'college',
    'university',
    'museum',
    'hospital',
    'parish',
    'company',
    'ltd',
    'limited',
    'llp',
    'plc',
    'cic',
    'solicitors',
    'save the children',
    'children in need',
  ],
});

export const charityWord = ({ name, relationship }: Pick<Row, 'name' | 'relationship'>): string | null =>
  charity(relationship) ?? charity(name);

export const isOrganisation = (row: Pick<Row, 'name' | 'relationship' | 'charity'>): boolean =>
  row.charity !== null || charityWord(row) !== null || body(row.relationship) !== null || body(row.name) !== null;
