/** What ends the name of a thing: a preposition, a conjunction, a mark or a verb. */
export const BREAKS = new Set(
  (
    'of in on at from by with to for near behind beside above below under over opposite off outside inside between through about into within together along adjoining adjacent next abroad bordering complete ' +
    'that which who whom whose where when while if until till once unless as because since after before so but including plus and or & , ; ( . / ' +
    "is are was were has have had i he she they we you it he's she's they're who's that's i'm called named known bought kept made used worn"
  ).split(' '),
);
