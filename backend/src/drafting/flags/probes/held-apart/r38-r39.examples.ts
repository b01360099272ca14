import { BETHAN, DAUGHTER, GARETH, SPOUSE } from '../testing/bases.ts';
import { gift, giftTo, probe, type ProbeGroup, related, takerAt } from '../testing/probe.ts';

export const R38_R39: ProbeGroup = {
  R38: {
    raises: [
      related('daughter, uses a wheelchair'),
      related('son with Down’s syndrome'),
      related('daughter with special needs'),
      related('cousin, drug addict'),
      gift('£5,000 although he is on benefits'),
      gift('£2,000, he gets DLA'),
      related('son with aspergers'),
      related('brother who has severe mental illness'),
      related('disabeld daughter'),
      related('son who gets income support'),
    ],
    silent: [
      giftTo('National Autistic Society', 'charity'),
      giftTo('Guide Dogs for the Blind', 'charity'),
      giftTo('Sue Banks', 'friend who works in benefits advice'),
      gift('Benefits Street box set'),
      gift('venetian blinds'),
      takerAt('1 Carehome Lane, Hull'),
      giftTo('Gamblers Anonymous', 'charity'),
      giftTo('Royal Hospital for Neuro-disability', 'charity'),
    ],
  },
  R39: {
    raises: [
      probe('the same executor twice', 'single', { executors: [BETHAN, BETHAN] }),
      probe('Bethan Price and Bethan Pryce, both sister', 'single', { executors: [{ ...BETHAN, fullName: 'Bethan Pryce' }, GARETH] }),
      probe('one name, two addresses', 'single', { executors: [{ ...BETHAN, address: '77 Park Road, Swansea, SA1 1AA' }, GARETH] }),
      probe('the husband misspelled as executor', 'family', { executors: [{ ...SPOUSE, fullName: 'Davd Hughes' }, DAUGHTER] }),
    ],
    silent: [
      probe('Ellie and Millie, twins', 'young', {
        children: [
          { fullName: 'Ellie Hughes', dob: '2015-03-03' },
          { fullName: 'Millie Hughes', dob: '2015-03-03' },
        ],
      }),
      probe('the children in two places', 'widow', {}),
      probe('Marie Curie and Marie Rose Curry', 'single', {
        customBeneficiaries: [
          { fullName: 'Marie Curie', address: 'London', relationship: 'charity', percentage: 50 },
          { fullName: 'Marie Rose Curry', address: 'Leeds', relationship: 'niece', percentage: 50 },
        ],
      }),
      probe('one address in two spellings', 'single', { executors: [{ ...BETHAN, address: '2, Mill Lane, Cardiff CF10 1AA' }, GARETH] }),
      probe('Harry and Barry', 'couple', {
        customSubstitutes: [
          { fullName: 'Harry Bowen', relationship: 'nephew', percentage: 50 },
          { fullName: 'Barry Bowen', relationship: 'brother', percentage: 50 },
        ],
      }),
    ],
  },
};
