import { list } from '../reading/phrases.ts';

/** Regions, islands and cities abroad where people from here own something; names that are also ours or somebody's are left out. */
export const PLACES_ABROAD = list(
  `
    brittany, normandy, provence, dordogne, languedoc, limousin, charente, vendee, burgundy, loire, gascony, aquitaine, cote d'azur,
    riviera, french alps, swiss alps, =alps, pyrenees, paris, nice, cannes, lyon, marseille, bordeaux, toulouse, chamonix, corsica,
    tuscany, umbria, sicily, sardinia, puglia, calabria, abruzzo, le marche, piedmont, lombardy, lake como, lake garda, rome, milan,
    naples, florence, venice, turin, bologna, costa blanca, costa del sol, costa brava, costa dorada, costa, alicante, malaga, marbella,
    murcia, almeria, granada, seville, valencia, barcelona, madrid, torrevieja, benidorm, nerja, javea, andalucia, andalusia, catalonia,
    majorca, mallorca, menorca, ibiza, tenerife, lanzarote, fuerteventura, gran canaria, la palma, canaries, canary islands, balearics,
    algarve, lisbon, porto, madeira, azores, faro, lagos, albufeira, crete, corfu, rhodes, kos, zante, zakynthos, kefalonia, santorini,
    mykonos, athens, peloponnese, paphos, limassol, larnaca, kyrenia, northern cyprus, nicosia, bodrum, fethiye, dalaman, antalya,
    istanbul, ankara, izmir, dublin, cork, galway, kerry, donegal, mayo, sligo, limerick, waterford, wexford, connemara, tipperary,
    kilkenny, leitrim, roscommon, berlin, munich, hamburg, frankfurt, vienna, salzburg, tyrol, geneva, zurich, amsterdam, rotterdam,
    brussels, bruges, copenhagen, stockholm, oslo, helsinki, reykjavik, prague, budapest, warsaw, krakow, gdansk, bucharest, sofia,
    bansko, varna, sunny beach, dubrovnik, split, zagreb, belgrade, kiev, kyiv, moscow, vilnius, riga, tallinn, florida, orlando, miami,
    california, los angeles, san francisco, new york, texas, hawaii, las vegas, vancouver, toronto, ontario, quebec, montreal,
    british columbia, alberta, nova scotia, america, the states, =usa, =us of a, caribbean, barbados, kingston jamaica, montego bay,
    sydney, melbourne, brisbane, queensland, new south wales, perth australia, adelaide, tasmania, auckland, christchurch new,
    wellington new, otago, mumbai, bombay, delhi, new delhi, goa, kerala, gujarat, punjab, kolkata, calcutta, chennai, madras, bangalore,
    hyderabad, pune, ahmedabad, jalandhar, lahore, karachi, islamabad, rawalpindi, mirpur, kashmir, dhaka, sylhet, colombo, kathmandu,
    abuja, ibadan, accra, kumasi, nairobi, mombasa, kampala, harare, bulawayo, johannesburg, cape town, durban, freetown, banjul, dakar,
    casablanca, marrakech, marrakesh, cairo, hurghada, sharm el sheikh, tunis, dubai, abu dhabi, doha, riyadh, jeddah, tehran, baghdad,
    beirut, tel aviv, jerusalem, amman, bangkok, phuket, pattaya, chiang mai, bali, jakarta, kuala lumpur, penang, manila, cebu, saigon,
    hanoi, tokyo, beijing, shanghai, hong kong, seoul, africa, asia, europe, continent, the gulf, middle east, far east, scandinavia,
    the med, mediterranean`,
);

/** Beside an account, a house or a plot these say where it is; beside a horn, a watch or a rug they do not. */
export const NATIONALITIES = list(
  `
    french, spanish, italian, portuguese, greek, german, irish, dutch, belgian, swiss, austrian, polish, hungarian, czech, slovak,
    slovenian, croatian, serbian, bulgarian, romanian, turkish, cypriot, maltese, swedish, norwegian, danish, finnish, icelandic,
    latvian, lithuanian, estonian, ukrainian, russian, american, canadian, mexican, brazilian, argentinian, chilean, australian, indian,
    pakistani, bangladeshi, sri lankan, nepalese, chinese, japanese, korean, thai, vietnamese, malaysian, indonesian, filipino,
    singaporean, nigerian, ghanaian, kenyan, ugandan, zimbabwean, south african, african, gambian, jamaican, barbadian, caribbean,
    trinidadian, egyptian, moroccan, tunisian, algerian, israeli, lebanese, jordanian, iranian, iraqi, emirati, saudi, tuscan, breton,
    catalan, corsican, sicilian, canarian, bavarian, tyrolean, foreign, overseas, offshore, us`,
);

export const ASSETS = list(
  `
    account, bank account, bank, savings, credit, building, credit union, building society, deposit, money, investments, shares, bonds,
    pension, property, properties, house, home, flat, apartment, villa, chalet, cottage, farmhouse, farm, land, plot, place, estate,
    holiday home, holiday house, second home, condo, timeshare, business, company, will, assets, studio, townhouse, finca, gite, casa,
    barn, vineyard, olive grove, retreat, bolthole, pad`,
);

/** What a house is called only abroad. */
export const HOUSES_ABROAD = list(
  `
    finca, gite, chateau, casa, casita, cortijo, masia, dacha, riad, haveli, trullo, trulli, quinta, palazzo, mas, pied a terre, condo,
    condominium, borgo, bastide, longere, longère, holiday home abroad, villa`,
);

export const PAPER = list(
  `
    book, map, atlas, photo, photograph, photos, pictures, picture, painting, print, postcard, poster, memory, memories, souvenir, guide,
    guidebook, diary, diaries, journal, letter, letters, film, video, slides, slide, album, drawing, sketch, etching, watercolour, stamp,
    coin, coins, stamps, flag, travels, doll, rug, vase, plate, scarf, figurine, record, song, nut, nuts, crackers, medal, medals,
    tapestry, mask, bowl, lamp, tablecloth, carving, shell, shells, spoon, spoons, clock, ornament, ornaments, toy, necklace, bracelet,
    ring, shawl, wine, whisky, cigars, leather, lace, brought, bought, bought back, from`,
);

export const NOT_ABROAD = list(
  `
    east india company, dutch east india, allied irish ?bank|banks, aib, danske bank, bank of ireland|scotland|china|baroda|india|cyprus, hong kong bank, hong kong ?and shanghai ?bank,
    aston villa, villa park, villa shirt|scarf|ticket|tickets|season|programme|programmes|fan, northern ireland, kentish town,
    new south wales street, from|of|on ?our|my travels abroad, ibiza car, in us $, seat ibiza|cordoba|malaga|toledo,
    in ?the turkey dish|oven, in ?the china cabinet|cupboard, jersey cow|cream|royal|potatoes, guernsey jumper|sweater|cow, in split,
    bought|made|painted|taken|printed|woven in, from`,
);
