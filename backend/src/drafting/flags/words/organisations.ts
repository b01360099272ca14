import { list } from '../reading/phrases.ts';

/** What a charity is called, or says of itself. */
export const CHARITIES = list(
  `
    charity, charitable, trust, hospice, church, chapel, cathedral, abbey, priory, minster, mosque, temple, synagogue, gurdwara,
    foundation, appeal, good cause, organisation, organization, non profit, nonprofit, not for profit, voluntary group, voluntary sector,
    third sector, society, association, fund, mission, ministries, parish, school, college, university, academy, museum, library,
    hospital, research, rescue, sanctuary, shelter, refuge, animal home, animal welfare, lifeboat, air ambulance, ambulance, food bank,
    foodbank, scouts, guides, brownies, brigade, league of friends, friends of, support group, relief, aid, campaign, institute,
    institution, council for, cause, donkeys, guide dogs, legion, community centre, village hall, theatre, orchestra, choir, club,
    centre for, center for`,
);

/** Well-known ones whose names do not say what they are. */
export const CHARITY_NAMES = list(
  `
    rnli, rspca, nspcc, rspb, pdsa, rnib, rnid, wwf, msf, unicef, oxfam, barnardo, barnardos, barnado, macmillan cancer, macmillan,
    marie curie, sue ryder, mencap, =scope, =mind, samaritans, salvation army, red cross, age uk, age concern, age cymru, shelter,
    =crisis, centrepoint, help the aged, help for heroes, save the children, children in need, comic relief, christian aid, action aid,
    actionaid, water aid, wateraid, cafod, tearfund, greenpeace, amnesty, friends of the earth, national trust, woodland trust,
    wildlife trust, dogs trust, cats protection, blue cross, battersea dogs, guide dogs, donkey sanctuary, royal british legion,
    cancer research, british heart, stroke association, alzheimers society, alzheimer society, dementia uk, parkinsons uk, diabetes uk,
    great ormond street, st john ambulance, blind veterans, combat stress, ssafa, turn2us, childline, =relate, refuge, womens aid,
    plan international, islamic relief, muslim aid, jewish care, world vision, mind`,
);

/** Known when the whole name is no more than this: words of other names, too. */
export const WHOLE_NAMES = list(
  `
    nacro, leonard cheshire, breast cancer now, prostate cancer, versus arthritis, anthony nolan, trussell, fareshare, emmaus, st mungos,
    st mungo's, action for children, coram, gingerbread, relate, cruse, citizens advice, victim support, papyrus, calm, rethink,
    young minds, practical action, war on want, plantlife, buglife, english heritage, wood green, brooke, redwings, canine partners,
    blesma, stonewall, liberty, llamau, tenovus, velindre, ty hafan, scouts, girlguiding, guides, brownies, cubs, refuge, women's aid,
    barnardo's, macmillan nurses, marie curie nurses, samaritans, guide dogs, lifeboats, air ambulance, st john ambulance, mencap, scope,
    mind, crisis, shelter, sense, leap, arc, mermaids, hft, turning point, dementia, parkinson's, alzheimer's society`,
);

/** "St Luke's", "Our Lady of …": a parish, a school or a hospice. */
export const NAMED_AFTER = list('^ st|saint * $, ^ our lady of, ^ all saints, ^ holy trinity');

/** Bodies that are no charity, or need not be. */
export const BODIES = list(
  `
    charity, organisation, organization, society, association, club, school, college, university, museum, hospital, parish, company, ltd,
    limited, llp, plc, cic, inc, =solicitors, bank, firm, council, government, group, team, library, party, union, trustees, business,
    partnership, consultants, services`,
);
