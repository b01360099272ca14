import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { reviewFlags } from '../draft-will.ts';
import { explained, paper, text } from '../testing/choices.ts';
import { CARYS, MARRIED, RHYS } from '../testing/example-people.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { plan, share } from '../testing/planned.ts';
import { questionsFor } from './questions-for-customer.ts';

const SHARES = ['Ann Roe', 'Ben Roe', 'Cat Roe', 'Dan Roe'].map((name) => share(name, 25));
const CHILDREN: WillAnswers = { hasChildren: 'yes', childrenCount: 2, children: [CARYS, RHYS], beneficiaryType: 'children' };

describe('the letter that goes with a will', () => {
  it('says of whose marriage it speaks', () => {
    const married = paper(plan({ ...MARRIED, partnerSubstituteRule: 'intestacy' }));
    expect(married).toContain('If you marry again or form a new civil partnership, this will is cancelled.');
    expect(married).toContain(
      'If your marriage or civil partnership is dissolved or annulled, this will treats your partner as if they had died before you.',
    );
    expect(paper(plan({ expectsToMarry: 'Tom Lee' }))).toContain(
      'If that marriage or civil partnership is later dissolved or annulled, this will treats Tom Lee as if they had died before you.',
    );
    expect(paper(plan({}))).toContain('If you marry or form a civil partnership, this will is cancelled.');
  });

  it('says once what becomes of every share, where it is the same for all', () => {
    expect(explained(plan({ customBeneficiaries: SHARES }))).toContain(
      'If someone has died before you, their share goes to the others in proportion.',
    );
    expect(explained(plan({ customBeneficiaries: [share('Elm Hospice', 50, 'charity'), share('Ann Roe', 50)] }))).toContain(
      'If someone has died before you or an organisation has closed, that share goes to the other one.',
    );
  });

  it('says at what age children get their shares, among what matters most', () => {
    expect(paper(plan({ ...CHILDREN, childrenSubstituteRule: 'per_stirpes', childrenAge: '25' }))).toContain(
      'shared equally by your children, each at the age of 25: ',
    );
    expect(
      paper(plan({ ...MARRIED, ...CHILDREN, beneficiaryType: 'partner', partnerSubstituteRule: 'children', childrenAge: '21' })),
    ).toContain(
      'it is shared equally by your children, each at the age of 21, and the children of one who has died take that one’s share.',
    );
  });

  it('asks about every charity, not about the first alone', () => {
    const answers = { ...SINGLE, customBeneficiaries: [share('Shelter', 50, 'charity'), share('Macmillan Cancer Support', 50, 'charity')] };
    const asked = questionsFor(reviewFlags({ answers, testator: MARGARET, on: ON }), answers);
    expect(asked).toContain('What are the exact name and the charity number of each charity you have named?');
  });
});

describe('the explanation of executors', () => {
  const person = (fullName: string) => ({ fullName, address: '1 High Street', relationship: 'friend' });

  it('counts them: one other, or the others, and who takes over', () => {
    expect(explained(plan({ executors: [person('Ann Roe'), person('Ben Roe')] }))).toContain(
      'if one of them cannot, the other carries on.',
    );
    const three = plan({ executors: [person('Ann Roe'), person('Ben Roe'), person('Cat Roe')] });
    expect(explained(three)).toContain('if one of them cannot, the others carry on.');
    expect(explained(plan({ executors: [person('Ann Roe')], reserveExecutors: [person('Ben Roe')] }))).toContain(
      'If they cannot, Ben Roe takes over.',
    );
  });
});

describe('the signing sheet', () => {
  const THEIR_CHILDREN = 'Their children and grandchildren should not be witnesses either';

  it('warns of descendants where they may come to inherit', () => {
    expect(paper(plan({ ...CHILDREN, childrenSubstituteRule: 'per_stirpes' }))).toContain(THEIR_CHILDREN);
    expect(paper(plan({ customBeneficiaries: SHARES }))).not.toContain(THEIR_CHILDREN);
    expect(paper(plan({ ...CHILDREN, childrenSubstituteRule: 'surviving_children' }))).not.toContain(THEIR_CHILDREN);
  });
});

describe('funeral wishes', () => {
  it('are quoted, and what they quote in single quotes', () => {
    const will = plan({ funeralWishes: 'Please sing “Calon Lân” and "My Way".' });
    expect(text(will)).toContain('“Please sing ‘Calon Lân’ and ‘My Way’.”');
  });
});
