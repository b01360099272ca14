import { gift, type ProbeGroup } from '../testing/probe.ts';

export const R32_R34: ProbeGroup = {
  R32: {
    raises: [
      gift('Life policy with Aviva'),
      gift('my teachers pention'),
      gift('the bank account I share with my sister'),
      gift('my over-50s plan with Sun Life'),
      gift('the payout from my life cover'),
      gift('my workplace pension with NEST'),
    ],
    silent: [
      gift('the jointed teddy bear'),
      gift('my current account at Barclays'),
      gift('my Premium Bonds'),
      gift('the roasting joint dish'),
      gift('grandmother’s pension book from 1909'),
      gift('my savings with the Ludlow branch'),
    ],
  },
  R33: {
    raises: [
      gift('my Bitcoin'),
      gift('the etherium on coinbase'),
      gift('hardware wallet and seed phrase'),
      gift('my PayPal balance'),
      gift('the domain name pricefamily.co.uk'),
    ],
    silent: [
      gift('my leather wallet'),
      gift('coin collection'),
      gift('the Eminent Domain DVD'),
      gift('a print of the crypt at Canterbury'),
      gift('the ether bottle from the pharmacy'),
    ],
  },
  R34: {
    raises: [
      gift('etc'),
      gift('my jewellery'),
      gift('bits and bobs'),
      gift('anything she wants'),
      gift('a keepsake'),
      gift('some bits from the house'),
      gift('to be confirmed'),
    ],
    silent: [
      gift('my gold Rolex watch'),
      gift('my walnut jewellery box'),
      gift('score of the Enigma Variations'),
      gift('Some Like It Hot poster'),
      gift('the Where the Wild Things Are lithograph'),
      gift('my Ford Ka, AB12 CDE'),
      gift('Royal Doulton figurine called Various Graces'),
    ],
  },
};
