import { list } from '../reading/phrases.ts';

/** Words that say of somebody who takes that an outright gift may be lost, or may cost them what they live on. */
export const VULNERABLE = list(
  `
    disabled, disability, disabilities, handicapped, handicap, wheelchair, wheel chair, quadriplegic, paraplegic, tetraplegic, paralysed,
    amputee, bedridden, bed bound, housebound, blind, partially sighted, deaf, deafblind, autism, autistic, asperger, aspergers, asd,
    asc, adhd, neurodiverse, neurodivergent, downs, down's, =down syndrome, down syndrome,
    learning difficulty|difficulties|disability|disabilities|needs, special|additional|complex|high|care needs, =sen, send, ehcp,
    special school, cerebral palsy, spina bifida, muscular dystrophy, cystic fibrosis, multiple sclerosis, motor neurone, mnd, epilepsy,
    epileptic, parkinson's, parkinsons, huntington's, brain injury|injured|damage|damaged|tumour, head injury,
    mental health|illness|capacity|breakdown|age, mentally ill|handicapped|disabled|impaired, schizophrenia, schizophrenic, bipolar,
    psychosis, psychotic, personality disorder, severe|clinical|manic depression, ptsd, eating disorder, anorexia, anorexic,
    with|has|have|got|from =ms, lacks|lack|lacking|no|without capacity, court of protection, deputy, deputyship, dementia, alzheimer, alzheimers, stroke, vulnerable,
    frail, incapable, incapacitated, sheltered accommodation|housing, supported living|accommodation|housing, assisted living,
    care|nursing|residential|rest home, residential care, in care, in hospital, long term care, extra care, foster care,
    has|with carers|carer, needs|need ?full|round|constant|24 ?time|the ?clock ?hour care|carers|looking|support, full time care,
    support worker, pip, dla, esa, uc, universal credit, income support, pension credit, jsa, jobseekers, job seekers, housing benefit,
    council tax support, tax credit, disability|attendance|carers|carer's|employment allowance|living, personal independence,
    on|claims|claiming|receives|gets|living ?means ?tested ?state|disability|welfare benefits|benefit|dole|welfare, benefits $,
    benefits claimant, means tested, blue badge, motability, on the dole, unemployed long, alcoholic, alcoholism, alcohol, drink problem,
    drinks too, drinks heavily, heavy drinker, drinking problem,
    drink|drug|substance|alcohol|gambling|betting problem|dependency|dependent|addiction|addict|abuse|misuse|habit|issues|trouble,
    addict, addicted, addiction, drug user|addict|addiction|problem|rehab, drugs, heroin, cocaine, crack, cannabis, methadone, rehab,
    detox, recovering, in recovery, gambling, gambler, gambles, betting, bankrupt, bankruptcy, insolvent, insolvency, iva,
    individual voluntary, debt relief, dro, ccj, ccjs, county court, debt, debts, debtor, indebted, in arrears, owes money|a, creditors,
    bailiffs, loan shark, debt management, spendthrift, bad with money,
    cannot|can't|not|cant|unable|hopeless manage ?<their> money|finances, =sectioned, homeless, rough sleeper, in prison, abusive,
    under the influence, coercive, going through ?a divorce`,
);

/** "epilepsy nurse", "special needs teacher", "bankruptcy lawyer" */
export const VULNERABLE_GROUPS = {
  condition: list(
    `
    disability, disabled, autism, blind, deaf, dementia, alzheimers, parkinsons, addiction, alcohol, drug, drugs, substance, rehab, gambling, debt, bankruptcy,
    insolvency, stroke, epilepsy, diabetes, mental health, special, learning, =sen, =send, housing, employment, benefit, benefits, homeless, palliative, brain injury`,
  ).flatMap((phrase) => phrase.split(' ').slice(-1)),
  trade: list(
    `
    nurse, doctor, surgeon, consultant, psychiatrist, psychologist, therapist, counsellor, teacher, tutor, assistant, headteacher, head, officer, worker, lawyer,
    solicitor, barrister, judge, practitioner, adviser, advisor, manager, inspector, specialist, researcher, campaigner, coordinator, mentor, volunteer, chaplain`,
  ),
};

/** People who only work with them, and bodies for them. */
export const NOT_VULNERABLE = list(
  `

    runs|owns|works|worked|working|manages|managed|manager|nurse|matron|teacher|teaches|tutor|counsellor|consultant|doctor|charity|volunteer|volunteers|specialist|adviser|advisor|lawyer|campaigner|trustee|officer|social|carer|cleaner|cook|chef|met|retired|expert|author|researcher|therapist|psychiatrist|psychologist * at|in|for|with|of|the|a|to * ?a|the disabled|blind|deaf|autism|autistic|care|nursing|residential|mental|dementia|addiction|drug|alcohol|debt|stroke|hospital|homeless|special|learning|support|rehab|disability ?home|health|school|charity|charities|people|adults|children|unit|centre|clinic|ward|needs,
    disability|disabled|autism|blind|deaf|dementia|addiction|mental|debt|stroke|homeless|alcohol|drug ?health charity|society|association|trust|foundation|adviser|advisor|nurse|teacher|counsellor|worker|specialist|consultant|advocate|campaigner|support|researcher|lawyer|centre,
    <condition> ?needs|unit|ward|benefit|benefits|school|services <trade>, <trade> * at|in|for|of ?a|the special school|needs|unit, debt collector|collection|collections|recovery,
    care home owner|manager|nurse|worker|cook|cleaner, runs|owns|manages a care|nursing home, support worker, social worker,
    blind date|man's|mans|drawer|spot|dog, deaf as, debt of gratitude, in|indebted debt to, debt|debts|loan|loans ?that|which|due <him>|to ?still owes|owe|me ?me, debt to me, =forgive|forgives|forgiven|forgiving|release|cancel|cancels|waive|wipe|write ?out|off ?from|any|all * * debt|debts|loan, debt|debts is|are|to ?be forgiven|cancelled|written|waived, debt|debts|loan due|owed|owing to|by ?me, owes|owe ?to me, great benefit of, benefit of, no debts,
    not disabled, works in care|hospital, in recovery room, bookmaker`,
);
