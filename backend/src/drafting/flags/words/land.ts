import { list } from '../reading/phrases.ts';

/** Land, buildings and parts of them. */
export const LAND = list(
  `
    house, hoose, home, coach house, gatehouse, schoolhouse, windmill, watermill, byre, steading, bothy, almshouse, basement,
    ground floor, loft conversion, driveway, strip of land, summerhouse, summer house, abode, domicile, ground, conservatory, flat,
    bungalow, cottage, maisonette, apartment, appartment, penthouse, studio, bedsit, townhouse, mews, lodge, manor, rectory, vicarage,
    parsonage, grange, farm, farmhouse, smallholding, croft, barn, barn conversion, mill, property, residence, dwelling, accommodation,
    annexe, annex, granny flat, extension, chalet, villa, finca, gite, chateau, condo, timeshare, time share, pied a terre, castle, land,
    field, meadow, paddock, pasture, wood, woodland, copse, orchard, allotment, acre, acreage, hectare, plot, garden, grounds, parcel,
    garage, lock up, lockup, carport, parking space, parking spot, parking bay, stable, outbuilding, outhouse, outbuildings, building,
    premises, warehouse, workshop, unit, office, shop, yard, boathouse, beach hut, mooring, freehold, leasehold, lease, ground rent,
    equity, terrace, semi, semi detached, detached, end terrace, mid terrace, duplex, tenement, ty, bwthyn, tyddyn, real estate,
    estate house, holiday let, holiday home, second home, moorland, quarry, lake, riverbank, woods, fishing rights, farmland, grazing,
    hill farm, homestead, bricks and mortar, rental, rentals, buy to let, council house, pub, hotel, guest house, guesthouse, hay loft,
    hut, condominium, flatlet, berth, apt, crib, des res, dwelling place, strip, ransom strip, portfolio of properties, property portfolio, hmo, student let, let, airbnb, farmstead, old school,
    old forge, old bakery, old post office, old station, signal box, lighthouse, premesis, timeshare week, cabin, log cabin, campsite,
    camping field, glamping site, caravan park, pitch, site pitch, dwellinghouse, dwelling house, houseboat, narrowboat mooring, granary, chapel, school house, oast, oast house,
    dovecote, ice house, stable block, stables, tack room, piggery, cowshed, milking parlour, silo, glasshouse, polytunnel, walled garden,
    bit of ground, bit of land, bit of wood, bit of woodland, corner of the garden, static, static caravan, static home, park home, holiday park home, hall, tower, mansion, priory, abbey, deanery, glebe, forest, coppice, spinney, shaw, heath, moor,
    marsh, common, reservoir, pond, island, foreshore, shooting rights, mineral rights, wayleave, easement, air space, airspace,
    tenancy of the cottage, tenancy, council flat, roof space, attic flat, cellar, crypt flat, digs`,
);

/** Houses by their address. */
export const STREETS = list(
  'rd, ave, cres, road, street, lane, avenue, close, drive, crescent, terrace, gardens, grove, court, place, square, mews, way, walk, rise, hill, view, row, park, green, house, cottage',
);

export const LAND_PHRASES = list(
  `
    buy to let, ^ ?my ty|tyddyn|plas|hafod, # bed|bedroom|bedroomed|bedder, ^ ?my|our ?half ?of number|no #, place where i|we live, title|titles number, right to|of stay|live|remain|reside|occupy|occupation,
    fishing on|in, berth at|in, room at|in * house|home|abbeyfield, get|inherit|receive from * house|home|flat, sale|sales money, registered under|at|with ?the title|hm|land, estate at|in|of|near,
    where i|we live, roof over ?my|our|her|his|their head, nan's|gran's|grandma's|mum's|dad's|parents' ?old place, house|home|flat money|proceeds,
    money|proceeds|cash from selling|sale|the ?of ?my|the|our house|home|flat|bungalow|cottage|property|land, week|weeks at|in * lodge|apartment|villa|timeshare|resort, place i|we live, my|our place, my|our pad|gaff|digs $, acre|hectare of, plot of land,
    the|a|my|our wood|woods at|near|by|behind|beside|above|below|adjoining|next|on|beyond, right to live|reside, barn conversion, title deeds, deeds to|of ?my|the|our house|flat|home|property|bungalow|cottage|land,
    holiday let, bricks and mortar, share|interest|stake in ?my|our|the property|house|home|flat|bungalow|cottage|land`,
);

export const NO_LAND = list(
  `
    letter|letters|postcard|postcards|way|journey|coming home, land rover, place mat|setting|card|name, home made, homemade, yard of ale, yard arm, old school tie, let's, property of, plot of ?my|the|a novel|book|film|play, pepper|coffee|spice|salt|wind mill ornament,
    pepper|coffee|spice|salt mill, lilliput lane cottage, range rover, motor home, mobile home, flat screen, flat pack, flat cap,
    flat iron, flat shoe, tree house, =house of|style|wine|music, holiday|caravan park brochure, football|cricket|rugby|concert|perfect pitch, town hall clock|mug,
    fish pond, garden pond, toy|doll hall, concert hall, royal albert hall, hall table|stand|chair|mirror|clock|runner|tree, =tower hamlets, eiffel|blackpool tower,
    =motor home, hen house, bird house, play house, wendy house, dolls house, doll's house, dolls' house, dog house,
    home brew, home cinema, care|nursing|residential|rest|funeral home, home help, no fixed, in a field, garden centre, royal mint,
    house plant, brick a brac, piece of wood, pile of wood, fire wood, drift wood, golf wood, =wood $, =woods $, common land, =ty $,
    computer unit, kitchen unit, shelf unit, shelving unit, wall unit, tv unit, garden unit, hi fi unit, post office, box office,
    equity fund, private equity`,
);
