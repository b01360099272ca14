const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What sounds like a child and is none of the testator's. */
export const NO_CHILDREN = lines(`
  person
  personal friend
  friend
  Friend of my son
  godson
  god-daughter
  god son
  godchild
  daughter-in-law
  Son in law
  son - in - law
  sons-in-law
  Daughter (in law)
  daughter in-law
  daughter inlaw
  step son in law
  son of a friend
  friend's son
  friend’s daughter
  daughter of my friend
  son of my neighbour
  neighbour's child
  child of my sister
  sister's son
  my brother's daughter
  son of my late brother
  my son's wife
  my sons wife
  daughter's husband
  son's partner
  my daughter’s friend
  my children's mother
  mother of my children
  father of my son
  children's nanny
  children’s charity
  child minder
  childminder
  childcare worker
  Children in Need
  Save the Children
  my partner's daughter
  my husband's son
  wife's daughter
  daughter of my husband
  son from my husband's first marriage
  my daughter's son
  son of my daughter
  like a son
  like a daughter to me
  as good as a son
  honorary son
  surrogate daughter
  spiritual son
  ex-stepson
  former step-daughter
  half son
  Son (half)
  son/daughter
  mother and son
  niece
  eldest niece
  nephew
  great nephew
  first cousin
  second wife
  only brother
  twin brother
  twin
  my twin
  twin sister
  baby sister
  kid brother
  little sister
  eldest brother
  my daughters son
  my friends son
  a second son to me
  son of my best friend
  nephew (my sister's son)
  niece, like a daughter
  wife's daughter from previous marriage
  partner of my daughter
  widow of my son
  oldest friend
  friend, oldest
  foster mother
  foster parent
  adoptive mother
  adopted brother
  stepbrother
  stepmother
  step
  Sonia
  mason
  parson
  Sonny
  boyfriend
  girlfriend
  my girl friend
  boy next door
  babysitter
  baby sitter
  brainchild
  schoolchild
  daughter by marriage
  my one and only
  my second
  relation
  eldest relation
  grandmother
  grandchildren
  my grandsons
  godson and heir
  the child of God
  Dad
  aunt
  old
  natural
  niece & goddaughter
  godson, adopted
  grandson of my friend
  grandson (son of my cousin)
  son (honorary)
  daughter, former
  daughter, godmother
  son (surrogate)
  daughter - neighbour
  nephew (plumber)
  pride and joy
  Mr. Smith's son
  grandson's friend
  friend, a teacher
  business partner
  no son of mine
  nephew (Tom's boy)
  Tom's boy
  boy we met in Spain
  the neighbours whose son we adopted
  sister of the girl we adopted
  my flesh and blood
  best man
  son, a friend's
  grandson's wife, a nurse
  n/a
  -
`);
