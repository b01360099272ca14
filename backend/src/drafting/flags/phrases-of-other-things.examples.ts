import { funeral, gift } from './probes/testing/probe.ts';
import type { Read } from './phrases-of-property.examples.ts';

export const OF_OTHER_THINGS: readonly Read[] = [
  {
    rule: 'R30',
    by: gift,
    raises: `
      £500 so that she can buy a bike
      my ring, and after her to Mary
      £500 towards her wedding
      my clock to Ann, but to Ben if Ann dies before me
      my harp to Meg, with Joan to have it next
      the ring, whom failing my cousin Ann
      my violin to any of the children who keeps up lessons
      £5,000 as soon as she qualifies as a nurse
      my watch, and it would please me if he gave it to his son
      £3,000 for the reasons she knows
      my papers, according to the letter I left with my solicitor
      the brooch; please pass it to Mary
      a third according to Shariah principles
      £1,000 on her 18th birthday
      £1,000 on her 18th birthday, as we said last year
      £500 at her graduation next year
      £2,000 for her wedding, which has to be in church
    `,
    silent: `
      the clock that was held in trust for my father
      £1,000 to mark her 18th birthday last year
      £500 for his graduation last summer
      £1,000 for her wedding last June
      £500 to celebrate her 30th birthday, which she had in May
      the watch I bought for his 21st birthday two years ago
      £200 in memory of her wedding, which was such a happy day
      £250 to mark her recent graduation
      the bible that passed to me from my grandmother
      the ring he gave me on condition I kept quiet
      the whisky kept for a special occasion
      my watch, if I still own it
      the ring that I wore when I married
      my trust badge
      any car I own when I die
      the bracelet Dad gave to Mum on their wedding day
      £300 to spend as he likes
      my camera, which he taught me to use
      my tablet, now that he knows how to work it
      my watch, I hope she likes it
      my National Trust prints
    `,
  },
  {
    rule: 'R31',
    by: gift,
    raises: `
      the most that can be given without paying inheritance tax
      a sum to use up my nil rate allowance
      everything below the IHT limit
    `,
    silent: `
      £5,000 free of tax
      the tax allowance leaflet
    `,
  },
  {
    rule: 'R32',
    by: gift,
    raises: `
      my half of the joint Barclays
      my Aviva life
      three times my salary from work
      a trust my father set up
      my interest under my mother's will
      my bond held with my wife
      the account I have with Mum
      my mum and I's account
      our money in Nationwide
      my workplace scheme
      my share of Dad's trust
      my life interest in my aunt's estate
      my joint share of the account
      the money left in trust by Grandad
      my Friendly Society bond
      my with-profits policy
      my nominated ISA
      my credit union account with nomination to Ann
      what my employer pays when I die
      my trust fund interest
      my interest in my father's trust
      my stakeholder plan
      my income protection payout
      my term assurance
      money from my employer if I die in service
      my bank account that I share with Mum
      the Pru money
      my SunLife plan
      the money from the insurance when I go
      my funeral cover
      our Nationwide account
      our premium bonds
      the savings David and I have
      my account, joint with Mum
      additional voluntary contributions
      my Aviva pot
      my accidental death cover
      property held in trust for me
      the money in trust for me
      money from my union when I die
      my bank account shared with Ben
      the account with my brother's name on
      my QROPS
      my assurance
    `,
    silent: `
      my pension book cover
      my pension-age bus pass
      my premium bonds
      my ISA
      my bank account
      my savings account with Nationwide
      my shares
      my joint stool
    `,
  },
  {
    rule: 'R33',
    by: gift,
    raises: `
      my Kindle books
    `,
    silent: `
      my domain of the Mad King map
      my website-printed mug
      my leather wallet
      my laptop
      my phone
      my hard drive
      my camera
      my coin collection
    `,
  },
  {
    rule: 'R34',
    by: gift,
    raises: `
    `,
    silent: `
      my "Things Fall Apart" first edition
      all my clothes
      my gold watch
      my books on gardening
      my car
      my piano
      my ring
      my stamp collection
    `,
  },
  {
    rule: 'R50',
    by: funeral,
    raises: `
      Watch to Tom, ring to Ann.
      Jewellery to Ann.
      Medical students may use my body.
      Use my eyes.
      My pacemaker can be reused.
      My wedding dress to my niece.
      My rosary to Sister Agnes.
      Ann is to choose something from my house.
      Each grandchild may choose a keepsake.
      My friends can help themselves to my wine.
      Please donate what can be used.
      Let the hospital have my body.
      The cat to Ann.
      Someone to have the hens.
      My hens to the neighbours.
      Gift my harp to the eisteddfod.
      My tissue may be used for research.
      Ann gets the cat.
      The car goes to Tom.
      Whatever money is left over goes to Ann.
      Distribute my records among my friends.
      Anyone may take a book from my shelves.
      Each guest should take one of my paintings.
      My grandfather's bible goes to Owen.
      My heart valves may be used.
      Use any part of me that helps others.
      I have arranged with the medical school to take my body.
      Leave some money for the grave.
      The house is to be sold afterwards.
      My budgie needs a new home: Mrs Pugh has agreed.
      All my sheet music to the choir.
      My vestments to St Mary's.
      The girls can choose a piece of my jewellery.
      My CDs to be given away.
      Give away my clothes.
      Owen to have first pick of the books.
      I promised Ben the clock.
      A tenner for the bell-ringers.
      A gift to the hospice in my name from my estate.
      Money to the church from my savings.
      Let Ann have my bible.
      Make sure Tom gets my watch.
      Make sure the dog is looked after.
      The dog should live with Ann.
      My allotment to go to Ben.
      Donate my body.
      I'd like to donate my brain.
      Give my suits to Ben.
      Elin gets my pearls.
      I want Elin to be given my pearls.
      Ann is to have everything.
      Sell everything and give it to charity.
      Sell the house.
      The house goes to Ann.
    `,
    silent: `
      Scatter me with my cat's ashes.
      Bury me with my dog's ashes.
      My dog may walk behind the coffin.
      My house is where the cortege should start.
      My guitar should be played at the wake.
      My body should be washed by my family.
      No flowers. Donations to the hospice.
      Cremation, ashes scattered on Clee Hill.
      Organ music by Bach.
      Buried beside my husband with my wedding ring on.
      Leave my ashes under the oak.
      A plain coffin and no fuss.
      Play "My Way" as you leave.
    `,
  },
];
