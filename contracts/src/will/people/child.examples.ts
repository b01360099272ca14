import type { ChildKind } from './child-in.ts';

const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What people write of a child of theirs. */
export const CHILDREN: Readonly<Record<ChildKind, readonly string[]>> = {
  child: lines(`
    Son
    daughter
    child
    SON
    Daughter.
    my son
    My eldest son
    youngest  child
    our son
    a son
    sons
    Daughters
    my children
    one of my children
    one of our sons
    my sons
    my kids
    kid
    my son's
    Dau
    dau.
    Dtr
    dtr.
    Daugter
    doughter
    daugther
    dauhgter
    chidren
    Childern
    chid
    my boy
    our boy
    my girl
    our little girl
    my baby
    my baby boy
    my big lad
    our lass
    my bairn
    our twins
    our eldest
    my youngest
    Eldest
    the eldest
    1st born
    first-born
    firstborn
    second born
    our second
    my little one
    eldest of my children
    oldest child
    first born son
    2nd son
    second daughter
    son no 2
    Son #1
    son number two
    daughter 1
    son aged 12
    daughter (aged 10)
    son, 12
    Son (born 1990)
    twin son
    only child
    only daughter
    son & heir
    son and heir
    Son & Executor
    daughter / executor
    daughter and carer
    daughter and best friend
    son, executor
    Son (eldest)
    Daughter - eldest
    Child (son)
    natural son
    biological daughter
    real son
    bio child
    disabled son
    adult son
    grown-up daughter
    minor child
    teenage son
    dear daughter
    my wonderful daughter
    my dearest son
    beloved son
    late son
    estranged son
    Son from my first marriage
    son from first marriage
    Daughter from my previous marriage
    daughter from a previous relationship
    child of my first marriage
    son of my second marriage
    son by my first wife
    daughter by my late husband
    son from my first wife
    daughter with my ex-husband
    son with my ex
    son (from my first marriage)
    son, from my previous marriage
    son 1st marriage
    first marriage son
    son from my marriage to Jane
    child of the marriage
    son of mine
    daughter of ours
    child of us both
    son by birth
    daughter of John and me
    Jane's and my son
    my husband's and my daughter
    daughter with autism
    son by Jane
    daughter who lives abroad
    he is my son
    she's my daughter
    This is my son
    Mab
    fy merch
    my lad
    my offspring
    DAUGHTER
    Ｓｏｎ
    so\u00adn
    my own son
    my own child
    “Son”
    my two daughters
    both my sons
    eldest of three
    one of twin sons
    my ex-wife's and my son
    mine and my wife's son
    eldest boy
    my youngest girl
    lovechild
    daughter living in Spain
    daughter in Australia
    son (lives abroad)
    son at university
    transgender son
    daughter via surrogacy
    12 year old son
    son born 3 March 1990
    daughter, next of kin
    unborn child
    younger of my two sons
    the middle one of my children
    elder of our daughters
    our miracle baby
    my dearly loved son
    my much-loved daughter
    well-beloved son
    my daughter, a teacher
    Son (an engineer)
    my own flesh and blood son
    son and business partner
    my son and best man
    identical twin son
    my no. 1 son
    number one son
    daughter (nurse)
    son - plumber
    daughter, retired teacher
    Son. Executor.
    son serving in the army
    my daughter and best mate
    my flesh & blood daughter
    donor-conceived son
    my pride and joy, my daughter
  `),
  adopted: lines(`
    my adopted daughter
    adopted son
    Son (adopted)
    legally adopted child
    adopted
    daughter by adoption
    adopted daughter from my husband's first marriage
    adoptive son
    my adopted boy
    son, adopted
    our adopted son from China
    the adopted one
    son we adopted
    the child whom I adopted
    daughter (we adopted her)
  `),
  step: lines(`
    step-son
    stepdaughter
    step son
    Step Daughter
    stepchild
    step-kids
    stepson
    my step-children
    Stepsons
    step-dau
    stepdaugter
    setpson
    stepdaughter from my husband's first marriage
    stepson from my wife’s previous marriage
    step-daughter of my second marriage
    my wife's son (my stepson)
    eldest stepson
    Son (step)
    step‑daughter
    stepdaughter (from my wife's first marriage)
    stepson by marriage
    my wife's eldest son - stepson
  `),
  foster: lines(`
    foster child
    foster-daughter
    foster son
    fosterson
    fostered daughter
    my foster children
    boy we fostered
  `),
  grandchild: lines(`
    grandson
    grand-daughter
    great-grandchild
    great grand son
    Grandaughter
    granson
    stepgrandson
    grandkid
    step-grandson
    eldest granddaughter
    grandson (Tom's boy)
    granddaughter, my daughter's child
    grandson - my eldest son's son
    granddaughter & goddaughter
    grandchild by my son Tom
    granddaughter from my daughter
    grandson (son of my daughter)
    grandson (son of Tom)
    granddaughter - Tom's eldest
  `),
};
