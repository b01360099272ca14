import { list } from '../reading/phrases.ts';

export const SEVERAL_GROUPS = {
  class: list(
    `
    =children, =kids, =kiddies, =kiddos, =grandchildren, =grandkids, =grandchild, =stepchildren, =stepkids, =godchildren, =bairns, =boys,
    =girls, =lads, =lasses, =twins, =triplets, =sons, =daughters, =nieces, =neices, =nephews, =cousins, =brothers, =sisters, =siblings,
    =parents, =grandparents, =aunts, =uncles, =friends, =mates, =pals, =neighbours, =neighbors, =colleagues, =relatives, =relations,
    =descendants, =heirs, =issue, =offspring, =grandsons, =granddaughters, =ladies, =men, =women, =carers, =nurses, =staff, =employees,
    =members, =family, =families, =laws, =others, =survivors, =executors, =trustees, =beneficiaries, =babies, =husbands, =wives,
    =godsons, =goddaughters, =stepsons, =stepdaughters`,
  ),
};

/** A class, or more than one, where one person should stand. */
export const SEVERAL = list(
  `
    and, or, &, +, /, plus, everyone, everybody, anyone, anybody, whoever, all of, both of, each of, between, =family, ^ <class> $,
    ^ all|my|our|the|any|both|each|his|her|their|those|these|every ?my|our|the|other * <class>, <class> of|at, children of,
    ^ my|our ?dear|late husband's|wife's family|children, couple, mr mrs, two of, et al`,
);
