import { list } from '../reading/phrases.ts';

/** Words after which "of" leads on to the thing itself. */
export const QUANTITIES = list(
  `
    half, halves, bit, smaller, larger, bigger, reversion, inheritance, third, quarter, tenth, fifth, part, share, portion, piece, percent, percentage, interest, all, both, everything, rest,
    remainder, lot, pair, couple, number, flock, litter, herd, brace, brood, plot, acre, hectare, block, row, strip, parcel, title,
    freehold, leasehold, lease, ownership, proceeds, sale, value, equity, one, two, three, four, five, six, some, most, any, each, none,
    use, collection, stake, holding, balance`,
);

/** What shows or tells something and is not it. */
export const LIKENESSES = list(
  `
    model, ornament, flying, rubber, cuddly, beanie, taxidermy, papier, needlework, framed, carved, engraved, moulded, sculpted,
    lilliput, figurine, figure, statue, statuette, statuettes, sculpture, carving, toy, teddy, soft, stuffed, miniature, replica, lego,
    playmobil, painted, painting, picture, print, photo, photograph, postcard, poster, drawing, sketch, etching, watercolour, portrait,
    cartoon, rocking, wendy, gingerbread, dolls, doll, doll's, dolls', dollhouse, antique, pottery, fairy, plastic, play, jigsaw,
    monopoly, inflatable, embroidered, knitted, staffordshire, beswick, doulton, meissen, wedgwood, lladro, spode, hornby, matchbox,
    dinky, steiff, cuckoo`,
);

export const MATERIALS = list(
  `
    china, porcelain, bronze, brass, glass, crystal, ceramic, pottery, wooden, wood, silver, gold, golden, pewter, jade, ivory, marble,
    plaster, clay, cardboard, paper, plush, felt, resin, copper, cast iron, tin, lead, oils, watercolour, pastel, pastels, charcoal,
    needlepoint, tapestry, marzipan, chocolate, stone, concrete, wicker, enamel`,
);
