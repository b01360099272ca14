import { list } from '../reading/phrases.ts';

/** Towns and regions abroad, beside those people from here most often own something in; names that are also ours or somebody's are left out. */
export const CITIES_ABROAD = list(
  `
    bondi, parramatta, canberra, hobart, gold coast, sunshine coast, cairns, geelong, fremantle, ballarat, bendigo, toowoomba, townsville,
    wollongong, alice springs, northern territory, western australia, south australia, perth wa, new zealand, dunedin nz, queenstown,
    rotorua, tauranga, napier nz, chicago, philadelphia, houston, dallas, austin texas, seattle, denver, phoenix, san diego, san jose,
    sacramento, atlanta, nashville, memphis, new orleans, boston ma, boston massachusetts, washington dc, detroit, minneapolis,
    pittsburgh, cleveland ohio, cincinnati, baltimore, brooklyn, manhattan, queens ny, long island, new jersey, carolina,
    north carolina, south carolina, tennessee, colorado, arizona, nevada, oregon, michigan, ohio, illinois, indiana, wisconsin,
    minnesota, idaho, montana, wyoming, alaska, iowa, delaware, vermont, dakota, new mexico, west virginia, nova scotia, missouri, oklahoma, kansas, nebraska, utah, massachusetts, connecticut, rhode island, new hampshire, pennsylvania,
    maryland, kentucky, alabama, mississippi, louisiana, arkansas, tampa, sarasota, fort lauderdale, kissimmee, key west, naples florida,
    calgary, edmonton, ottawa, winnipeg, manitoba, saskatchewan, saskatoon, new brunswick, newfoundland, prince edward island,
    mississauga, whistler, siena, pisa, lucca, verona, palermo, catania, bari, bergamo, trieste, genoa, como, lecce, assisi, perugia,
    amalfi, sorrento, rimini, bolzano, lucerne, basel, bern, lausanne, zermatt, verbier, davos, innsbruck, graz, linz, kitzbuhel,
    cologne, dusseldorf, stuttgart, leipzig, dresden, nuremberg, hanover germany, bremen, heidelberg, bavaria, the hague, utrecht,
    eindhoven, antwerp, ghent, bergerac, carcassonne, montpellier, perpignan, biarritz, grenoble, strasbourg, dijon, annecy, antibes,
    avignon, aix en provence, limoges, poitiers, angouleme, perigord, perigueux, calais, dieppe, lille, nantes, rennes, st malo, dinan,
    dinard, la rochelle, cognac, saintes, bayonne, st tropez, menton, monaco, meribel, courchevel, morzine, val d'isere, les gets,
    bilbao, san sebastian, zaragoza, cadiz, jerez, estepona, fuengirola, mijas, denia, calpe, moraira, altea, cartagena, mojacar,
    salamanca, galicia, asturias, coimbra, cascais, sintra, portimao, tavira, vilamoura, braga, evora, gdynia, wroclaw, poznan, lodz,
    lublin, szczecin, katowice, brno, bratislava, ljubljana, zadar, sarajevo, skopje, tirana, plovdiv, burgas, cluj, timisoara, iasi,
    kharkiv, odesa, odessa, lviv, minsk, st petersburg, thessaloniki, heraklion, chania, lefkada, paxos, skiathos, halkidiki,
    ayia napa, famagusta, valletta, gozo, sliema, kalkan, marmaris, kusadasi, didim, alanya, bergen, gothenburg, malmo, aarhus, turku,
    port of spain, bridgetown, tobago, ocho rios, negril, montserrat, st lucia, antigua, santo domingo, nassau, havana, punta cana,
    cancun, guadalajara, bogota, medellin, caracas, quito, santiago, buenos aires, montevideo, sao paulo, rio de janeiro, recife,
    fortaleza, osaka, kyoto, taipei, ho chi minh, yangon, langkawi, johor, sarawak, bangalore, faisalabad, multan, peshawar, sialkot,
    gujranwala, gujrat, jhelum, abbottabad, amritsar, ludhiana, chandigarh, jaipur, lucknow, kochi, cochin, surat, vadodara, rajkot,
    chittagong, kandy, galle, negombo, pokhara, addis ababa, dar es salaam, zanzibar, arusha, lusaka, gaborone, pretoria,
    port elizabeth, bloemfontein, windhoek, maputo, lilongwe, blantyre malawi, entebbe, port harcourt, enugu, benin city, kano, kaduna,
    onitsha, owerri, tema, takoradi, abidjan, monrovia, conakry, mogadishu, hargeisa, khartoum, algiers, rabat, tangier, agadir, fes,
    essaouira, luxor, aden, muscat, manama, sharjah, ajman, erbil, damascus, haifa, eilat, netanya, yerevan, tbilisi, baku, tashkent,
    almaty, kabul, letterkenny, athlone, mullingar, drogheda, dundalk, navan, naas, tralee, killarney, clonmel, kildare, wicklow,
    palm jumeirah, the palm jumeirah, jumeirah, jumeirah lake towers, jbr, business bay dubai, puerto banus, puerto pollensa, port de pollensa, pollensa, palma,
    santa ponsa, magaluf, soller, cala d'or, nueva andalucia, sotogrande, san pedro de alcantara, los cristianos, playa de las americas,
    costa adeje, puerto de la cruz, puerto del carmen, playa blanca, maspalomas, corralejo, quinta do lago, vale do lobo, praia da luz,
    carvoeiro, alvor, montmartre, le marais, juan les pins, villefranche sur mer, cap ferrat, megeve, tignes, trastevere, positano, capri,
    taormina, kreuzberg, prenzlauer berg, bondi beach, surfers paradise, byron bay, noosa, noosa heads, beverly hills, malibu, palm springs,
    palm beach, boca raton, key largo, napa valley, cape cod, martha's vineyard, the hamptons, staten island, the bronx, harlem ny,
    kowloon, sentosa, sandton, camps bay, umhlanga, knysna, franschhoek, stellenbosch, lekki, ikeja, ikoyi, banana island, victoria island,
    east legon, bandra, juhu, noida, gurgaon, gurugram, dha lahore, dha karachi, gulshan, koh samui, ko samui, hua hin, patong, seminyak,
    ubud, canggu, makati, bonifacio global city, mont kiara, coral bay paphos, protaras, peyia, bellapais, bugibba, st julian's malta,
    monaghan, cavan, offaly, laois, westmeath, kinsale, bantry, clifden, ballina, dun laoghaire, malahide, dalkey, blackrock dublin,
    swords dublin, tullamore, ennis, county clare, county meath, county louth, county longford, county carlow`,
);

/** After the name of a place abroad these are a part of it; "Dubai Street" may be anywhere. */
export const QUARTERS = list(
  `
    marina, downtown, beach, old town, new town, hills, bay, harbour, harbor, port, waterfront, seafront, city, centre, center, district,
    quarter, islands, shores, village, creek, springs, coast, suburbs, province, region, state, airport, riviera, island, oasis`,
);
