import { list } from '../reading/phrases.ts';

/** Who may expect to be paid for acting. */
export const PROFESSIONALS = list(
  `
    solicitor, lawyer, paralegal, chartered, legal firm, legal practitioner, tax consultant, book keeper, auditor,
    insolvency practitioner, executors ltd, independent trustee, bank manager, barrister, notary, conveyancer, legal executive,
    legal adviser, legal advisor, legal services, law firm, =bank, banker, accountant, accountancy, accountants, bookkeeper, will writer,
    will writers, willwriter, will writing, will service, wills ltd, estate planner, estate planning, estate administrator, probate,
    probate service, trust company, trust corporation, public trustee, trustee service, trustee services, trustees ltd, trustee company,
    trust services, executor service, executor services, executorship, professional executor, corporate executor, corporate trustee,
    financial adviser, financial advisor, financial planner, ifa, independent financial, wealth manager, stockbroker, private client,
    tax adviser, tax advisor, ltd, limited, llp, plc, & co, and co, & partners, and partners, partners in, partners of, practice manager,
    attorney, advocate, professional, chambers, law society`,
);
export const FIRMS = list(
  `
    hsbc, barclays, natwest, lloyds, santander, coutts, halifax, nationwide, royal bank of scotland, rbs, tsb, co op legal,
    co operative legal, coop legal, farewill, octopus legacy, guardian angel, irwin mitchell, slater, kings court trust, ludlow trust,
    zedra, st james place, partners, associates, law $, lawyers, solicitors, legal, trustees, trust`,
);
export const NO_PROFESSIONALS = list(
  `
    retired|former|ex|used|trainee ?to ?be ?a ?an ?chartered solicitor|accountant|lawyer|barrister|banker|notary|bookkeeper|conveyancer,
    food|blood|piggy|bottle|river|west|south|north|sperm bank, bank holiday|clerk|cashier|teller, limited mobility,
    works|worked|working ?at|in|for ?a|the bank|accountant|solicitor|lawyer, accountant's,
    mother in|brother|sister|son|daughter|father in law, law student, at|from|with ?the|my bank|solicitors|accountants,
    professional footballer|golfer|musician|singer|dancer`,
);
