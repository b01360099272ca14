import { list } from '../reading/phrases.ts';

export const BUSINESS_THINGS = list(
  `
    business, motors, directorship, cows, b and b, plant hire, patents, trademark, trade mark, customer list, shop lease, fish round, nail bar, tattoo studio, recording studio, dance studio, fitness studio, gym, care home, nursing home, pharmacy, chemist, optician,
    ewes, combine harvester, combine, tractors and implements, implements, farming stock, growing crops, crops, tenancy of home farm, partnership asset,
    partnership capital, capital account, loan notes, barbershop, barber's shop, sandwich van, snack van, mot garage, antiques shop, charity shop lease,
    junk shop, gift shop, toy shop, stud, riding stables, riding centre, microbrewery, distillery, cidery, sawmill, quarry, engineering works, works,
    factory, foundry, publishing house, record label, =spv, =cic, business bank account, business account, company bank account, business vehicles,
    business van, stock of antiques, sheep, cattle, pigs, trawler, photography business, fishing boat and licence, burger van, catering van, food truck, sole trade,
    self employment, forge, smithy, flock, cattle, suckler cow, client base, trading name, builders merchants, dry cleaners, busines, company,
    bookshop, sweet shop, barber shop, beauty parlour, tea room, tearoom, tea shop, deli, boatyard, scrapyard, campsite, caravan park,
    caravan site, driving school, dance school, gallery, garden centre, funeral parlour, fleet of taxis, fleet of lorries, joinery,
    farm tenancy, tenancy of ?the|my farm, building yard, builders yard, firm, franchise, partnership, practice, surgery, practise, farm,
    farmland, smallholding, herd, livestock, dairy herd, flock of sheep, milk quota, shop, salon, cafe, coffee shop, restaurant,
    takeaway, chip shop, chippy, pub, tavern, hotel, guest house, guesthouse, b & b, bed and breakfast, nursery, market garden, kennels,
    cattery, stall, market stall, pitch, cleaning round, window round, milk round, delivery round, ice cream round, paper round, round,
    garage business, workshop business, bakery, butchers, butcher's shop, barbers, hairdressers, florist, florists, newsagents,
    post office, launderette, brewery, vineyard, stud farm, riding school, livery, livery yard, loan account, directors loan,
    director's loan, goodwill, good will, sole trader, sole tradership, shareholding, share holding, startup, start up, studio business,
    agency, consultancy, trading stock, stock in trade, plant and machinery, farm machinery, agricultural machinery,
    agricultural tenancy, taxi business, taxi plate, haulage firm, freehold of ?the shop, client list, order book, trade, enterprise,
    venture, ltd, limited, llp, plumbing firm, building firm, dealership, portfolio of lets, lettings business`,
);
export const BUSINESS_PHRASES = list(
  `
    <share> in <my> <mine>, share|shares ?that|which i own|have|hold in ?my|the company|firm|business, # holding|stake|share in, loan to ?my|the company|business|firm,
    company|business|firm owes me, account with ?my|the firm|company|business|partnership, capital in ?my|the firm|business|partnership,
    =a|b|c ordinary|preference|deferred ?shares shares, =a shares, b and b, fleet of, shop|salon|cafe|pub|surgery|practice lease|premises, amazon|ebay|etsy|online|internet shop|store|business, partner in, profits of|from ?my|the|our,
    lent to ?my|our|the company|business|firm, share of * motors|motor, garage business|motors, company shares, & sons|co|bros|partners|daughters $,
    # share|part|half|interest in|of * & co|sons, interest in * & co|sons, live and dead ?farming|farm stock, tenancy of * farm,
    share in * builders|builder|plumbers|electrical|motors|engineering|engineers|joinery|construction|transport|haulage|farms|foods|products|services|systems|solutions|consultants|consulting,
    company's|business's|firm's bank ?account|van|vehicles|assets|stock, unquoted|unlisted|private|ordinary|founder|company|growth|aim|eis|seis|crowdfunded|crowdcube|seedrs|employee|preference|family|syndicate share|shares,
    ?employee share|stock options|option|scheme, =llp membership, membership|member of * =llp, basic|single ?farm payment|payments entitlement|entitlements,
    payment entitlements, entitlements, taxi and ?its ?the plate|licence|business, business|company|firm and|with|including, stock in ?the trade,
    lorry|van|boat|vessel and ?its ?the ?haulage|delivery licence|contract|contracts|round|quota, property|copyright|patent in|of the|my|our business|company|firm, ^ my trade $,
    syndicate share, share|stake in ?a|the|my racehorse|syndicate|vets|dentists|doctors|surgery|practice|opticians|pharmacy,
    # third|half|quarter|fifth share of|in, half|third|quarter share|stake|interest of|in * bros|brothers|sons|daughters|partners,
    share|shares of|in * bros|brothers|partners, family company|business|firm|farm,
    sole trader, shareholding in,
    half|third|part|interest|stake in ?my|the|our ?family business|company|firm|partnership|practice|shop|farm,
    director's|directors loan|account, partnership with, partnership share, my ltd|limited, ltd|limited company, b & b,
    bed and breakfast business, business asset|interest|premises|goodwill|account|stock,
    farm machinery|stock|tenancy|quota|land|equipment|business, agricultural land|property|holding|tenancy|machinery,
    dairy|beef|pedigree|suckler herd, stock in trade, limited liability partnership,
    =ltd, llp, =limited $, share|shares ?of * each in, share|shares ?that|which i hold|own|have in, minority|majority|controlling holding|stake|interest|share, holding in * foods|ltd|limited|& co|group,
    i run|own|ran and|& run|own|ran, i run $, firm|company|business|practice i|we run|own|started|founded|built|set|trade, firm|company|business started|founded|owned|run by|with,
    stock|goodwill|customers|takings|lease of ?the|my|our shop|business|salon|pub|cafe|stall|store|restaurant, goodwill and|of|in, and ?the|my|its|their customers|clients|goodwill|client list,
    antique|antiques|flower|fruit|vegetable|market stall|stand|unit|shop, curry|steak|chop|coffee|ale|public house, nursery|language|riding|driving|dance|music|swimming|stage school,
    tattoo|nail|beauty|massage|funeral|ice cream parlour, equestrian|riding|leisure|garden|fitness|conference|outdoor centre, poultry|pig|broiler|dairy|turkey unit|sheds|flock,
    share|half|third|quarter|interest|stake of|in ?the|my|our|a dairy|brewery|vineyard|nursery|creamery|orchards|forge|bakery|garage|pub|restaurant|shop|salon|surgery|practice|farm|hotel|yard|stables, trade van|vehicles|tools and,
    racing|scrap|hop|coal|timber|builder's yard, car wash|hire|repairs, wine|cocktail|sandwich|juice bar, night club, nightclub, abattoir, print|copy shop, printing works, skip|tool|van|boat|marquee hire ~,
    cider|commercial orchards|orchard, part ownership|owner of, place|interest|share|part|position in ?the|my|our partnership|firm|practice|business|company, tenancy * farm|land|holding,
    third|quarter|fifth|sixth|eighth|tenth|twentieth of|in * group|holdings|foods|homes|builders, shop|store|garage|pub|hotel|salon|restaurant|yard|round|stall ?that|which i|we own|run|have|lease|manage,
    capital|money|share in|of ?the|my|our * partnership|business|firm|company|practice, of|from|in my|our business|firm|company|practice|partnership,
    owed|lent to ?me|us by|the * business|company|firm, fleet of`,
);
export const BUSINESS_GROUPS = {
  share: ['share', 'stock', 'shareholding', 'stake'],
  my: ['my', 'our', 'the'],
  mine: ['business', 'company', 'firm'],
};

