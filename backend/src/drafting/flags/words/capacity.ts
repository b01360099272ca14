import { list } from '../reading/phrases.ts';

/** What people write about their own mind and health, or about who acts for them. */
export const CAPACITY = list(
  `
    dementia, demensia, alzheimers, alzheimer's, =alzheimer, parkinsons, parkinson's, lewy body, vascular dementia,
    memory loss|problem|problems|clinic|trouble|issues|lapses|test|failing|is|isn't|isnt|was|has|going,
    my ?own|bad|poor|failing|short|long ?term memory, losing|lost|loss of ?my memory|mind|marbles, forgetful, forgetfulness,
    i|keep forget|forgetting, ?mild cognitive impairment, cognitive, confused, confusion, muddled, delirium,
    my|a|since|the|after|had|mini|another|second|minor|major|recent|massive stroke|strokes, strokes, tia,
    brain tumour|injury|bleed|haemorrhage|damage|cancer|scan, head injury, in ?the|a|this hospital|hospice,
    into ?the|a hospital|hospice|care, from ?my ?the hospital ?bed, out of hospital, hospital ?bed|ward as|now|at|since|again|for,
    am ?currently|now ?in ?a ?the hospital|hospice|care|nursing ?home, was ?recently|just ?in ?admitted|taken ?to hospital, admitted to,
    diagnosed with, diagnosis, power|powers of attorney, attorney, lasting power, enduring power, =lpa, =epa, court of protection,
    deputy for|appointed|under, my deputy, lack capacity, mental capacity, my capacity, capacity assessment, sectioned,
    mental health act, psychiatric, schizophrenia, bipolar, psychosis, hallucinations, hearing voices, terminally ill,
    terminal cancer|illness, end of life, palliative, sound mind, unsound mind, not of sound, my nurse helps|writes|filled, on morphine,
    heavy medication, heavily medicated, my ?mental health|illness|breakdown, learning disability|difficulties`,
);
export const NOT_CAPACITY = list(
  `
    two|four|breast|back|side|key|butterfly|2|4|swim|rowing|heat|heart|sun stroke, stroke association|unit|ward|charity|club,
    alzheimer's|alzheimers|alzheimer|parkinson's|parkinsons|dementia|parkinson society|uk|friends|association|research|charity|cafe|trust,
    donations|money|collection * ?for|to|in dementia|alzheimer's|alzheimers|parkinson's|stroke|hospice|hospital,
    donations|collection * to|for|in * dementia|alzheimers|parkinsons|parkinson's|alzheimer's|stroke|hospice|hospital,
    in loving|happy|fond|everlasting memory, in ?my|her|his|their|our|the memory of, in ?my|her|his|their|our memory,
    memory foam|stick|card|box|lane|book|bench|bear|quilt|tree|keepers, play memory, memory from, happy memory, memories,
    solicitor|attorney at law, hospital radio|where|friends|volunteer|charity|trust|colleague, at the hospital where,
    from the hospital where, confused.com, district attorney, american attorney`,
);

/** Words that say it of the one whose will it is, when they stand beside somebody's name. */
export const ACTS_FOR_ME = list(
  'attorney, power of attorney, powers of attorney, lpa, =epa, deputy, court of protection, appointee for benefits',
);
