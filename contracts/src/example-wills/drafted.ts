/* oxlint-disable max-lines -- made by backend/src/drafting/example-wills.test.ts */
import type { DraftedExample } from './example-will.ts';
import type { ExampleId } from './example-wills.ts';

/** What the drafting library makes of the example wills. */
export const DRAFTED: Readonly<Record<ExampleId, DraftedExample>> = {
  'sample-will': {
    title: 'Will of Sarah Jane Bennett',
    clauses: [
      {
        id: 'this-will',
        number: 1,
        heading: 'This will',
        explanation: [
          'This cancels every will you made before, so that only this one counts.',
          'It covers everything you own that can pass by a will, under the law of England and Wales.',
        ],
        step: null,
        wording: [
          {
            number: '1.1',
            text: 'From the day I sign it, this is my only will. I cancel (revoke) every will and codicil I made before it.',
            items: [],
          },
          {
            number: '1.2',
            text: 'It deals with everything I own when I die and am free to leave by will, wherever it is.',
            items: [],
          },
          {
            number: '1.3',
            text: 'The law of England and Wales governs this will.',
            items: [],
          },
        ],
      },
      {
        id: 'family',
        number: 2,
        heading: 'My family',
        explanation: [
          '“My Partner” is James Bennett. “My Children” are Thomas Bennett and Emily Bennett.',
          'A child who legally becomes yours after you sign shares equally with them, if James Bennett has died before you.',
        ],
        step: 2,
        wording: [
          {
            number: '2.1',
            text: '“My Partner” means James Bennett, who is my spouse or civil partner on the day I sign this will, and nobody else.',
            items: [],
          },
          {
            number: '2.2',
            text: '“My Children” means the following, and also anyone who legally becomes my child after I sign this will, by birth, adoption, a parental order or in any other way:',
            items: [
              {
                label: '(a)',
                text: 'Thomas Bennett, born 20 February 2013;',
              },
              {
                label: '(b)',
                text: 'Emily Bennett, born 11 July 2016.',
              },
            ],
          },
          {
            number: '2.3',
            text: 'Each person listed above counts as one of My Children for every purpose of this will, whatever their legal relationship to me.',
            items: [],
          },
        ],
      },
      {
        id: 'executors',
        number: 3,
        heading: 'Executors and trustees',
        explanation: [
          'James Bennett and Ruth Palmer will collect what you own, pay what you owe and carry out this will.',
          'They act together, and if one of them cannot, the other carries on.',
        ],
        step: 5,
        wording: [
          {
            number: '3.1',
            text: 'I appoint these people together as my executors and trustees:',
            items: [
              {
                label: '(a)',
                text: 'James Bennett, of 6 Meadow Lane, Ludlow, SY8 1QR (Husband);',
              },
              {
                label: '(b)',
                text: 'Ruth Palmer, of 18 Corve Street, Ludlow, SY8 1ST (Sister).',
              },
            ],
          },
          {
            number: '3.2',
            text: 'If one of them has died, or cannot or does not want to act, the rest may act without that person and have every power this will gives.',
            items: [],
          },
          {
            number: '3.3',
            text: '“My Executors” means whoever is acting as executor or trustee of this will at the time, whether one person or more, and an “Executor” is any one of them.',
            items: [],
          },
        ],
      },
      {
        id: 'guardian',
        number: 4,
        heading: 'Guardian',
        explanation: [
          'If your children are still under 18 and without a parent, Ruth Palmer will look after them, or Michael Bennett if Ruth Palmer cannot.',
          'As long as another parent with parental responsibility is alive, that parent usually looks after them.',
        ],
        step: 3,
        wording: [
          {
            number: '4.1',
            text: 'I appoint Ruth Palmer, of 18 Corve Street, Ludlow, SY8 1ST (Sister) as guardian of each of My Children who is under 18 when this appointment takes effect.',
            items: [],
          },
          {
            number: '4.2',
            text: 'If Ruth Palmer has died, or cannot or does not want to act, I appoint Michael Bennett, of 40 Bridge Street, Hereford, HR4 9UV (Brother-in-law) as guardian instead.',
            items: [],
          },
          {
            number: '4.3',
            text: 'The appointment takes effect when the law allows it to. As a rule, that is when the child has no living parent with parental responsibility.',
            items: [],
          },
        ],
      },
      {
        id: 'gifts',
        number: 5,
        heading: 'Particular gifts',
        explanation: [
          'Before anything else is shared out, Grace Palmer and Emily Bennett get 2 particular gifts.',
          'A gift fails if whoever should get it is no longer there, or if you own nothing that fits it, and then it goes with the rest of your estate.',
        ],
        step: 8,
        wording: [
          {
            number: '5.1',
            text: 'I make these gifts:',
            items: [
              {
                label: '(a)',
                text: 'to Grace Palmer (niece): £1,000 (one thousand pounds);',
              },
              {
                label: '(b)',
                text: 'to Emily Bennett (daughter): my grandmother’s gold watch.',
              },
            ],
          },
          {
            number: '5.2',
            text: 'A person receives their gift only if they survive me. A gift that fails becomes part of my Residuary Estate, and nobody takes it in that person’s place.',
            items: [],
          },
          {
            number: '5.3',
            text: 'A gift of something I own covers only what I own when I die. If a gift names a kind of thing, such as “my car”, it means what I own of that kind when I die, even if I did not own it when I signed this will. If I then own nothing that fits the gift, it fails and nothing replaces it. A gift does not fail only because the thing has been repaired, renamed or renumbered, or has moved to a successor of the bank or company that held it.',
            items: [],
          },
          {
            number: '5.4',
            text: 'A gift of a sum of money is paid from my estate as a whole and does not depend on any particular account, unless the gift says that it does.',
            items: [],
          },
          {
            number: '5.5',
            text: 'Inheritance tax on these gifts, and the reasonable cost of keeping, insuring and delivering them within the United Kingdom, is paid from my Residuary Estate. Whoever receives something that is subject to a mortgage, loan or charge takes it with that liability.',
            items: [],
          },
        ],
      },
      {
        id: 'pets',
        number: 6,
        heading: 'My pets',
        explanation: [
          'The pets you have when you die and £500 go to Ruth Palmer, who must be willing to take them. Otherwise your executors find them a new home, and talk to your family first; the money goes to whoever takes the pets, and your executors decide how several people share it. The pets’ keep until then is paid from your estate.',
          'How your pets are looked after is a wish that binds nobody, because an animal cannot inherit: ask Ruth Palmer before you sign.',
        ],
        step: 8,
        wording: [
          {
            number: '6.1',
            text: '“My Pets” means these animals: my dog Biscuit; and also any other animal that I keep as a pet. My Pets are only animals that I own when I die, and no animal that a gift in clause 5 is about, even if that gift fails, is one of them.',
            items: [],
          },
          {
            number: '6.2',
            text: 'I give My Pets to Ruth Palmer (sister) if Ruth Palmer survives me and is willing to take them.',
            items: [],
          },
          {
            number: '6.3',
            text: 'My Executors are to find a new home for any of My Pets that Ruth Palmer does not take. I ask them to talk to my family about it first. I give each of those animals to the person or organisation whom My Executors choose within a year of my death, and who takes it.',
            items: [],
          },
          {
            number: '6.4',
            text: 'I also give the sum of £500 (five hundred pounds) to whoever takes My Pets under this clause, on condition of taking them. It is one sum, however many animals there are: if more than one person or organisation takes them, My Executors must divide it between all of those as My Executors think fair.',
            items: [],
          },
          {
            number: '6.5',
            text: 'It is my wish that whoever takes My Pets looks after them for the rest of their lives and spends the sum on their care. This wish binds nobody and creates no trust.',
            items: [],
          },
          {
            number: '6.6',
            text: 'Until somebody takes them, My Executors may leave My Pets with anyone who can look after them. The reasonable cost of that, and of bringing them to their new home within the United Kingdom, is paid from my Residuary Estate, and so is any inheritance tax on the gifts in this clause.',
            items: [],
          },
          {
            number: '6.7',
            text: 'Any of My Pets that nobody takes becomes part of my Residuary Estate, and so does the sum if nobody takes any of them.',
            items: [],
          },
        ],
      },
      {
        id: 'digital',
        number: 7,
        heading: 'Digital accounts and files',
        explanation: [
          'Your executors may open, use, copy, move, close and delete your accounts and what is on your devices, as far as the law and the providers allow, and James Bennett gets the photographs, letters and other files that matter to your family rather than for money; devices, cryptoassets and balances go with the rest of your estate unless a particular gift names them. Your executors may delete what is private before they hand over a device, and may give copies of the files to your family if nobody takes them.',
          'Never write a password in a will, which anybody can read after probate: keep a list of accounts and passwords apart from it, and tell your executors where.',
        ],
        step: 8,
        wording: [
          {
            number: '7.1',
            text: 'So far as the law and the terms of whoever provides them allow, My Executors may open, use, copy, transfer, close and delete my online accounts, the computers, telephones and other devices that I own, and what is stored in them or for me elsewhere. I consent to their having access for this.',
            items: [],
          },
          {
            number: '7.2',
            text: 'Except so far as clause 5 gives them away, I give those of my digital files whose value is sentimental, such as photographs, films, letters, messages and diaries, wherever they are stored, to James Bennett (husband), if James Bennett survives me.',
            items: [],
          },
          {
            number: '7.3',
            text: 'That gift includes no device, and nothing that has a value in money, such as a cryptoasset, the balance of an account or a right that brings income. Except so far as clause 5 gives them away, these are part of my Residuary Estate.',
            items: [],
          },
          {
            number: '7.4',
            text: 'Before a device is sold or handed over to anyone, My Executors may copy those files from it and delete what is private on it.',
            items: [],
          },
          {
            number: '7.5',
            text: 'If the gift of those files fails, they become part of my Residuary Estate, and My Executors may give copies of them to members of my family.',
            items: [],
          },
        ],
      },
      {
        id: 'home',
        number: 8,
        heading: 'My home',
        explanation: [
          'Your share of your home is yours to leave: it goes with the rest of your estate unless a particular gift says so, and not to the other owners by itself.',
          'If you are not sure how it is owned, look at the register of HM Land Registry: owners of shares usually have a restriction there.',
        ],
        step: 4,
        wording: [
          {
            number: '8.1',
            text: 'On the day I sign this will I own a share of 6 Meadow Lane, Ludlow, SY8 1QR as a tenant in common. That share does not pass automatically to the other owners when I die. Except so far as clause 5 gives it away, whatever I own of it when I die, and can leave by will, is part of my Residuary Estate.',
            items: [],
          },
        ],
      },
      {
        id: 'debts',
        number: 9,
        heading: 'Debts, expenses and tax',
        explanation: [
          'Debts, the funeral and costs are paid first, then your particular gifts, then the sum that goes with your pets; what is left is what gets shared out, and your executors may sell or keep any of it until then.',
          'Inheritance tax on a share comes out of that share, so one person’s tax does not shrink another’s. Tax on what passes outside this will is paid by whoever receives it, unless the law says otherwise.',
        ],
        step: null,
        wording: [
          {
            number: '9.1',
            text: 'My Executors must first pay my debts, my funeral costs and the cost of dealing with my estate, and the inheritance tax on the gifts in clause 5, clause 6 and clause 7.',
            items: [],
          },
          {
            number: '9.2',
            text: '“My Residuary Estate” means everything this will deals with that is left after those payments and after the gifts in clause 5, clause 6 and clause 7. My Executors may sell or keep any part of it until they share it out.',
            items: [],
          },
          {
            number: '9.3',
            text: 'Inheritance tax on anything that passes outside this will is paid by whoever receives it, unless the law says otherwise.',
            items: [],
          },
          {
            number: '9.4',
            text: 'Inheritance tax on my Residuary Estate comes out of it. Where it is shared, the shares are worked out before tax, and tax that is due on a share comes out of that share alone.',
            items: [],
          },
        ],
      },
      {
        id: 'residue',
        number: 10,
        heading: 'The rest of my estate',
        explanation: [
          'Everything that is left goes to James Bennett if they are alive 28 days after you die.',
          'If James Bennett has died first, it is shared equally by your children, each at the age of 21, and the children of one who has died take that one’s share. If that one leaves none, your other children do. If none of these is left, the law’s intestacy rules decide.',
          'What James Bennett inherits is then theirs: they can spend it, or make a new will that leaves it to somebody else, so this will does not protect your children’s share. If that worries you, ask a solicitor about a trust.',
        ],
        step: 6,
        wording: [
          {
            number: '10.1',
            text: 'If My Partner survives me, I give my Residuary Estate to My Partner.',
            items: [],
          },
          {
            number: '10.2',
            text: 'If My Partner does not survive me, I give my Residuary Estate to My Children. My Executors must divide it into equal shares: one for each of My Children who survives me, and one for each of My Children who does not survive me but leaves Descendants who do. A surviving child takes one share. Descendants take the share of the child they descend from, in the way clause 14 explains.',
            items: [],
          },
          {
            number: '10.3',
            text: 'One of My Children takes a share under this clause only on reaching the age of 21. If one of My Children survives me but dies before that age, this clause applies as if that child had not survived me, and as if any of that child’s Descendants who are then alive had survived me.',
            items: [],
          },
          {
            number: '10.4',
            text: 'If nobody takes under this clause, clause 15 applies.',
            items: [],
          },
        ],
      },
      {
        id: 'under-18',
        number: 11,
        heading: 'Gifts to anyone under 18, and My Children’s shares',
        explanation: [
          'A child of yours gets their share at 21, and if they die before that it goes on as if they had died before you; until then your executors look after it and may spend it, income and capital, on their upkeep, education or benefit. Anything for anyone else under 18 is theirs at once and looked after until they are 18. What is spent may be paid to a parent, a guardian or whoever cares for the young person, or to the young person from the age of 16, and so may what belongs to somebody under 18; your executors need not check how it is used.',
          'Waiting after 18 has a price: inheritance tax of up to £1.80 for every £100 of a share at 21, tax returns for the trust, and executors who stay in office until then.',
        ],
        step: 7,
        wording: [
          {
            number: '11.1',
            text: 'Except for a share that depends on an age under clause 10, a gift under this will to someone under 18 belongs to that person, but My Executors hold it for them on trust until they reach 18. If they die before that, it is part of their own estate and this will does not pass it on.',
            items: [],
          },
          {
            number: '11.2',
            text: 'Until then My Executors may spend any of its income or capital on that person’s upkeep, education or benefit, and must add income they do not spend to the capital.',
            items: [],
          },
          {
            number: '11.3',
            text: 'My Executors hold the share of one of My Children on trust until that child reaches the age of 21 or dies before it. Until then, and after the child is 18 as well, My Executors may spend any of its income or capital on that child’s upkeep, education or benefit, and must add income they do not spend to the capital: the child has no right to income before that age.',
            items: [],
          },
          {
            number: '11.4',
            text: 'My Executors may pay what they spend under this clause to a parent, a guardian or whoever is caring for that person, or to the person themselves once they are 16. They may hand over in the same way what belongs to someone under 18, but no share that depends on an age. That recipient’s receipt frees My Executors from responsibility for how it is used.',
            items: [],
          },
          {
            number: '11.5',
            text: 'While there is only one Executor, that Executor should appoint a second person to act as trustee with them before holding money or land under this clause.',
            items: [],
          },
        ],
      },
      {
        id: 'powers',
        number: 12,
        heading: 'Powers',
        explanation: [
          'These are practical powers, so that your executors can sell, let, borrow, invest, insure and take advice without asking a court. They may hand over things in place of money without anybody’s consent, and may use a power that benefits them too if another executor or an independent valuer agrees that the terms are fair.',
          'An unpaid executor who makes an honest mistake does not have to pay for it: this protects them, and limits what your family can claim.',
        ],
        step: null,
        wording: [
          {
            number: '12.1',
            text: 'On top of the powers the law gives them, My Executors may:',
            items: [
              {
                label: '(a)',
                text: 'keep, sell, let, borrow against, insure or improve anything in my estate;',
              },
              {
                label: '(b)',
                text: 'invest as freely as if the money were their own, which includes buying a home for someone to live in;',
              },
              {
                label: '(c)',
                text: 'hand over particular assets as all or part of someone’s share, at their value on the day, without needing anyone’s consent;',
              },
              {
                label: '(d)',
                text: 'pay for professional help from my estate, and act on the advice they get;',
              },
              {
                label: '(e)',
                text: 'treat the receipt of an organisation’s treasurer or other proper officer as enough;',
              },
              {
                label: '(f)',
                text: 'use a power even though they also benefit from it, as long as another Executor or an independent valuer agrees that the terms are fair.',
              },
            ],
          },
          {
            number: '12.2',
            text: 'An Executor who is not paid for acting is not liable for a loss caused by an honest mistake.',
            items: [],
          },
        ],
      },
      {
        id: 'funeral',
        number: 13,
        heading: 'Funeral wishes',
        explanation: [
          'Your wishes for your funeral are written down in your own words.',
          'Your executors are asked to follow them and do not have to, so tell your family as well.',
        ],
        step: 9,
        wording: [
          {
            number: '13.1',
            text: 'These are my wishes for my funeral. They are not legally binding, and nothing in them makes a gift. I ask My Executors to follow them as far as they reasonably can.',
            items: [],
          },
          {
            number: '13.2',
            text: '“A cremation at Ludlow, with music and no black ties.”',
            items: [],
          },
        ],
      },
      {
        id: 'words',
        number: 14,
        heading: 'What words in this will mean',
        explanation: [
          'This fixes what the words in your will mean: above all, a person must be alive 28 days after your death to take anything.',
          'If your marriage or civil partnership is dissolved or annulled, your partner is treated as if they had died before you.',
        ],
        step: null,
        wording: [
          {
            number: '14.1',
            text: 'A person “survives me” if they are still alive at the end of the period of 28 days that begins with the day I die. A child conceived before I die and born alive later counts as surviving me. A person takes a gift under this will only if they survive me.',
            items: [],
          },
          {
            number: '14.2',
            text: 'Someone is treated for a gift as not surviving me if they refuse (disclaim) it, or if the law takes it from them because they, or their husband, wife or civil partner, witnessed this will or because they unlawfully killed me. Being under 18 or bankrupt does not count, and nor does agreeing to pass a gift on to someone else.',
            items: [],
          },
          {
            number: '14.3',
            text: '“Descendants” means children, grandchildren and so on. When Descendants take a share, the children of the person whose share it was take it equally if they survive me; where one of those children does not survive me but leaves Descendants who do, those Descendants take that child’s part in the same way. Nobody takes while their own parent takes.',
            items: [],
          },
          {
            number: '14.4',
            text: 'This will states who takes if someone does not survive me, so section 33 of the Wills Act 1837 does not apply to it.',
            items: [],
          },
          {
            number: '14.5',
            text: 'A gift to an organisation that has changed its name, merged or closed goes to whatever body has taken over its work. If there is no such body, the gift fails.',
            items: [],
          },
          {
            number: '14.6',
            text: 'In this will, “the intestacy rules” are the rules of the law of England and Wales, in force when I die, that decide who inherits what a will does not give away.',
            items: [],
          },
          {
            number: '14.7',
            text: 'If my marriage to, or civil partnership with, My Partner is dissolved or annulled before I die, or the law of England and Wales treats it as dissolved or annulled, this will takes effect as if My Partner did not survive me and could not act. Changing a civil partnership into a marriage does not count.',
            items: [],
          },
          {
            number: '14.8',
            text: 'Headings are only a guide.',
            items: [],
          },
        ],
      },
      {
        id: 'safety-net',
        number: 15,
        heading: 'Anything not given away',
        explanation: [
          'If some part of your estate is not given to anyone, the law’s intestacy rules decide who gets it.',
          'Saying so on purpose means there is no doubt about what you wanted.',
        ],
        step: null,
        wording: [
          {
            number: '15.1',
            text: 'If this will does not give away some part of my estate, or a gift of it fails and nothing else in this will says where it goes, that part passes under the intestacy rules. I have thought about this and it is what I want.',
            items: [],
          },
        ],
      },
    ],
    cases: [
      {
        dead: [],
        summary: 'James Bennett takes everything.',
      },
      {
        dead: ['James Bennett'],
        summary: 'Thomas Bennett takes half and Emily Bennett takes half.',
      },
    ],
    comparison: {
      estateValue: 240000,
      withWill: [
        {
          name: 'James Bennett',
          share: {
            numerator: 1,
            denominator: 1,
          },
          pounds: 238500,
        },
        {
          name: 'Grace Palmer',
          share: null,
          pounds: 1000,
        },
        {
          name: 'Ruth Palmer',
          share: null,
          pounds: 500,
        },
      ],
      withoutWill: [
        {
          name: 'James Bennett',
          share: {
            numerator: 1,
            denominator: 1,
          },
          pounds: 240000,
        },
        {
          name: 'Thomas Bennett',
          share: {
            numerator: 0,
            denominator: 1,
          },
          pounds: 0,
        },
        {
          name: 'Emily Bennett',
          share: {
            numerator: 0,
            denominator: 1,
          },
          pounds: 0,
        },
      ],
      differences: [
        'James Bennett gets £1,500 less than without a will.',
        'Grace Palmer gets £1,000 by this will and nothing without it.',
        'Ruth Palmer gets £500 by this will and nothing without it.',
      ],
      notes: [
        'This is a picture of today, with everybody alive and before debts, costs and tax.',
        'Without a will, a husband, wife or civil partner must be alive 28 days after you die.',
        'Without a will your partner also gets your personal belongings, and interest on the fixed sum until it is paid.',
        'Without a will stepchildren get nothing: the sums count everybody else whom you listed as your child by birth or adoption. The children of a child who has died take that child’s share.',
        'Particular gifts of things are not in the sums: we do not know their value.',
        'Of your home, only your share belongs in the sums.',
      ],
      figures: [
        {
          label: 'Fixed net sum of a spouse or civil partner when there are children and no will',
          value: '£322,000',
          source: 'Administration of Estates Act 1925 s.46; ICAEW, 10 August 2023, for deaths on or after 26 July 2023',
          asOf: '20/11/2026',
        },
      ],
    },
    asks: [],
  },
  'unmarried-couple-buying-a-home': {
    title: 'Will of Priya Nair',
    clauses: [
      {
        id: 'home',
        number: 4,
        heading: 'My home',
        explanation: [
          'Your share of your home is yours to leave: it goes with the rest of your estate, and not to the other owners by itself.',
          'If you are not sure how it is owned, look at the register of HM Land Registry: owners of shares usually have a restriction there.',
        ],
        step: 4,
        wording: [
          {
            number: '4.1',
            text: 'On the day I sign this will I own a share of 12 Ash Grove, Leeds, LS6 2AB as a tenant in common. That share does not pass automatically to the other owners when I die. Whatever I own of it when I die, and can leave by will, is part of my Residuary Estate.',
            items: [],
          },
        ],
      },
      {
        id: 'residue',
        number: 6,
        heading: 'The rest of my estate',
        explanation: [
          'Everything that is left goes to Tom Ellis if they are alive 28 days after you die.',
          'If Tom Ellis has died first, it goes to Meera Nair. If Meera Nair has died before you, nobody else is named and the law’s intestacy rules decide.',
        ],
        step: 6,
        wording: [
          {
            number: '6.1',
            text: 'If My Partner survives me, I give my Residuary Estate to My Partner.',
            items: [],
          },
          {
            number: '6.2',
            text: 'If My Partner does not survive me, I give my Residuary Estate to Meera Nair (Sister).',
            items: [],
          },
          {
            number: '6.3',
            text: 'If neither My Partner nor Meera Nair survives me, I name nobody else to take it, and clause 10 applies.',
            items: [],
          },
        ],
      },
    ],
    cases: [
      {
        dead: [],
        summary: 'Tom Ellis takes everything.',
      },
      {
        dead: ['Tom Ellis'],
        summary: 'Meera Nair takes everything.',
      },
    ],
    comparison: {
      estateValue: 52000,
      withWill: [
        {
          name: 'Tom Ellis',
          share: {
            numerator: 1,
            denominator: 1,
          },
          pounds: 52000,
        },
      ],
      withoutWill: [
        {
          name: 'Your parents, brothers and sisters or further family (we did not ask about them)',
          share: null,
          pounds: null,
        },
      ],
      differences: [
        'Without a will the law looks for your relatives in a fixed order, and nobody you named needs to be among them.',
        'Tom Ellis gets £52,000 by this will and nothing without it.',
      ],
      notes: [
        'This is a picture of today, with everybody alive and before debts, costs and tax.',
        'Without a will, a partner you are not married to and not in a civil partnership with gets nothing.',
        'Of your home, only your share belongs in the sums.',
      ],
      figures: [],
    },
    asks: [
      'Who should inherit if the people you chose have died? As your answers are, the law would decide (the intestacy rules), and that may be somebody you did not think of.',
    ],
  },
  'will-after-having-a-baby': {
    title: 'Will of Hannah Clarke',
    clauses: [
      {
        id: 'guardian',
        number: 4,
        heading: 'Guardian',
        explanation: [
          'If your child is still under 18 and without a parent, Beth Marsh will look after them, or Daniel Clarke if Beth Marsh cannot.',
          'As long as another parent with parental responsibility is alive, that parent usually looks after them.',
        ],
        step: 3,
        wording: [
          {
            number: '4.1',
            text: 'I appoint Beth Marsh, of 22 Quay Street, Ipswich, IP4 1QR (Sister) as guardian of each of My Children who is under 18 when this appointment takes effect.',
            items: [],
          },
          {
            number: '4.2',
            text: 'If Beth Marsh has died, or cannot or does not want to act, I appoint Daniel Clarke, of 9 Green Lane, Norwich, NR3 1ST (Brother-in-law) as guardian instead.',
            items: [],
          },
          {
            number: '4.3',
            text: 'The appointment takes effect when the law allows it to. As a rule, that is when the child has no living parent with parental responsibility.',
            items: [],
          },
        ],
      },
      {
        id: 'residue',
        number: 6,
        heading: 'The rest of my estate',
        explanation: [
          'Everything that is left goes to Owen Clarke if they are alive 28 days after you die.',
          'If Owen Clarke has died first, it goes to Isla Clarke, at the age of 21, or to their own children if Isla Clarke has died too; a child you have later shares equally. If none of these is left, the law’s intestacy rules decide.',
          'What Owen Clarke inherits is then theirs: they can spend it, or make a new will that leaves it to somebody else, so this will does not protect your child’s share. If that worries you, ask a solicitor about a trust.',
        ],
        step: 6,
        wording: [
          {
            number: '6.1',
            text: 'If My Partner survives me, I give my Residuary Estate to My Partner.',
            items: [],
          },
          {
            number: '6.2',
            text: 'If My Partner does not survive me, I give my Residuary Estate to My Children. My Executors must divide it into equal shares: one for each of My Children who survives me, and one for each of My Children who does not survive me but leaves Descendants who do. A surviving child takes one share. Descendants take the share of the child they descend from, in the way clause 9 explains.',
            items: [],
          },
          {
            number: '6.3',
            text: 'One of My Children takes a share under this clause only on reaching the age of 21. If one of My Children survives me but dies before that age, this clause applies as if that child had not survived me, and as if any of that child’s Descendants who are then alive had survived me.',
            items: [],
          },
          {
            number: '6.4',
            text: 'If nobody takes under this clause, clause 10 applies.',
            items: [],
          },
        ],
      },
      {
        id: 'under-18',
        number: 7,
        heading: 'Gifts to anyone under 18, and My Children’s shares',
        explanation: [
          'A child of yours gets their share at 21, and if they die before that it goes on as if they had died before you; until then your executors look after it and may spend it, income and capital, on their upkeep, education or benefit. Anything for anyone else under 18 is theirs at once and looked after until they are 18. What is spent may be paid to a parent, a guardian or whoever cares for the young person, or to the young person from the age of 16, and so may what belongs to somebody under 18; your executors need not check how it is used.',
          'Waiting after 18 has a price: inheritance tax of up to £1.80 for every £100 of a share at 21, tax returns for the trust, and executors who stay in office until then.',
        ],
        step: 7,
        wording: [
          {
            number: '7.1',
            text: 'Except for a share that depends on an age under clause 6, a gift under this will to someone under 18 belongs to that person, but My Executors hold it for them on trust until they reach 18. If they die before that, it is part of their own estate and this will does not pass it on.',
            items: [],
          },
          {
            number: '7.2',
            text: 'Until then My Executors may spend any of its income or capital on that person’s upkeep, education or benefit, and must add income they do not spend to the capital.',
            items: [],
          },
          {
            number: '7.3',
            text: 'My Executors hold the share of one of My Children on trust until that child reaches the age of 21 or dies before it. Until then, and after the child is 18 as well, My Executors may spend any of its income or capital on that child’s upkeep, education or benefit, and must add income they do not spend to the capital: the child has no right to income before that age.',
            items: [],
          },
          {
            number: '7.4',
            text: 'My Executors may pay what they spend under this clause to a parent, a guardian or whoever is caring for that person, or to the person themselves once they are 16. They may hand over in the same way what belongs to someone under 18, but no share that depends on an age. That recipient’s receipt frees My Executors from responsibility for how it is used.',
            items: [],
          },
          {
            number: '7.5',
            text: 'While there is only one Executor, that Executor should appoint a second person to act as trustee with them before holding money or land under this clause.',
            items: [],
          },
        ],
      },
    ],
    cases: [
      {
        dead: [],
        summary: 'Owen Clarke takes everything.',
      },
      {
        dead: ['Owen Clarke'],
        summary: 'Isla Clarke takes everything.',
      },
    ],
    comparison: {
      estateValue: 380000,
      withWill: [
        {
          name: 'Owen Clarke',
          share: {
            numerator: 1,
            denominator: 1,
          },
          pounds: 380000,
        },
      ],
      withoutWill: [
        {
          name: 'Owen Clarke',
          share: {
            numerator: 351,
            denominator: 380,
          },
          pounds: 351000,
        },
        {
          name: 'Isla Clarke',
          share: {
            numerator: 29,
            denominator: 380,
          },
          pounds: 29000,
        },
      ],
      differences: [
        'Owen Clarke gets £29,000 more than without a will.',
        'Isla Clarke would get £29,000 without a will and gets nothing of the rest of your estate while everybody named is alive.',
      ],
      notes: [
        'This is a picture of today, with everybody alive and before debts, costs and tax.',
        'Without a will, a husband, wife or civil partner must be alive 28 days after you die.',
        'Without a will your partner also gets your personal belongings, and interest on the fixed sum until it is paid.',
        'Without a will stepchildren get nothing: the sums count everybody else whom you listed as your child by birth or adoption. The children of a child who has died take that child’s share.',
      ],
      figures: [
        {
          label: 'Fixed net sum of a spouse or civil partner when there are children and no will',
          value: '£322,000',
          source: 'Administration of Estates Act 1925 s.46; ICAEW, 10 August 2023, for deaths on or after 26 July 2023',
          asOf: '20/11/2026',
        },
      ],
    },
    asks: [],
  },
  'will-for-a-stepfamily': {
    title: 'Will of Karen Whitfield',
    clauses: [
      {
        id: 'residue',
        number: 5,
        heading: 'The rest of my estate',
        explanation: [
          'Everything that is left goes to Paul Whitfield (40%), Joshua Lane (20%), Ellie Lane (20%) and Daniel Whitfield (20%).',
          'If someone has died before you, the share of Joshua Lane, Ellie Lane or Daniel Whitfield goes to their own children or, if they leave none, to the others in proportion; the share of Paul Whitfield goes to the others in proportion. If none of these is left, the law’s intestacy rules decide.',
        ],
        step: 6,
        wording: [
          {
            number: '5.1',
            text: 'I give my Residuary Estate to these people and organisations in these shares:',
            items: [
              {
                label: '(a)',
                text: '40% to Paul Whitfield (Husband);',
              },
              {
                label: '(b)',
                text: '20% to Joshua Lane (Son);',
              },
              {
                label: '(c)',
                text: '20% to Ellie Lane (Daughter);',
              },
              {
                label: '(d)',
                text: '20% to Daniel Whitfield (Stepson).',
              },
            ],
          },
          {
            number: '5.2',
            text: 'If Joshua Lane, Ellie Lane or Daniel Whitfield does not survive me but leaves Descendants who do, those Descendants take that person’s share in the way clause 8 explains.',
            items: [],
          },
          {
            number: '5.3',
            text: 'If a share in clause 5.1 fails and nobody takes it under the rest of this clause, it is added to the shares in clause 5.1 that take effect, in proportion to their percentages. If none takes effect, clause 9 applies.',
            items: [],
          },
        ],
      },
    ],
    cases: [
      {
        dead: [],
        summary: 'Paul Whitfield takes 40%, Joshua Lane takes 20%, Ellie Lane takes 20% and Daniel Whitfield takes 20%.',
      },
      {
        dead: ['Paul Whitfield'],
        summary: 'Joshua Lane takes one third, Ellie Lane takes one third and Daniel Whitfield takes one third.',
      },
    ],
    comparison: {
      estateValue: 280000,
      withWill: [
        {
          name: 'Paul Whitfield',
          share: {
            numerator: 2,
            denominator: 5,
          },
          pounds: 112000,
        },
        {
          name: 'Joshua Lane',
          share: {
            numerator: 1,
            denominator: 5,
          },
          pounds: 56000,
        },
        {
          name: 'Ellie Lane',
          share: {
            numerator: 1,
            denominator: 5,
          },
          pounds: 56000,
        },
        {
          name: 'Daniel Whitfield',
          share: {
            numerator: 1,
            denominator: 5,
          },
          pounds: 56000,
        },
      ],
      withoutWill: [
        {
          name: 'Paul Whitfield',
          share: {
            numerator: 1,
            denominator: 1,
          },
          pounds: 280000,
        },
        {
          name: 'Joshua Lane',
          share: {
            numerator: 0,
            denominator: 1,
          },
          pounds: 0,
        },
        {
          name: 'Ellie Lane',
          share: {
            numerator: 0,
            denominator: 1,
          },
          pounds: 0,
        },
      ],
      differences: [
        'Paul Whitfield gets £168,000 less than without a will.',
        'Joshua Lane gets £56,000 by this will and nothing without it.',
        'Ellie Lane gets £56,000 by this will and nothing without it.',
        'Daniel Whitfield gets £56,000 by this will and nothing without it.',
      ],
      notes: [
        'This is a picture of today, with everybody alive and before debts, costs and tax.',
        'Without a will, a husband, wife or civil partner must be alive 28 days after you die.',
        'Without a will your partner also gets your personal belongings, and interest on the fixed sum until it is paid.',
        'Without a will stepchildren get nothing: the sums count everybody else whom you listed as your child by birth or adoption. The children of a child who has died take that child’s share.',
      ],
      figures: [
        {
          label: 'Fixed net sum of a spouse or civil partner when there are children and no will',
          value: '£322,000',
          source: 'Administration of Estates Act 1925 s.46; ICAEW, 10 August 2023, for deaths on or after 26 July 2023',
          asOf: '20/11/2026',
        },
      ],
    },
    asks: [],
  },
  'will-when-separated': {
    title: 'Will of Amira Khan',
    clauses: [
      {
        id: 'executors',
        number: 3,
        heading: 'Executors and trustees',
        explanation: [
          'Imran Malik and Sofia Reyes will collect what you own, pay what you owe and carry out this will.',
          'They act together, and if one of them cannot, the other carries on.',
        ],
        step: 5,
        wording: [
          {
            number: '3.1',
            text: 'I appoint these people together as my executors and trustees:',
            items: [
              {
                label: '(a)',
                text: 'Imran Malik, of 14 Queen Street, Luton, LU2 7WX (Brother);',
              },
              {
                label: '(b)',
                text: 'Sofia Reyes, of 2 Canal Road, Luton, LU1 1YZ (Friend).',
              },
            ],
          },
          {
            number: '3.2',
            text: 'If one of them has died, or cannot or does not want to act, the rest may act without that person and have every power this will gives.',
            items: [],
          },
          {
            number: '3.3',
            text: '“My Executors” means whoever is acting as executor or trustee of this will at the time, whether one person or more, and an “Executor” is any one of them.',
            items: [],
          },
        ],
      },
      {
        id: 'residue',
        number: 6,
        heading: 'The rest of my estate',
        explanation: [
          'Everything that is left is shared equally by your children, each at the age of 21: Zara Khan and Adam Khan.',
          'If a child has died before you, that child’s own children take the share; if there are none, your other children do. If none of these is left, the law’s intestacy rules decide.',
        ],
        step: 6,
        wording: [
          {
            number: '6.1',
            text: 'I give my Residuary Estate to My Children. My Executors must divide it into equal shares: one for each of My Children who survives me, and one for each of My Children who does not survive me but leaves Descendants who do. A surviving child takes one share. Descendants take the share of the child they descend from, in the way clause 9 explains.',
            items: [],
          },
          {
            number: '6.2',
            text: 'One of My Children takes a share under this clause only on reaching the age of 21. If one of My Children survives me but dies before that age, this clause applies as if that child had not survived me, and as if any of that child’s Descendants who are then alive had survived me.',
            items: [],
          },
          {
            number: '6.3',
            text: 'If nobody takes under this clause, clause 10 applies.',
            items: [],
          },
        ],
      },
    ],
    cases: [
      {
        dead: [],
        summary: 'Zara Khan takes half and Adam Khan takes half.',
      },
      {
        dead: ['Zara Khan'],
        summary: 'The children of Zara Khan take half and Adam Khan takes half.',
      },
    ],
    comparison: {
      estateValue: 145000,
      withWill: [
        {
          name: 'Zara Khan',
          share: {
            numerator: 1,
            denominator: 2,
          },
          pounds: 72500,
        },
        {
          name: 'Adam Khan',
          share: {
            numerator: 1,
            denominator: 2,
          },
          pounds: 72500,
        },
      ],
      withoutWill: [
        {
          name: 'Yusuf Khan',
          share: {
            numerator: 1,
            denominator: 1,
          },
          pounds: 145000,
        },
        {
          name: 'Zara Khan',
          share: {
            numerator: 0,
            denominator: 1,
          },
          pounds: 0,
        },
        {
          name: 'Adam Khan',
          share: {
            numerator: 0,
            denominator: 1,
          },
          pounds: 0,
        },
      ],
      differences: [
        'Zara Khan gets £72,500 by this will and nothing without it.',
        'Adam Khan gets £72,500 by this will and nothing without it.',
        'Yusuf Khan would get £145,000 without a will and gets nothing of the rest of your estate while everybody named is alive.',
      ],
      notes: [
        'This is a picture of today, with everybody alive and before debts, costs and tax.',
        'Without a will, a husband, wife or civil partner must be alive 28 days after you die.',
        'Without a will your partner also gets your personal belongings, and interest on the fixed sum until it is paid.',
        'Without a will stepchildren get nothing: the sums count everybody else whom you listed as your child by birth or adoption. The children of a child who has died take that child’s share.',
      ],
      figures: [
        {
          label: 'Fixed net sum of a spouse or civil partner when there are children and no will',
          value: '£322,000',
          source: 'Administration of Estates Act 1925 s.46; ICAEW, 10 August 2023, for deaths on or after 26 July 2023',
          asOf: '20/11/2026',
        },
      ],
    },
    asks: [
      'Is it your wish that your husband, wife or partner, or whoever you are to marry, receives nothing by this will? A husband, wife or civil partner could ask a court for a fair share, and somebody who has lived with you for two years for what they need to live on.',
    ],
  },
  'will-over-60': {
    title: 'Will of Brian Holt',
    clauses: [
      {
        id: 'residue',
        number: 6,
        heading: 'The rest of my estate',
        explanation: [
          'Everything that is left is divided into equal shares: one for Alison Holt, one for Graham Holt and one for the children of Philip Holt, who has died.',
          'If a child of yours dies before you, that child’s own children take the share. A share that nobody is left to take is added to the others. If none of these is left, the law’s intestacy rules decide.',
        ],
        step: 6,
        wording: [
          {
            number: '6.1',
            text: 'I give my Residuary Estate to My Children. My Executors must divide it into equal shares: one for each of My Children who survives me, and one for each of My Children who does not survive me but leaves Descendants who do. A surviving child takes one share. Descendants take the share of the child they descend from, in the way clause 10 explains.',
            items: [],
          },
          {
            number: '6.2',
            text: 'If nobody takes under this clause, clause 11 applies.',
            items: [],
          },
        ],
      },
      {
        id: 'funeral',
        number: 9,
        heading: 'Funeral wishes',
        explanation: [
          'Your wishes for your funeral are written down in your own words.',
          'Your executors are asked to follow them and do not have to, so tell your family as well.',
        ],
        step: 9,
        wording: [
          {
            number: '9.1',
            text: 'These are my wishes for my funeral. They are not legally binding, and nothing in them makes a gift. I ask My Executors to follow them as far as they reasonably can.',
            items: [],
          },
          {
            number: '9.2',
            text: '“A short service at the crematorium, and a walk by the river after it.”',
            items: [],
          },
        ],
      },
    ],
    cases: [
      {
        dead: [],
        summary: 'Alison Holt takes one third, Graham Holt takes one third and the children of Philip Holt take one third.',
      },
      {
        dead: ['Graham Holt'],
        summary: 'Alison Holt takes one third, the children of Graham Holt take one third and the children of Philip Holt take one third.',
      },
    ],
    comparison: {
      estateValue: 360000,
      withWill: [
        {
          name: 'Alison Holt',
          share: {
            numerator: 1,
            denominator: 3,
          },
          pounds: 120000,
        },
        {
          name: 'Graham Holt',
          share: {
            numerator: 1,
            denominator: 3,
          },
          pounds: 120000,
        },
        {
          name: 'The children of Philip Holt',
          share: {
            numerator: 1,
            denominator: 3,
          },
          pounds: 120000,
        },
      ],
      withoutWill: [
        {
          name: 'Alison Holt',
          share: {
            numerator: 1,
            denominator: 3,
          },
          pounds: 120000,
        },
        {
          name: 'Graham Holt',
          share: {
            numerator: 1,
            denominator: 3,
          },
          pounds: 120000,
        },
        {
          name: 'The children of Philip Holt',
          share: {
            numerator: 1,
            denominator: 3,
          },
          pounds: 120000,
        },
      ],
      differences: [],
      notes: [
        'This is a picture of today, with everybody alive and before debts, costs and tax.',
        'Without a will, a partner you are not married to and not in a civil partnership with gets nothing.',
        'Without a will stepchildren get nothing: the sums count everybody else whom you listed as your child by birth or adoption. The children of a child who has died take that child’s share.',
      ],
      figures: [],
    },
    asks: [],
  },
  'will-for-a-first-home': {
    title: 'Will of Callum Reid',
    clauses: [
      {
        id: 'home',
        number: 3,
        heading: 'My home',
        explanation: [
          'Your home, or your share of it, goes to Kirsty Reid before the rest is shared out, and a mortgage on it goes with it. Inheritance tax on it also comes out of the rest. Nobody else gets a right to live there, not even a partner.',
          'If Kirsty Reid dies before you, it goes with the rest of your estate. If you no longer own it, the home that you own and live in at the end takes its place.',
          'If you come to own it together with somebody else, it may go straight to that owner: look at this will again then.',
        ],
        step: 4,
        wording: [
          {
            number: '3.1',
            text: 'On the day I sign this will I am the only owner of 19 Bay View, Cardiff, CF10 5JK.',
            items: [],
          },
          {
            number: '3.2',
            text: '“My Home” means whatever I own of 19 Bay View, Cardiff, CF10 5JK when I die and can leave by will. If I own nothing of it then, My Home means instead whatever I own, and can leave by will, of the house or flat in England or Wales that is my only or main home when I die, or that was my last home before I moved to live in care.',
            items: [],
          },
          {
            number: '3.3',
            text: 'I give My Home to Kirsty Reid (sister), if Kirsty Reid survives me.',
            items: [],
          },
          {
            number: '3.4',
            text: 'Whoever takes My Home takes it with any mortgage, loan or charge on it, and that is not paid from the rest of my estate.',
            items: [],
          },
          {
            number: '3.5',
            text: 'Inheritance tax on this gift is paid from my Residuary Estate, and so is the reasonable cost of keeping and insuring My Home until it is handed over, and of transferring it.',
            items: [],
          },
          {
            number: '3.6',
            text: 'If Kirsty Reid does not survive me, My Home becomes part of my Residuary Estate.',
            items: [],
          },
        ],
      },
      {
        id: 'residue',
        number: 5,
        heading: 'The rest of my estate',
        explanation: [
          'Everything that is left goes to Kirsty Reid (70%) and Jamie Walsh (30%).',
          'If someone has died before you, their share goes to the other one. If none of these is left, the law’s intestacy rules decide.',
        ],
        step: 6,
        wording: [
          {
            number: '5.1',
            text: 'I give my Residuary Estate to these people and organisations in these shares:',
            items: [
              {
                label: '(a)',
                text: '70% to Kirsty Reid (Sister);',
              },
              {
                label: '(b)',
                text: '30% to Jamie Walsh (Friend).',
              },
            ],
          },
          {
            number: '5.2',
            text: 'If a share in clause 5.1 fails and nobody takes it under the rest of this clause, it is added to the shares in clause 5.1 that take effect, in proportion to their percentages. If none takes effect, clause 9 applies.',
            items: [],
          },
        ],
      },
    ],
    cases: [
      {
        dead: [],
        summary: 'Kirsty Reid takes 70% and Jamie Walsh takes 30%.',
      },
      {
        dead: ['Jamie Walsh'],
        summary: 'Kirsty Reid takes everything.',
      },
    ],
    comparison: {
      estateValue: 18000,
      withWill: [
        {
          name: 'Kirsty Reid',
          share: {
            numerator: 7,
            denominator: 10,
          },
          pounds: 12600,
        },
        {
          name: 'Jamie Walsh',
          share: {
            numerator: 3,
            denominator: 10,
          },
          pounds: 5400,
        },
      ],
      withoutWill: [
        {
          name: 'Your parents, brothers and sisters or further family (we did not ask about them)',
          share: null,
          pounds: null,
        },
      ],
      differences: [
        'Without a will the law looks for your relatives in a fixed order, and nobody you named needs to be among them.',
        'Kirsty Reid gets £12,600 by this will. Without it, that would depend on who your relatives are.',
        'Jamie Walsh gets £5,400 by this will and nothing without it.',
      ],
      notes: [
        'This is a picture of today, with everybody alive and before debts, costs and tax.',
        'Without a will, a partner you are not married to and not in a civil partnership with gets nothing.',
        'Your home goes to Kirsty Reid by itself, whatever it is worth: leave its value out of the sums.',
      ],
      figures: [],
    },
    asks: ['Should the share of somebody who dies before you be divided among the others? That is what this will does.'],
  },
  'pets-in-a-will': {
    title: 'Will of Joan Pritchard',
    clauses: [
      {
        id: 'pets',
        number: 3,
        heading: 'My pets',
        explanation: [
          'The pets you have when you die and £2,500 go to Marion Gale, who must be willing to take them. Otherwise your executors find them a new home, and talk to your family first; the money goes to whoever takes the pets, and your executors decide how several people share it. The pets’ keep until then is paid from your estate.',
          'How your pets are looked after is a wish that binds nobody, because an animal cannot inherit: ask Marion Gale before you sign.',
        ],
        step: 8,
        wording: [
          {
            number: '3.1',
            text: '“My Pets” means these animals: my dogs Bracken and Tess; and also any other animal that I keep as a pet. My Pets are only animals that I own when I die.',
            items: [],
          },
          {
            number: '3.2',
            text: 'I give My Pets to Marion Gale (friend) if Marion Gale survives me and is willing to take them.',
            items: [],
          },
          {
            number: '3.3',
            text: 'My Executors are to find a new home for any of My Pets that Marion Gale does not take. I ask them to talk to my family about it first. I give each of those animals to the person or organisation whom My Executors choose within a year of my death, and who takes it.',
            items: [],
          },
          {
            number: '3.4',
            text: 'I also give the sum of £2,500 (two thousand five hundred pounds) to whoever takes My Pets under this clause, on condition of taking them. It is one sum, however many animals there are: if more than one person or organisation takes them, My Executors must divide it between all of those as My Executors think fair.',
            items: [],
          },
          {
            number: '3.5',
            text: 'It is my wish that whoever takes My Pets looks after them for the rest of their lives and spends the sum on their care. This wish binds nobody and creates no trust.',
            items: [],
          },
          {
            number: '3.6',
            text: 'Until somebody takes them, My Executors may leave My Pets with anyone who can look after them. The reasonable cost of that, and of bringing them to their new home within the United Kingdom, is paid from my Residuary Estate, and so is any inheritance tax on the gifts in this clause.',
            items: [],
          },
          {
            number: '3.7',
            text: 'Any of My Pets that nobody takes becomes part of my Residuary Estate, and so does the sum if nobody takes any of them.',
            items: [],
          },
        ],
      },
      {
        id: 'residue',
        number: 5,
        heading: 'The rest of my estate',
        explanation: [
          'Everything that is left goes to Lucy Pritchard and Edward Pritchard in equal shares.',
          'If someone has died before you, their share goes to the other one. If none of these is left, the law’s intestacy rules decide.',
        ],
        step: 6,
        wording: [
          {
            number: '5.1',
            text: 'I give my Residuary Estate in equal shares to these people and organisations:',
            items: [
              {
                label: '(a)',
                text: 'Lucy Pritchard (Niece);',
              },
              {
                label: '(b)',
                text: 'Edward Pritchard (Nephew).',
              },
            ],
          },
          {
            number: '5.2',
            text: 'If a share in clause 5.1 fails and nobody takes it under the rest of this clause, it is divided equally among the shares in clause 5.1 that take effect. If none takes effect, clause 9 applies.',
            items: [],
          },
        ],
      },
    ],
    cases: [
      {
        dead: [],
        summary: 'Lucy Pritchard takes half and Edward Pritchard takes half.',
      },
      {
        dead: ['Marion Gale'],
        summary: 'Lucy Pritchard takes half and Edward Pritchard takes half.',
      },
    ],
    comparison: {
      estateValue: 82500,
      withWill: [
        {
          name: 'Lucy Pritchard',
          share: {
            numerator: 1,
            denominator: 2,
          },
          pounds: 40000,
        },
        {
          name: 'Edward Pritchard',
          share: {
            numerator: 1,
            denominator: 2,
          },
          pounds: 40000,
        },
        {
          name: 'Marion Gale',
          share: null,
          pounds: 2500,
        },
      ],
      withoutWill: [
        {
          name: 'Your parents, brothers and sisters or further family (we did not ask about them)',
          share: null,
          pounds: null,
        },
      ],
      differences: [
        'Without a will the law looks for your relatives in a fixed order, and nobody you named needs to be among them.',
        'Lucy Pritchard gets £40,000 by this will. Without it, that would depend on who your relatives are.',
        'Edward Pritchard gets £40,000 by this will. Without it, that would depend on who your relatives are.',
        'Marion Gale gets £2,500 by this will and nothing without it.',
      ],
      notes: [
        'This is a picture of today, with everybody alive and before debts, costs and tax.',
        'Without a will, a partner you are not married to and not in a civil partnership with gets nothing.',
        'Particular gifts of things are not in the sums: we do not know their value.',
      ],
      figures: [],
    },
    asks: [
      'Will there be enough for these sums of money? If you own less in the end, they are cut down, and little or nothing may be left for everybody else.',
      'Should the share of somebody who dies before you be divided among the others? That is what this will does.',
    ],
  },
  'leaving-money-to-charity': {
    title: 'Will of Alan Fox',
    clauses: [
      {
        id: 'gifts',
        number: 3,
        heading: 'Particular gifts',
        explanation: [
          'Before anything else is shared out, The Avonside Hospice gets 1 particular gift.',
          'A gift fails if whoever should get it is no longer there, or if you own nothing that fits it, and then it goes with the rest of your estate.',
          'If inheritance tax is due when you die, The Avonside Hospice gets a tenth of what it is charged on, and the rest is taxed at 36% instead of 40%: of every £100 the charity gets £10, and the others get £2.40 less between them.',
          'If no tax is due, or other gifts to charity make up the tenth, The Avonside Hospice gets nothing by this gift.',
        ],
        step: 8,
        wording: [
          {
            number: '3.1',
            text: 'I make these gifts:',
            items: [
              {
                label: '(a)',
                text: 'to The Avonside Hospice (registered charity 9999999): the Charity Tenth.',
              },
            ],
          },
          {
            number: '3.2',
            text: 'The “Charity Tenth” means the smallest sum that brings the general component of my estate, as the Inheritance Tax Act 1984 describes it, to the lower rate of inheritance tax for giving to charity, counting everything else that charities are given out of that component. It is worked out by the law in force when I die. It is nothing if no inheritance tax would be due on that component, or if the lower rate applies to it without this gift.',
            items: [],
          },
          {
            number: '3.3',
            text: 'A person receives their gift only if they survive me. A gift that fails becomes part of my Residuary Estate, and nobody takes it instead.',
            items: [],
          },
          {
            number: '3.4',
            text: 'A gift of a sum of money is paid from my estate as a whole and does not depend on any particular account, unless the gift says that it does.',
            items: [],
          },
          {
            number: '3.5',
            text: 'Inheritance tax on these gifts is paid from my Residuary Estate.',
            items: [],
          },
        ],
      },
    ],
    cases: [
      {
        dead: [],
        summary: 'Helen Fox takes half and Robert Fox takes half.',
      },
      {
        dead: ['Robert Fox'],
        summary: 'Helen Fox takes everything.',
      },
    ],
    comparison: {
      estateValue: 525000,
      withWill: [
        {
          name: 'Helen Fox',
          share: {
            numerator: 1,
            denominator: 2,
          },
          pounds: 262500,
        },
        {
          name: 'Robert Fox',
          share: {
            numerator: 1,
            denominator: 2,
          },
          pounds: 262500,
        },
      ],
      withoutWill: [
        {
          name: 'Your parents, brothers and sisters or further family (we did not ask about them)',
          share: null,
          pounds: null,
        },
      ],
      differences: [
        'Without a will the law looks for your relatives in a fixed order, and nobody you named needs to be among them.',
        'Helen Fox gets £262,500 by this will. Without it, that would depend on who your relatives are.',
        'Robert Fox gets £262,500 by this will. Without it, that would depend on who your relatives are.',
      ],
      notes: [
        'This is a picture of today, with everybody alive and before debts, costs and tax.',
        'Without a will, a partner you are not married to and not in a civil partnership with gets nothing.',
        'The Charity Tenth is not in the sums either: it depends on the tax when you die.',
      ],
      figures: [],
    },
    asks: ['Should the share of somebody who dies before you be divided among the others? That is what this will does.'],
  },
  'will-while-working-abroad': {
    title: 'Will of Grace Adeyemi',
    clauses: [
      {
        id: 'home',
        number: 4,
        heading: 'My home',
        explanation: [
          'You own your home jointly: it passes straight to the other owner if they outlive you, whatever this will says.',
          'If they have died before you, or you have stopped owning it jointly by then, your part of it goes with the rest of your estate.',
        ],
        step: 4,
        wording: [
          {
            number: '4.1',
            text: 'On the day I sign this will I own 44 Harbour Street, Bristol, BS1 6QR jointly with somebody else, as joint tenants. Whatever I own of it when I die, and can leave by will, is part of my Residuary Estate.',
            items: [],
          },
          {
            number: '4.2',
            text: 'If another joint owner is alive when I die and we are still joint tenants then, my part passes to that owner automatically and outside this will.',
            items: [],
          },
        ],
      },
      {
        id: 'residue',
        number: 6,
        heading: 'The rest of my estate',
        explanation: [
          'Everything that is left goes to Daniel Adeyemi if they are alive 28 days after you die.',
          'If Daniel Adeyemi has died first, it goes to Esther Cole and Samuel Cole in equal shares. If one of them has died too, their share goes to the other one. If none of these is left, the law’s intestacy rules decide.',
        ],
        step: 6,
        wording: [
          {
            number: '6.1',
            text: 'If My Partner survives me, I give my Residuary Estate to My Partner.',
            items: [],
          },
          {
            number: '6.2',
            text: 'If My Partner does not survive me, I give my Residuary Estate in equal shares to these people:',
            items: [
              {
                label: '(a)',
                text: 'Esther Cole (Sister);',
              },
              {
                label: '(b)',
                text: 'Samuel Cole (Brother).',
              },
            ],
          },
          {
            number: '6.3',
            text: 'If a share in clause 6.2 fails and nobody takes it under the rest of this clause, it is divided equally among the shares in clause 6.2 that take effect. If none takes effect, clause 10 applies.',
            items: [],
          },
        ],
      },
    ],
    cases: [
      {
        dead: [],
        summary: 'Daniel Adeyemi takes everything.',
      },
      {
        dead: ['Daniel Adeyemi'],
        summary: 'Esther Cole takes half and Samuel Cole takes half.',
      },
    ],
    comparison: {
      estateValue: 90000,
      withWill: [
        {
          name: 'Daniel Adeyemi',
          share: {
            numerator: 1,
            denominator: 1,
          },
          pounds: 90000,
        },
      ],
      withoutWill: [
        {
          name: 'Daniel Adeyemi',
          share: {
            numerator: 1,
            denominator: 1,
          },
          pounds: 90000,
        },
      ],
      differences: [],
      notes: [
        'This is a picture of today, with everybody alive and before debts, costs and tax.',
        'Without a will, a husband, wife or civil partner must be alive 28 days after you die.',
        'Your home passes to the other owner if they outlive you, with this will or without one: leave its value out of the sums then.',
      ],
      figures: [],
    },
    asks: [],
  },
  'will-single-no-children': {
    title: 'Will of Rebecca Stone',
    clauses: [
      {
        id: 'residue',
        number: 4,
        heading: 'The rest of my estate',
        explanation: [
          'Everything that is left goes to Matthew Stone (50%), Carmen Diaz (30%) and Poppy Hart (20%).',
          'If someone has died before you, the share of Matthew Stone goes to their own children or, if they leave none, to the others in proportion; the share of Carmen Diaz or Poppy Hart goes to the others in proportion. If none of these is left, the law’s intestacy rules decide.',
        ],
        step: 6,
        wording: [
          {
            number: '4.1',
            text: 'I give my Residuary Estate to these people and organisations in these shares:',
            items: [
              {
                label: '(a)',
                text: '50% to Matthew Stone (Brother);',
              },
              {
                label: '(b)',
                text: '30% to Carmen Diaz (Friend);',
              },
              {
                label: '(c)',
                text: '20% to Poppy Hart (Goddaughter).',
              },
            ],
          },
          {
            number: '4.2',
            text: 'If Matthew Stone does not survive me but leaves Descendants who do, those Descendants take that person’s share in the way clause 7 explains.',
            items: [],
          },
          {
            number: '4.3',
            text: 'If a share in clause 4.1 fails and nobody takes it under the rest of this clause, it is added to the shares in clause 4.1 that take effect, in proportion to their percentages. If none takes effect, clause 8 applies.',
            items: [],
          },
        ],
      },
    ],
    cases: [
      {
        dead: [],
        summary: 'Matthew Stone takes half, Carmen Diaz takes 30% and Poppy Hart takes 20%.',
      },
      {
        dead: ['Carmen Diaz'],
        summary: 'Matthew Stone takes 5/7 and Poppy Hart takes 2/7.',
      },
      {
        dead: ['Matthew Stone'],
        summary: 'The children of Matthew Stone take half, Carmen Diaz takes 30% and Poppy Hart takes 20%.',
      },
    ],
    comparison: {
      estateValue: 160000,
      withWill: [
        {
          name: 'Matthew Stone',
          share: {
            numerator: 1,
            denominator: 2,
          },
          pounds: 80000,
        },
        {
          name: 'Carmen Diaz',
          share: {
            numerator: 3,
            denominator: 10,
          },
          pounds: 48000,
        },
        {
          name: 'Poppy Hart',
          share: {
            numerator: 1,
            denominator: 5,
          },
          pounds: 32000,
        },
      ],
      withoutWill: [
        {
          name: 'Your parents, brothers and sisters or further family (we did not ask about them)',
          share: null,
          pounds: null,
        },
      ],
      differences: [
        'Without a will the law looks for your relatives in a fixed order, and nobody you named needs to be among them.',
        'Matthew Stone gets £80,000 by this will. Without it, that would depend on who your relatives are.',
        'Carmen Diaz gets £48,000 by this will and nothing without it.',
        'Poppy Hart gets £32,000 by this will and nothing without it.',
      ],
      notes: [
        'This is a picture of today, with everybody alive and before debts, costs and tax.',
        'Without a will, a partner you are not married to and not in a civil partnership with gets nothing.',
      ],
      figures: [],
    },
    asks: [
      'Should the share of somebody who dies before you be divided among the others? That is what this will does. This is about Poppy Hart.',
    ],
  },
  'will-carer-of-a-disabled-child': {
    title: 'Will of Fiona Doyle',
    clauses: [
      {
        id: 'guardian',
        number: 4,
        heading: 'Guardian',
        explanation: [
          'If your children are still under 18 and without a parent, Nora Byrne will look after them.',
          'As long as another parent with parental responsibility is alive, that parent usually looks after them.',
        ],
        step: 3,
        wording: [
          {
            number: '4.1',
            text: 'I appoint Nora Byrne, of 6 Castle Street, Exeter, EX4 3AB (Sister) as guardian of each of My Children who is under 18 when this appointment takes effect.',
            items: [],
          },
          {
            number: '4.2',
            text: 'The appointment takes effect when the law allows it to. As a rule, that is when the child has no living parent with parental responsibility.',
            items: [],
          },
        ],
      },
      {
        id: 'under-18',
        number: 7,
        heading: 'Gifts to anyone under 18',
        explanation: [
          'Anything for someone under 18 is theirs at once, but your executors look after it until they are 18 and may spend it, income and capital, on their upkeep, education or benefit. They may also hand any of it to a parent, a guardian or whoever cares for the young person, or to the young person from the age of 16, and need not check how it is used.',
          'If they die before 18, it goes by law to their own family: as a rule to their parents, even one you no longer live with.',
        ],
        step: null,
        wording: [
          {
            number: '7.1',
            text: 'A gift under this will to someone under 18 belongs to that person, but My Executors hold it for them on trust until they reach 18. If they die before that, it is part of their own estate and this will does not pass it on.',
            items: [],
          },
          {
            number: '7.2',
            text: 'Until then My Executors may spend any of its income or capital on that person’s upkeep, education or benefit, and must add income they do not spend to the capital.',
            items: [],
          },
          {
            number: '7.3',
            text: 'My Executors may pay or hand over any of it to a parent, a guardian or whoever is caring for that person, or to the person themselves once they are 16. That recipient’s receipt frees My Executors from responsibility for how it is used.',
            items: [],
          },
          {
            number: '7.4',
            text: 'While there is only one Executor, that Executor should appoint a second person to act as trustee with them before holding money or land under this clause.',
            items: [],
          },
        ],
      },
    ],
    cases: [
      {
        dead: [],
        summary: 'Mark Doyle takes everything.',
      },
      {
        dead: ['Mark Doyle'],
        summary: 'Aoife Doyle takes half and Liam Doyle takes half.',
      },
    ],
    comparison: {
      estateValue: 310000,
      withWill: [
        {
          name: 'Mark Doyle',
          share: {
            numerator: 1,
            denominator: 1,
          },
          pounds: 310000,
        },
      ],
      withoutWill: [
        {
          name: 'Mark Doyle',
          share: {
            numerator: 1,
            denominator: 1,
          },
          pounds: 310000,
        },
        {
          name: 'Aoife Doyle',
          share: {
            numerator: 0,
            denominator: 1,
          },
          pounds: 0,
        },
        {
          name: 'Liam Doyle',
          share: {
            numerator: 0,
            denominator: 1,
          },
          pounds: 0,
        },
      ],
      differences: [],
      notes: [
        'This is a picture of today, with everybody alive and before debts, costs and tax.',
        'Without a will, a husband, wife or civil partner must be alive 28 days after you die.',
        'Without a will your partner also gets your personal belongings, and interest on the fixed sum until it is paid.',
        'Without a will stepchildren get nothing: the sums count everybody else whom you listed as your child by birth or adoption. The children of a child who has died take that child’s share.',
      ],
      figures: [
        {
          label: 'Fixed net sum of a spouse or civil partner when there are children and no will',
          value: '£322,000',
          source: 'Administration of Estates Act 1925 s.46; ICAEW, 10 August 2023, for deaths on or after 26 July 2023',
          asOf: '20/11/2026',
        },
      ],
    },
    asks: [
      'Is somebody who inherits disabled, on benefits, in care or in debt? What they are given outright may be lost to them. A will with a trust may suit you better.',
    ],
  },
  'will-after-a-death': {
    title: 'Will of David Lowe',
    clauses: [
      {
        id: 'executors',
        number: 3,
        heading: 'Executors and trustees',
        explanation: [
          'Rachel Lowe and Stephen Lowe will collect what you own, pay what you owe and carry out this will.',
          'They act together, and if one of them cannot, the other carries on.',
        ],
        step: 5,
        wording: [
          {
            number: '3.1',
            text: 'I appoint these people together as my executors and trustees:',
            items: [
              {
                label: '(a)',
                text: 'Rachel Lowe, of 11 Elm Close, Derby, DE3 0CD (Daughter);',
              },
              {
                label: '(b)',
                text: 'Stephen Lowe, of 25 Bridge Street, Leicester, LE1 5EF (Son).',
              },
            ],
          },
          {
            number: '3.2',
            text: 'If one of them has died, or cannot or does not want to act, the rest may act without that person and have every power this will gives.',
            items: [],
          },
          {
            number: '3.3',
            text: '“My Executors” means whoever is acting as executor or trustee of this will at the time, whether one person or more, and an “Executor” is any one of them.',
            items: [],
          },
        ],
      },
      {
        id: 'gifts',
        number: 4,
        heading: 'Particular gifts',
        explanation: [
          'Before anything else is shared out, Molly Lowe gets 1 particular gift.',
          'If whoever should get a gift is no longer there, it goes to the person you named instead; a gift that nobody can take, or that nothing you own fits, goes with the rest of your estate.',
        ],
        step: 8,
        wording: [
          {
            number: '4.1',
            text: 'I make these gifts:',
            items: [
              {
                label: '(a)',
                text: 'to Molly Lowe (granddaughter), or to Rachel Lowe (daughter) if Molly Lowe does not survive me: my late wife’s sapphire engagement ring.',
              },
            ],
          },
          {
            number: '4.2',
            text: 'A person receives their gift only if they survive me. If the first person named does not receive a gift, whoever is named to have it instead receives it, if they survive me. A gift that fails becomes part of my Residuary Estate, and nobody else takes it.',
            items: [],
          },
          {
            number: '4.3',
            text: 'A gift of something I own covers only what I own when I die. If a gift names a kind of thing, such as “my car”, it means what I own of that kind when I die, even if I did not own it when I signed this will. If I then own nothing that fits the gift, it fails and nothing replaces it. A gift does not fail only because the thing has been repaired, renamed or renumbered, or has moved to a successor of the bank or company that held it.',
            items: [],
          },
          {
            number: '4.4',
            text: 'A gift of a sum of money is paid from my estate as a whole and does not depend on any particular account, unless the gift says that it does.',
            items: [],
          },
          {
            number: '4.5',
            text: 'Inheritance tax on these gifts, and the reasonable cost of keeping, insuring and delivering them within the United Kingdom, is paid from my Residuary Estate. Whoever receives something that is subject to a mortgage, loan or charge takes it with that liability.',
            items: [],
          },
        ],
      },
      {
        id: 'residue',
        number: 7,
        heading: 'The rest of my estate',
        explanation: [
          'Everything that is left is shared equally by your children: Rachel Lowe and Stephen Lowe.',
          'If a child has died before you, that child’s own children take the share; if there are none, your other children do. If none of these is left, the law’s intestacy rules decide.',
        ],
        step: 6,
        wording: [
          {
            number: '7.1',
            text: 'I give my Residuary Estate to My Children. My Executors must divide it into equal shares: one for each of My Children who survives me, and one for each of My Children who does not survive me but leaves Descendants who do. A surviving child takes one share. Descendants take the share of the child they descend from, in the way clause 10 explains.',
            items: [],
          },
          {
            number: '7.2',
            text: 'If nobody takes under this clause, clause 11 applies.',
            items: [],
          },
        ],
      },
    ],
    cases: [
      {
        dead: [],
        summary: 'Rachel Lowe takes half and Stephen Lowe takes half.',
      },
      {
        dead: ['Stephen Lowe'],
        summary: 'Rachel Lowe takes half and the children of Stephen Lowe take half.',
      },
    ],
    comparison: {
      estateValue: 320000,
      withWill: [
        {
          name: 'Rachel Lowe',
          share: {
            numerator: 1,
            denominator: 2,
          },
          pounds: 160000,
        },
        {
          name: 'Stephen Lowe',
          share: {
            numerator: 1,
            denominator: 2,
          },
          pounds: 160000,
        },
      ],
      withoutWill: [
        {
          name: 'Rachel Lowe',
          share: {
            numerator: 1,
            denominator: 2,
          },
          pounds: 160000,
        },
        {
          name: 'Stephen Lowe',
          share: {
            numerator: 1,
            denominator: 2,
          },
          pounds: 160000,
        },
      ],
      differences: [],
      notes: [
        'This is a picture of today, with everybody alive and before debts, costs and tax.',
        'Without a will, a partner you are not married to and not in a civil partnership with gets nothing.',
        'Without a will stepchildren get nothing: the sums count everybody else whom you listed as your child by birth or adoption. The children of a child who has died take that child’s share.',
        'Particular gifts of things are not in the sums: we do not know their value.',
      ],
      figures: [],
    },
    asks: [],
  },
};
