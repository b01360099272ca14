import { gift, giftTo, type ProbeGroup } from '../testing/probe.ts';

export const R30_R31: ProbeGroup = {
  R30: {
    raises: [
      gift('my ring if she is still married to Tom'),
      gift('my boat as long as he does not sell it'),
      gift('£1,000 on reaching 21'),
      gift('£2,000 but only if he stops drinking'),
      gift('£10,000 unless he has remarried'),
      gift('£5,000 wen he reaches 18'),
      gift('my van subject to him paying my brother £2000'),
      gift('a life interest in my shares'),
      gift('the piano, to be passed on to her eldest when she dies'),
      gift('£8,000 to be kept back till his 21st birthday'),
    ],
    silent: [
      gift('Still Life with Apples, framed'),
      gift('the portable air conditioning unit'),
      gift('my car, if I still own it when I die'),
      gift('my Life magazines'),
      giftTo('Dogs Trust', 'charity'),
      giftTo('The National Trust', 'charity'),
      gift('christening gown worn by everybody at six weeks of age'),
      gift('For Life, my signed copy of the novel'),
      gift('£250 as a thank you for all her help'),
      gift('the trunk my father carried until the end of the war'),
    ],
  },
  R31: {
    raises: [
      gift('half my savings'),
      gift('everything'),
      gift('the rest of my money'),
      gift('all my money'),
      gift('the remainder'),
      gift('the lot'),
      gift('the rest'),
      gift('my entire estate except the car'),
      gift('an equal share of my money'),
    ],
    silent: [
      gift('the half crowns in the blue tin'),
      gift('all my LPs'),
      gift('all my fishing tackle'),
      gift('a quarter-size cello'),
      gift('the Everyman’s Library volumes'),
      gift('the quarter-pounder fishing trophy'),
      gift('my Everything but the Girl CDs'),
      gift('my head rest and walking frame'),
      gift('the 5% milk stout bottle collection'),
    ],
  },
};
