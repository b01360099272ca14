import type { GuideId } from '../../shared/guides.ts';
import { number, sum } from '../../shared/law.ts';

export type Term = {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
  /** Where it is explained at length. */
  readonly guide?: GuideId;
  /** How else guides say it, beside the name itself and its plural. */
  readonly also?: readonly string[];
};

const term = (name: string, meaning: string, guide?: GuideId, also?: readonly string[]): Term => ({
  id: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name,
  meaning,
  ...(guide && { guide }),
  ...(also && { also }),
});

/** The words of wills and estates that people ask about, in order of the alphabet. */
export const GLOSSARY: readonly Term[] = [
  term(
    'Administrator',
    'Somebody who sorts out an estate when there is no executor. The court appoints them, usually the nearest relative.',
    'intestacy-rules',
  ),
  term(
    'Attestation clause',
    'The words above the signatures which say that the will was signed properly, with both witnesses watching.',
    'will-validity-requirements',
  ),
  term('Beneficiary', 'Anybody who is given something by a will: a person, a charity or a club.', undefined, ['beneficiaries']),
  term(
    'Capacity',
    'Being able to understand what a will does, what you own, and who might expect something. Without it a will is not valid.',
    'will-validity-requirements',
  ),
  term('Codicil', 'A short document that changes a will, signed in the same way. A new will is nearly always clearer.', 'will-over-60'),
  term(
    'Deed of variation',
    `An agreement after a death to share things differently. For tax it counts as the will's own words if it is in writing, made within ${number('variationYears')} years, and says that it is to count so.`,
    'inheritance-tax-uk',
  ),
  term(
    'Deferred payment agreement',
    'The council pays for a care home now and takes the money from your home later, with interest.',
    'care-fee-protection',
  ),
  term(
    'Deliberate deprivation',
    'Giving things away so that the council pays for care. It can then count them as if you still had them.',
    'care-fee-protection',
  ),
  term('Estate', 'Everything that somebody owned when they died, less what they owed.'),
  term(
    'Executor',
    'The person who carries out a will: gathers what there is, pays what is owed and shares out the rest. You choose them.',
    'executor-duties-uk',
  ),
  term(
    'Grant of probate',
    'The paper from the court which proves that executors may act. Banks and the Land Registry ask for it.',
    'probate-process-uk',
  ),
  term(
    'Guardian',
    'Somebody you choose to bring up your children under 18 if no parent with parental responsibility is left.',
    'guardians-children-will',
  ),
  term('Intestacy rules', 'The law that shares out what you own if there is no valid will.', 'intestacy-rules', ['intestacy']),
  term(
    'Joint tenants',
    'Two or more people who own all of a home together. When one dies, whoever is left has it, whatever a will says.',
    'unmarried-couple-buying-a-home',
  ),
  term(
    'Lasting power of attorney',
    'A document that lets somebody you trust decide for you while you live: on health and care only when you cannot, on money sooner if you allow it. It ends when you die.',
    'will-over-60',
    ['lasting powers of attorney'],
  ),
  term('Legacy', 'A gift in a will of a sum of money or of a certain thing.', 'leaving-money-to-charity', ['legacies']),
  term(
    'Letters of administration',
    "The paper from the court for an estate with no executor, whether or not there is a will. The administrator's power comes from it.",
    'intestacy-rules',
  ),
  term(
    'Life interest',
    'The right to use something, such as a home, or to have its income, for life and no longer. It needs a trust, and we do not write those.',
    'will-for-a-stepfamily',
  ),
  term(
    'Mirror wills',
    'Two wills of a couple that say the same thing the other way round. Each can still be changed.',
    'mirror-wills-couples',
  ),
  term('Mutual wills', 'Two wills with a promise not to change them. We do not write them.', 'mirror-wills-couples'),
  term(
    'Nil rate band',
    `The first ${sum('inheritanceTaxNilRateBand')} of an estate, on which no inheritance tax is paid.`,
    'inheritance-tax-uk',
  ),
  term(
    'Parental responsibility',
    'The rights and duties of a parent in law. Not every father has it, and stepparents do not have it automatically.',
    'guardians-children-will',
  ),
  term(
    'Personal chattels',
    'Belongings such as furniture, jewellery and a car. Money, business things and things held only as an investment are not among them.',
    'intestacy-rules',
  ),
  term('Probate', 'Proving a will to the court. People also say it of everything that executors do.', 'probate-process-uk'),
  term(
    'Residence nil rate band',
    `Up to ${sum('residenceNilRateBand')} more without tax, if your home goes to children or grandchildren.`,
    'inheritance-tax-uk',
  ),
  term('Residue', 'What is left of an estate after debts, costs and gifts. In most wills it is nearly everything.'),
  term(
    'Revoke',
    'To cancel a will: by a new one, by destroying it on purpose, and usually by marrying or forming a civil partnership.',
    'will-validity-requirements',
    ['revokes', 'revoked'],
  ),
  term('Substitute', 'Whoever takes a gift or a role if the first person cannot.'),
  term(
    'Survivorship',
    `A rule that somebody must live for some days after you to inherit. Our wills say ${number('willSurvivorship')}.`,
    'mirror-wills-couples',
  ),
  term(
    'Tenants in common',
    'Two or more people who each own a share of a home. Your will decides about your share.',
    'unmarried-couple-buying-a-home',
  ),
  term('Testator', 'The person whose will it is.'),
  term(
    'Trust',
    'Money or property that some people look after for others, by rules in a will or a deed.',
    'will-carer-of-a-disabled-child',
  ),
  term(
    'Witness',
    'One of two independent adults, not beneficiaries, who watch you sign your will and then sign it too.',
    'will-validity-requirements',
    ['witnesses'],
  ),
];
