import { gift, homeAt, type Probe } from './probes/testing/probe.ts';

export type Read = { readonly rule: string; readonly by: (text: string) => Probe; readonly raises: string; readonly silent: string };

/** What the vocabularies learnt beyond the probes: one text a line. */
export const OF_PROPERTY: readonly Read[] = [
  {
    rule: 'R04',
    by: homeAt,
    raises: `
      Apartment 1204, Marina Heights, Dubai Marina
      Villa 7, Frond K, Palm Jumeirah
      Flat 2, 9 Front Street, Downtown Toronto
      Flat 3, Jumeirah Lake Towers
      Flat 4, Victoria Harbour Terrace, Hong Kong Island
      Casa Alta, Marbella Old Town
      Unit 8, The Strand, Puerto Banus
      12 Sea View, Sandton
    `,
    silent: `
      3 The Marina, Brighton Marina, Brighton
      12 Dubai Road, Ludlow
      The Old Town Hall, Old Town, Swindon
      4 Harbour View, North Shore, Blackpool
      Marina Heights, St Leonards, Hastings
      3 Beach Road, Boston Spa
      Flat 2, Florence Towers, Ealing
    `,
  },
  {
    rule: 'R04',
    by: gift,
    raises: `
      my apartment, Dubai Marina
      my Dubai Marina apartment
      the flat on Palm Jumeirah
      my plot, Lekki, and all on it
      the villa in Quinta do Lago
      my house at Byron Bay
    `,
    silent: `
      my flat at Brighton Marina
      the photograph of Dubai Marina
      the print of Palm Beach
      my Bondi Beach towel
    `,
  },
  {
    rule: 'R26',
    by: gift,
    raises: `
      what is left of my house after the mortgage
      the equity in my house
      my house free of mortgage
      my house once the mortgage is redeemed
      my house and the debt on it
      money to pay off her mortgage
      my house, which is charged to Lloyds
      my house with its outstanding home loan
    `,
    silent: `
      my book about the mortgage crisis
      my bank shares
      the loan of my car until Easter
      my charge cards collection
      my collection of building society money boxes
      my equity textbook
    `,
  },
  {
    rule: 'R26',
    by: homeAt,
    raises: `
      14 Orchard Rise, £40k still owed
      14 Orchard Rise, not paid off yet
      14 Orchard Rise, bank owns most of it
      14 Orchard Rise, half belongs to the bank
      14 Orchard Rise, rent to buy
      14 Orchard Rise, 75% owned, rest housing association
      14 Orchard Rise, loan from my father for the deposit outstanding
    `,
    silent: `
      14 Orchard Rise, Ludlow, SY8 1AB
      Mortgage House, 3 Bank Street, Ludlow
      Building Society Chambers, Ludlow
      The Old Bank, High Street, Ludlow
      Charge Lane Cottage, Ludlow
      14 Orchard Rise, bought outright in 1990
      3 Lien Close, Telford
      Loan Farm Cottage, Ludlow
    `,
  },
  {
    rule: 'R27',
    by: gift,
    raises: `
      the flatlet
      the house he's in
      my berth at the marina
      my hosue
      my huose
      what I get from my mother's house
      the sale money of the house
      my room at Abbeyfield
      my caravan site pitch
      the old chapel at Knighton
      the bit of ground next to the church
      my tenancy of the cottage
      my estate at Downton
      my bit of woodland
      my dwellinghouse
      the land registered under title SA12345
      the granary
      my houseboat
      the right to stay in the flat as long as she wants
      nan's old place
      my condominium
      my dwelling place
      the land adjoining my house
      the strip behind the garages
      the ransom strip
      my HMO
      my student let
      my Airbnb
      the farmstead
      the old school at Clun
      the old forge
      the premesis
      my property portfolio
      the roof over her head
      my house together with its contents
      my inheritance of the family house
      the reversion of the lease
      the money from selling my house
      my house money
      the smaller of my two houses
      my house abroad
      my timeshare weeks
      my weeks at the Lakes lodge
      the cabin
      my log cabin at Bala
      my glamping site
      my campsite
      my spinney
    `,
    silent: `
      my House of Lords mug
      my yard of ale glass
      my home-made quilt
      my place mats
      my place setting cutlery
      my house keys
      my house contents
      the contents of my house
    `,
  },
  {
    rule: 'R28',
    by: gift,
    raises: `
      my garage, Hughes Motors
      my share of Hughes Motors
      my cows
      my B and B
      my fleet of vans
      the shop lease
      the surgery premises
      my interest as a partner in Hughes & Price
      my share of the profits of the firm
      money lent to my company
      my sheep
      my single farm payment entitlements
      my basic payment entitlements
      my taxi and its plate
      my photography business
      the stock in trade
      my LLP membership
      my membership of Smith LLP
      my AIM shares
      my EIS shares
      my employee share options
      my share options
      my share in the vets
      my lorry and haulage contract
      my fishing boat and licence
      my trawler
      my burger van
      my sole trade
      my intellectual property in the business
      my racehorse syndicate share
      my one-third share of Hughes Bros
      my crowdfunded shares
      my Crowdcube shares
      my nail bar
      my tattoo studio
      my recording studio
      my gym
      my care home
      my nursing home
      my pharmacy
      the opticians
      Hughes & Sons
      my share in Hughes Builders
      my A shares
      my ewes
      my combine harvester
      my tractors and implements
      live and dead farming stock
      my growing crops
      my tenancy of Home Farm
      the partnership assets
      my partnership capital
      my capital account with the firm
      my loan to the company
      money the company owes me
      my loan notes
      my interest in Hughes & Co
      my barbershop
      my sandwich van
      my MOT garage
      my stud
      my riding stables
      my microbrewery
      my sawmill
      my quarry
      my engineering works
      my factory
      my foundry
      my publishing house
      my record label
      my SPV
      all the shares I own in my company
      every share I have in the company
      my business bank account
      my company's bank account
      my business vehicles
      my CIC
      my self-employment
    `,
    silent: `
      my shop-bought rug
      my patent leather shoes
      my shop till roll
      my franchise of Star Wars films
      500 shares in BP plc
      my shares in Tesco
      my Vodafone shares
      my shares
      my ISA stocks and shares
      my unit trusts
    `,
  },
  {
    rule: 'R29',
    by: gift,
    raises: `
    `,
    silent: `
      my Dog Who Came to Stay book
      my beehives
      my dog's collar
      my dog bed
      my china dogs
      my horse brasses
      my cat's eye ring
      my cat ornaments
    `,
  },
];