export const NO_BUSINESS = list(
  `
    civil partnership, gold|silver|diamond|ear stud, factory made, works of art|dickens|shakespeare, work of art, crops of, combine harvester model, franchise of, stud earring, gym kit|bag|membership|shoes, marks & =co, business partner, business card, business suit, business class, business studies, business school,
    limited edition, company car, company of heroes, animal farm, dance company, theatre company, farm animals, golf round, round of,
    round table, round brush, practice|practise pad|mat|amp|chanter|piano|balls, shop sign|till|bought|soiled, patent leather, trademark hat, till roll, ?teddy ?cuddly toy sheep, sheep ornament|picture|painting|print|skin|dog, guinea pigs, star wars, fish pitch, concert pitch, good will hunting,
    monopoly, last man, dairy free, fund, unit trust, trade union, ^ ?my|the trade $, tools of ?my|the|his trade, =rag trade, star wars franchise, trade card, east india company, doctor's bag,
    tricks of the trade, wind farm model, toy farm, first company, pitch pipe, farm shop bag, public house sign|token|mirror`,
);

/** People who hold, or are called after, a business of the one whose will it is. */
export const OWN_BUSINESS = list(
  `
    my|our|family business|company|firm|farm, co director, codirector, director of ?my|our, shareholder in,
    partner in ?my|our ?business|firm|practice|farm, runs my|our ?family farm|business|shop|company,
    works on|in my|our ?family farm|business|shop, my ltd`,
);

/** Shares that are bought and sold on an exchange. */
export const UNLISTED = list(
  'ltd, limited, llp, unlisted, unquoted, not quoted|listed, brothers, bros, partnership, firm, practice, shop, store, business',
);
export const LISTED = list(
  `
    plc, p l c, listed, quoted, ftse, isa, etf, unit trust, investment trust, fund, index, tracker, oeic, =bp, shell, barclays, lloyds,
    natwest, rbs, royal bank of scotland, hsbc, santander, standard chartered, halifax, aviva, prudential, pru, legal & general,
    legal and general, =l & g, m & g, phoenix, admiral, =bt, vodafone, british gas, centrica, national grid, sse, severn trent,
    united utilities, tesco, sainsbury, sainsburys, morrisons, marks & spencer, marks and spencer, m & s, =next, ocado, kingfisher,
    boots, unilever, diageo, reckitt, glaxo, glaxosmithkline, gsk, haleon, astrazeneca, astra zeneca, rolls royce, bae, british airways,
    iag, easyjet, ryanair, rio tinto, glencore, anglo american, bhp, antofagasta, british american tobacco, bat, imperial brands,
    experian, relx, wpp, itv, pearson, compass, whitbread, intercontinental, persimmon, taylor wimpey, barratt, berkeley,
    land securities, landsec, british land, segro, royal mail, greggs, jd sports, burberry, associated british foods, tate & lyle, croda,
    johnson matthey, smiths, apple, microsoft, google, alphabet, amazon, tesla, meta, facebook, netflix, nvidia, berkshire hathaway,
    coca cola, disney, ibm, intel, pfizer, vanguard, fidelity, blackrock, scottish mortgage, hargreaves lansdown, premium bonds,
    british telecom, tsb, eurotunnel, jaguar`,
);
