export type Item = { readonly id: string; readonly label: string; readonly hint: string };

export type Section = { readonly id: string; readonly title: string; readonly items: readonly Item[] };

const item = (id: string, label: string, hint: string): Item => ({ id, label, hint });

/** What to gather before making a will, and what to see to afterwards. */
export const CHECKLIST: readonly Section[] = [
  {
    id: 'personal',
    title: 'Personal Details',
    items: [
      item('full-name', 'Full legal name', 'As on your passport, plus any other names on accounts or deeds.'),
      item('address', 'Address and postcode', 'Where you live now.'),
      item('date-of-birth', 'Date of birth', 'You must be 18 or over to make a will, and 25 or over to use our service.'),
      item('foreign-assets', 'Foreign assets', 'A home or an account abroad may need a will made there. Ask a specialist.'),
      item(
        'marital-status',
        'Marital status and partner details',
        'Full name, and the date of a wedding that is planned: marrying usually cancels a will.',
      ),
    ],
  },
  {
    id: 'executors',
    title: 'Executors',
    items: [
      item('primary-executor', 'Primary executor details', 'Full name and address of whoever carries out your will.'),
      item('backup-executor', 'Backup executor', 'Somebody who steps in if the first one cannot.'),
      item('executor-consent', 'Consent confirmed', 'You have asked them, and they said yes.'),
      item('executors-adult', 'Executors over 18', 'Nobody under 18 can be granted probate.'),
    ],
  },
  {
    id: 'beneficiaries',
    title: 'Beneficiaries',
    items: [
      item('spouse', 'Spouse or civil partner', 'Full name. A partner you are not married to inherits only if the will names them.'),
      item('children', "Children's names and birth dates", 'All of them. Name stepchildren too if they are to inherit.'),
      item('other-beneficiaries', 'Other beneficiaries', 'Full names, addresses, and how each is related to you.'),
      item('charities', 'Charities with charity numbers', 'The number makes sure that the right charity is paid.'),
      item('specific-gifts', 'Specific gifts', 'Which thing or which sum, and who gets it.'),
    ],
  },
  {
    id: 'guardians',
    title: 'Guardians, if children are under 18',
    items: [
      item('primary-guardian', 'Primary guardian', 'Who would look after them if no parent could.'),
      item('alternative-guardian', 'Alternative guardian', 'In case the first one cannot.'),
      item('guardian-consent', 'Consent', 'You have asked them, and they said yes.'),
      item('values', 'Values considered', 'Schooling, faith, where they live: talk about it while you can.'),
    ],
  },
  {
    id: 'assets',
    title: 'Assets and Property',
    items: [
      item(
        'property',
        'Property and ownership',
        'Alone, as joint tenants or as tenants in common: it decides whether your will covers your home.',
      ),
      item('bank-accounts', 'Bank accounts', 'Which banks. No account numbers are needed in a will.'),
      item('investments', 'Investments and pensions', 'Most pensions pass by a nomination form, not by your will. Check yours.'),
      item('valuables', 'Valuables', 'Jewellery, art, a car: anything that somebody in particular should have.'),
      item('business', 'Business interests', 'Shares in a firm, or a trade of your own. Ask a specialist.'),
      item('digital', 'Digital assets', 'Photographs, accounts, domain names. Keep passwords out of the will.'),
    ],
  },
  {
    id: 'debts',
    title: 'Debts and Liabilities',
    items: [
      item('mortgage', 'Mortgage', 'What is owed, and whether a life policy pays it off.'),
      item('loans', 'Loans and cards', 'They are paid before anybody inherits.'),
      item('other-debts', 'Other debts', 'Money owed to family, tax, or a guarantee for somebody else.'),
    ],
  },
  {
    id: 'wishes',
    title: 'Special Wishes',
    items: [
      item('funeral', 'Funeral', 'Burial or cremation, and what you would like. Funeral wishes are not binding.'),
      item('organ-donation', 'Organ donation', 'Tell your family, and record it with the NHS: by the time a will is read it is too late.'),
      item('pets', 'Pets', 'Who takes them in, and a sum for their keep.'),
      item('other-wishes', 'Other', 'Letters, keepsakes, people who should be told.'),
    ],
  },
  {
    id: 'legal',
    title: 'Legal Requirements',
    items: [
      item('signature', 'Signature before witnesses', 'Both must be there when you sign.'),
      item(
        'witnesses',
        'Two independent witnesses who are not beneficiaries',
        'Two independent adults, neither of them the husband, wife or civil partner of a beneficiary: that gift would be lost.',
      ),
      item('witness-details', 'Witness signatures and addresses', 'Each signs while you are there, and adds name and address.'),
      item('date-signed', 'Date signed', 'The newest valid will is normally the one that counts.'),
      item('storage', 'Storage location communicated to executors', 'A will that nobody finds helps nobody.'),
    ],
  },
];
