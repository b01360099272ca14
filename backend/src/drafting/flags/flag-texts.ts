import type { TextKind, FlagText } from './case.ts';
import type { WillAnswers } from '@willow/contracts';
import { cleanAddress, cleanLine, cleanParagraphs } from '../answers/clean.ts';
import type { Testator } from '../answers/will-facts.ts';
import type { FlagSubject } from './flag-subject.ts';
import type { FlagCase, Row } from './case.ts';

type People = Pick<FlagCase, 'partner' | 'children' | 'guardian' | 'executors' | 'beneficiaries' | 'substitutes' | 'gifts' | 'home'>;

/** Every text of the live answers. The applicant's own details come first. */
export function flagTexts(people: People, testator: Testator, answers: WillAnswers): readonly FlagText[] {
  const { partner, children, guardian, executors, beneficiaries, substitutes, gifts, home } = people;
  const rows: readonly Row[] = [
    ...(partner ? [partner] : []),
    ...children,
    ...(guardian ? [guardian] : []),
    ...executors,
    ...beneficiaries,
    ...substitutes,
    ...gifts,
  ];
  const all = [
    ...ownTexts(testator),
    ...rows.flatMap(rowTexts),
    text('address', 'the address of the home', home?.address ?? '', { step: 4, path: ['property', 'address'] }),
    ...gifts.map(({ who, description, about }) => text('gift', who, description, about('description'))),
    text('funeral', 'the funeral wishes', cleanParagraphs(answers.funeralWishes ?? '').join('\n'), { step: 9, path: ['funeralWishes'] }),
  ];
  return all.filter(({ text: each }) => each !== '');
}

const text = (kind: TextKind, what: string, value: string, about: FlagSubject): FlagText => ({ kind, what, text: value, about });

const ownTexts = ({ fullName, addressLine1, addressLine2, city, county, postcode }: Testator): readonly FlagText[] => [
  text('name', 'the applicant’s name', cleanLine(fullName), { step: null, path: ['fullName'] }),
  text('address', 'the applicant’s address', cleanAddress([addressLine1, addressLine2 ?? '', city, county ?? '', postcode].join('\n')), {
    step: null,
    path: ['addressLine1'],
  }),
];

const rowTexts = ({ who, name, relationship, address, about }: Row): readonly FlagText[] => [
  text('name', `the name of ${who}`, name, about('fullName')),
  text('relationship', `the relationship of ${who}`, relationship, about('relationship')),
  text('address', `the address of ${who}`, address, about('address')),
];
