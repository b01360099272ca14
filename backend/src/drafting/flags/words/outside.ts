import { list } from '../reading/phrases.ts';

export const OUTSIDE_GROUPS = { kin: list('mum, mother, dad, father, wife, husband, partner, sister, brother, son, daughter') };

/** What may not pass by will. */
export const OUTSIDE_THINGS = list(
  `
    pension, policy, insurance, 401k, life plan, whole life plan, assurance, insurance cover, retirement savings, pension pot, pension fund, pension lump sum,
    pension savings, sipp, ssas, annuity, superannuation, avc, life insurance, life assurance, life cover, life policy, insurance policy,
    assurance policy, endowment, endowment policy, insurance payout, insurance money, death benefit, death in service, death grant,
    critical illness cover, over 50s plan, over fifties plan, joint account, joint savings, joint isa, whole of life policy,
    isa nomination, joint tenancy, lump sum, drawdown, income drawdown, income bond nomination, funeral plan, plan, term assurance, term insurance, term policy, income protection, stakeholder plan, nominated isa, nominated account, trust fund, jointly held account`,
);
export const OUTSIDE = list(
  `
    joint ?bank|savings|current|building|isa|deposit|business|share ?society account|acct|acc|ac|savings|a, joint a / c,
    joint money|funds|investments|nest|premium, jointly owned|held|with, held|owned|own jointly, in|both joint names,
    in both ?our|of names, account|savings|isa ?i|we ?hold|have|share|held with ?my|the ?late david|husband|wife|partner, joint tenant,
    my|our|the|from|in|and|a|state|private|workplace|work|company|nhs|teachers|teacher's|army|police|final|personal|stakeholder pension|pensions ~,
    pension pot|fund|scheme|savings|lump|money|benefits|provider|death, our ?bank|savings|current|building ?society account|savings|isa,
    both names, account|savings|isa ?which|that ?i|we hold|have|share|held|own|opened with my|our|him|her, insurance pays|pay|paid|will,
    insurance on my, =lgps, tontine, lump sum * pension|work|employer, shared account, jointly with, jointly owned, ^ pension ~,
    pension ?pot|fund|scheme|plan|lump|provider|benefits, death in ?the service, death|dying benefit|grant|payment,
    life insurance|assurance|cover|policy|policies|assured, insurance|assurance policy|payout|pay|money|lump|proceeds ?with|on,
    proceeds of|from ?my|the ?life insurance|policy|assurance, policy|policies with|on my ?life|aviva|prudential|pru,
    isa|sipp|credit|friendly ?union nomination|nominated|nominee, nominated to|beneficiary|for, nomination form,
    lump sum from|on ?my|the ?nhs|work|pension|employer|death, written|placed|put in|into trust with, self invested personal,
    retirement annuity|fund|pot|account|savings, mortgage protection ?policy|cover, sipp, annuity, annuities, endowment policy|with,
    superannuation, final salary, drawdown, whole of life,
    nominated isa|account|savings|bond, joint share, half of ?the ?our joint, account|savings|bond|isa|bonds ?i|we ?have|held|hold with ?my <kin>,
    a|the trust my|our * set|made|left, share|interest in|of|under * trust, interest under|in * will|estate, left in trust, life interest, <kin> and i's account|savings|money|isa,
    <kin>'s account|savings|money, our money in|at|with, workplace|work|company|employer's|works scheme, friendly society bond|plan|policy|money, with profits, times my salary,
    aviva|prudential|zurich|vitality life, our * account|savings|isa|bonds|investments|shares ~, joint with, ?additional voluntary contributions,
    aviva|prudential|sunlife|zurich|standard|nest|aegon|pru|=pru pot|plan|money|payout, death cover|policy|plan, in trust for me, held ?for ?me in trust, from ?my|the union if|when|on,
    money|payout|cash from ?my|the insurance|union|policy, with * name on ?it|too $, =qrops, savings|account|isa|bonds|money * and i have|hold|own|share,
    funeral|burial|accident|accidental ?death cover|insurance|plan|policy, account|savings|isa|bond with ?a nomination, account|savings|isa ?that|which ?i|we share|shared with, trust fund interest,
    what|money|anything|whatever * ?my employer|work|company pays|gives|owes, from ?my employer|work if|when|should, interest|share in|under * father's|mother's|grandfather's|grandmother's|uncle's|aunt's|parents'|family ?will trust,
    over # plan, over fifties plan, income protection, term|level|decreasing assurance|insurance|policy|cover, employer's scheme,
    over 40s|45s|50s|55s|60s|65s|fifties|sixties ?life plan|policy|cover|insurance, avc|avcs, critical illness cover|payout|policy|insurance|money,
    group ?life|pension|death scheme|cover|plan|assurance|insurance|policy, life scheme|cover|plan|assured, scheme at|from|with|through ?my|the work|firm|employer|company|union|job, firm's|company's|employer's|work's|union's scheme|plan|cover,
    die|dies|died|death|dying|killed in ?the service, death|nhs|army|navy|forces gratuity, payable|paid|due|payment|payments|payout|pays|pay on|upon|at|when|if ?my|i death|die,
    pays|paid|pay|payment|payable|payments|out if|when|should i die, if|when i die before|while|whilst|in|at, before i retire|retirement,
    joint building|bank|savings|post ?society|office book|passbook|account|savings, joint passbook|book|names, account ?that|which * is|are also|too|both on, my|our and * account|savings,
    =joint account|acct|ac|names|savings|bond|deposit, shared ?bank|savings|current account|savings, account|savings|isa|bond we|i|both share|hold|have|opened with|together|between`,
);
export const NOT_OUTSIDE = list(
  `
    pensioner, joint services, joint of, insurance plaque|plate|sign|mark|brochure|poster, life insurance clock, life boat,
    policy papers, pension ?age ?book|bus|day|shopping|office tin|cover|case|pass, framed, pension letter|statement|badge, joint stool|beef|pork|lamb, certificate of @, floor plan, plan of, plan chest, seating plan, house plan, planner, old age pensioner, figurine`,
);
