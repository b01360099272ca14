import { describe, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { type ReactNode, Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { jane } from '../../testing/examples.ts';
import type { Draft } from './draft.ts';
import type { ScreenId } from './steps/screen.ts';
import { StepScreen } from './steps/step-screen.tsx';

const drafts: Draft[] = [];

function Screen({ id, start, answers }: { readonly id: ScreenId; readonly start: Draft; readonly answers: WillAnswers }) {
  const [draft, setDraft] = useState(start);
  const change = (patch: Draft) => {
    drafts.push({ ...draft, ...patch });
    setDraft({ ...draft, ...patch });
  };
  const props = { draft, change, answers, error: () => undefined, me: jane, today: '2026-11-21' };
  return <StepScreen id={id} {...props} />;
}

const InWizard = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter>
    <Suspense>{children}</Suspense>
  </MemoryRouter>
);

async function open(id: ScreenId, start: Draft, answers: WillAnswers = {}) {
  await act(async () => render(<Screen id={id} start={start} answers={answers} />, { wrapper: InWizard }));
  const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('details.choices')].map(({ open: isOpen }) => isOpen);
  return { user: userEvent.setup(), folds, last: () => drafts.at(-1) };
}

describe('choices that are folded away', () => {
  it('are closed while nobody made one, and opened by hand', async () => {
    const { user, folds, last } = await open('partner', { isMarried: 'no' });
    expect(folds()).toEqual([false, false]);
    await user.click(screen.getByText('I live with someone I am not married to'));
    expect(folds()).toEqual([true, false]);
    await user.click(screen.getAllByRole('radio', { name: 'Yes' })[1]!);
    expect(screen.getByRole('heading', { name: 'Your partner' })).toBeVisible();
    expect(last()).toMatchObject({ isMarried: 'no', livesWithPartner: 'yes' });
  });

  it('open by themselves where one was made', async () => {
    const { folds } = await open('partner', { isMarried: 'no', expectsToMarry: 'Tom Lee' });
    expect(folds()).toEqual([false, true]);
  });

  it('are not there for those whom they cannot be about', async () => {
    const { folds } = await open('partner', { isMarried: 'yes' });
    expect(folds()).toEqual([]);
  });

  it.each(['yes', 'no'] as const)('ask about a child who has died, whoever is alive (has children: %s)', async (hasChildren) => {
    const { user, folds, last } = await open('children', { hasChildren });
    expect(folds()).toEqual([false]);
    await user.click(screen.getByText('A child of mine has died'));
    await user.click(screen.getByRole('button', { name: 'Add a child who has died' }));
    const row = within(screen.getByRole('group', { name: 'Child who has died 1' }));
    await user.type(row.getByLabelText('Full name'), 'Tom');
    await user.click(
      within(row.getByRole('group', { name: 'Did Tom leave children or grandchildren?' })).getByRole('radio', { name: 'Yes' }),
    );
    expect(last()?.lateChildren).toEqual([{ fullName: 'Tom', leftChildren: 'yes' }]);
    await user.click(row.getByRole('button', { name: 'Remove Tom' }));
    expect(last()?.lateChildren).toBeUndefined();
  });

  it('say at the rule for children what it does to the family of a child who has died', async () => {
    const lateChildren = [
      { fullName: 'Tom Lee', leftChildren: 'yes' },
      { fullName: 'Una Lee', leftChildren: 'no' },
    ] as const;
    const answers: WillAnswers = { hasChildren: 'yes', children: [{ fullName: 'Ann Lee' }], lateChildren: [...lateChildren] };
    await open('substitutes', {}, { ...answers, beneficiaryType: 'children' });
    expect(screen.getByText(/the children of a child who has died too \(Tom Lee\)/)).toBeVisible();
  });

  it('offer a partner without a marriage to inherit', async () => {
    await open('beneficiaries', {}, { isMarried: 'no', livesWithPartner: 'yes', partner: { fullName: 'Tom Lee' } });
    expect(screen.getByRole('radio', { name: 'My partner, Tom Lee' })).toBeVisible();
  });

  it('take every percentage out when the shares are equal, and show none', async () => {
    const customBeneficiaries = [
      { fullName: 'Ann', percentage: 60 },
      { fullName: 'Ben', percentage: 40 },
    ];
    const { user, last } = await open('beneficiaries', { beneficiaryType: 'custom', customBeneficiaries });
    expect(screen.getAllByLabelText('Share of your estate')).toHaveLength(2);
    await user.click(screen.getByText(/^Exactly equal shares/));
    await user.click(screen.getByRole('checkbox', { name: /exactly equally/ }));
    expect(last()).toMatchObject({ equalShares: true, customBeneficiaries: [{ percentage: undefined }, { percentage: undefined }] });
    expect(screen.queryByLabelText('Share of your estate')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Split equally' })).toBeNull();
  });

  it('split equally in three, say that it is not quite equal, and offer exact thirds on the spot', async () => {
    const customBeneficiaries = ['Ann', 'Ben', 'Cat'].map((fullName) => ({ fullName }));
    const { user, last } = await open('beneficiaries', { beneficiaryType: 'custom', customBeneficiaries });
    expect(screen.queryByRole('button', { name: /exactly/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Split equally' }));
    expect(screen.getByText(/so this says 34\/33\/33/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Give each exactly a third' }));
    expect(last()).toMatchObject({ equalShares: true, customBeneficiaries: [{ percentage: undefined }, {}, {}] });
    expect(screen.getByRole('checkbox', { name: /exactly equally/ })).toBeChecked();
  });

  it('leave a sum of money instead of a thing, and somebody who gets it instead', async () => {
    const gift = { recipientName: 'Ann', recipientRelationship: 'niece' };
    const { user, folds, last } = await open('gifts', { specificGifts: [gift] });
    expect(folds()).toEqual([false, false, false, false]);
    await user.click(screen.getByText(/^Give money/));
    await user.type(screen.getByLabelText(/Or a sum of money/), '5');
    expect(last()).toMatchObject({ specificGifts: [{ ...gift, amount: '5' }] });
    expect(folds()).toEqual([true, false, false, false]);
    expect(screen.queryByText('Fill all three fields or this gift will not be saved')).toBeNull();
    await user.type(screen.getByLabelText(/If they die before you, who should get it/), 'Z');
    expect(last()?.specificGifts?.[0]).toMatchObject({ substituteName: 'Z' });
    await user.clear(screen.getByLabelText(/Or a sum of money/));
    expect(last()?.specificGifts?.[0]?.amount).toBeUndefined();
  });

  it('give a charity a tenth instead of a thing or a sum, and take it back with the charity', async () => {
    const { user, last } = await open('gifts', { specificGifts: [{ recipientName: 'Oxfam', description: 'clock' }] });
    await user.click(screen.getByText(/^Give money/));
    expect(screen.queryByRole('checkbox', { name: /a tenth/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'This is a charity' }));
    await user.click(screen.getByRole('checkbox', { name: 'Give it a tenth of what inheritance tax is due on' }));
    await user.type(screen.getByLabelText(/^Charity number/), '2');
    expect(last()?.specificGifts).toEqual([{ recipientName: 'Oxfam', charity: true, tenth: true, charityNumber: '2' }]);
    for (const label of [/What do you want to give/, /Or a sum of money/]) expect(screen.queryByLabelText(label)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'This is a charity' }));
    expect(last()?.specificGifts?.[0]?.tenth).toBeUndefined();
    expect(screen.getByLabelText(/What do you want to give/)).toBeVisible();
  });

  it('give the pets to somebody with a sum, and leave no trace when emptied', async () => {
    const { user, folds, last } = await open('gifts', { specificGifts: [] });
    expect(folds()).toEqual([false, false, false]);
    await user.click(screen.getByText('My pets, and my digital photographs and letters'));
    await user.type(screen.getByLabelText(/Which pets do you have/), 'R');
    await user.type(screen.getByLabelText(/Who should have them/), 'Z');
    await user.type(screen.getByLabelText(/Money for whoever takes your pets/), '5');
    expect(last()?.pets).toEqual({ description: 'R', carerName: 'Z', amount: '5' });
    for (const label of [/Which pets do you have/, /Who should have them/, /Money for whoever takes your pets/])
      await user.clear(screen.getByLabelText(label));
    expect(last()?.pets).toBeUndefined();
  });

  it('give digital photographs and letters to somebody, and leave no trace when emptied', async () => {
    const { user, folds, last } = await open('gifts', { specificGifts: [], digital: { recipientName: 'Z' } });
    expect(folds()).toEqual([false, false, true]);
    await user.type(screen.getAllByLabelText(/Their relationship to you/)[1]!, 'f');
    expect(last()?.digital).toEqual({ recipientName: 'Z', recipientRelationship: 'f' });
    await user.clear(screen.getByLabelText(/Who should get them/));
    await user.clear(screen.getAllByLabelText(/Their relationship to you/)[1]!);
    expect(last()?.digital).toBeUndefined();
  });

  it('say why somebody is left out, and leave no trace when they are removed', async () => {
    const { user, folds, last } = await open('beneficiaries', { beneficiaryType: 'partner' });
    expect(folds()).toEqual([false]);
    await user.click(screen.getByText('Say why I leave somebody out'));
    expect(screen.getByText(/They are never in the will/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a person left out' }));
    await user.type(screen.getByLabelText(/^Who do you leave out/), 'T');
    expect(screen.getByText('Fill both fields or these reasons will not be saved')).toBeVisible();
    await user.type(screen.getByLabelText(/^Your reasons/), 'W');
    expect(last()?.leftOut).toEqual([{ fullName: 'T', reason: 'W' }]);
    await user.click(screen.getByRole('button', { name: 'Remove T' }));
    expect(last()?.leftOut).toBeUndefined();
  });

  it('name a second guardian and how the two act, and leave no trace when emptied', async () => {
    const { user, last } = await open('children', { hasChildren: 'yes', children: [{ fullName: 'Ann', dob: '2020-01-01' }] });
    await user.click(screen.getByText('Name a second guardian'));
    await user.type(screen.getAllByLabelText('Full name')[2]!, 'Z');
    await user.click(screen.getByRole('radio', { name: 'Together' }));
    expect(last()).toMatchObject({ secondGuardian: { fullName: 'Z' }, guardiansAct: 'together' });
    await user.clear(screen.getAllByLabelText('Full name')[2]!);
    expect([last()?.secondGuardian, last()?.guardiansAct]).toEqual([undefined, undefined]);
  });

  it('name guardians of one child alone, where there are others, and leave no trace when emptied', async () => {
    const [ann, ben] = [
      { fullName: 'Ann', dob: '2020-01-01' },
      { fullName: 'Ben', dob: '1990-01-01' },
    ];
    const { user, last } = await open('children', { hasChildren: 'yes', children: [ann, ben] });
    await user.click(screen.getByText('Different guardians for one of the children'));
    expect(screen.queryByText('Guardians for Ben')).toBeNull();
    await user.click(screen.getByText('Guardians for Ann'));
    const nameIn = (group: string) => within(screen.getByRole('region', { name: group })).getByLabelText('Full name');
    await user.type(nameIn('A guardian for Ann alone'), 'Y');
    await user.type(nameIn('A second guardian for Ann (optional)'), 'Z');
    await user.click(screen.getByRole('radio', { name: 'Together' }));
    expect(last()?.children).toEqual([{ ...ann, guardianName: 'Y', secondGuardianName: 'Z', guardiansAct: 'together' }, ben]);
    await user.clear(nameIn('A guardian for Ann alone'));
    await user.clear(nameIn('A second guardian for Ann (optional)'));
    expect(last()?.children).toEqual([ann, ben]);
  });

  it('ask for no guardians of one child where there is only one', async () => {
    await open('children', { hasChildren: 'yes', children: [{ fullName: 'Ann', dob: '2020-01-01' }] });
    expect(screen.queryByText('Different guardians for one of the children')).toBeNull();
  });

  it('name a second and a third in the place of somebody, and how they get it, and leave no trace when emptied', async () => {
    const gift = {
      description: 'my piano',
      recipientName: 'Ann',
      recipientRelationship: 'niece',
      substituteName: 'Ben',
      substituteRelationship: 'nephew',
    };
    const { user, last } = await open('gifts', { hasSpecificGifts: true, specificGifts: [gift] });
    await user.click(screen.getByText('Name a second and a third in their place'));
    await user.type(screen.getByLabelText(/^Who is second/), 'C');
    await user.click(screen.getByRole('radio', { name: /^In equal parts/ }));
    expect(last()?.specificGifts).toEqual([{ ...gift, secondSubstituteName: 'C', substitutesTake: 'equally' }]);
    await user.clear(screen.getByLabelText(/^Who is second/));
    expect(last()?.specificGifts).toEqual([gift]);
  });

  it('say how the home is owned, and take it back', async () => {
    const { user, folds, last } = await open('home', { isHomeowner: 'yes' });
    expect(folds()).toEqual([false, false]);
    await user.click(screen.getByText(/^I own it with someone else/));
    await user.click(screen.getByRole('radio', { name: /Jointly with somebody else/ }));
    expect(last()).toMatchObject({ property: { ownership: 'joint' } });
    await user.click(screen.getByRole('radio', { name: 'I am not sure' }));
    expect(last()?.property?.ownership).toBeUndefined();
  });

  it('say who gets what is in the home, of those who are there, and take it back', async () => {
    const { user, last } = await open('gifts', {}, { isMarried: 'yes', hasChildren: 'yes', children: [{ fullName: 'Ann' }] });
    await user.click(screen.getByText('What is in my home'));
    await user.click(screen.getByRole('radio', { name: 'My partner, or my children if my partner has died' }));
    expect(last()?.contents).toBe('both');
    await user.click(screen.getByRole('radio', { name: /^Nobody in particular/ }));
    expect(last()?.contents).toBeUndefined();
  });

  it('say what is decided about organs and which plan pays the funeral, and leave no trace when emptied', async () => {
    const { user, folds, last } = await open('funeral', {});
    expect(folds()).toEqual([false]);
    await user.click(screen.getByText('Organ donation, and a funeral plan I have paid for'));
    await user.click(screen.getByRole('radio', { name: 'I want to be a donor' }));
    await user.type(screen.getByLabelText(/Who is your funeral plan with/), 'M');
    await user.type(screen.getByLabelText(/Plan number/), '4');
    expect(last()).toMatchObject({ organDonation: 'donate', funeralPlan: { provider: 'M', planNumber: '4' } });
    await user.click(screen.getByRole('radio', { name: 'I’d rather not say here' }));
    await user.clear(screen.getByLabelText(/Who is your funeral plan with/));
    await user.clear(screen.getByLabelText(/Plan number/));
    expect([last()?.organDonation, last()?.funeralPlan]).toEqual([undefined, undefined]);
  });

  it('leave the home to somebody, ask what goes with it, and leave no trace when they are removed', async () => {
    const { user, last } = await open('home', { isHomeowner: 'yes' });
    await user.click(screen.getByText('Leave my home to somebody in particular'));
    expect(screen.queryByText('Who pays a mortgage on it?')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add a new owner' }));
    await user.type(screen.getByLabelText('Who should get your home?'), 'Z');
    await user.type(screen.getByLabelText('Relationship to you'), 'n');
    await user.click(screen.getByRole('radio', { name: /^My estate, before/ }));
    await user.click(screen.getByRole('radio', { name: /^They get my home at that time/ }));
    expect(last()).toMatchObject({ homeTakers: [{ fullName: 'Z', relationship: 'n' }], homeMortgage: 'paid', homeIfSold: 'replaced' });
    await user.click(screen.getByRole('button', { name: 'Remove Z' }));
    expect([last()?.homeTakers, last()?.homeMortgage, last()?.homeIfSold]).toEqual([undefined, undefined, undefined]);
  });

  it('mark an executor as a professional who may charge, and take it back', async () => {
    const { user, folds, last } = await open('executors', { executors: [{ fullName: 'Ann' }] });
    await user.click(screen.getByText('A professional, such as a solicitor'));
    await user.click(screen.getByRole('checkbox', { name: 'They act as part of their work and may charge' }));
    expect(last()?.executors).toEqual([{ fullName: 'Ann', professional: true }]);
    expect(folds()).toEqual([true, false]);
    await user.click(screen.getByRole('checkbox', { name: 'They act as part of their work and may charge' }));
    expect(last()?.executors).toEqual([{ fullName: 'Ann', professional: undefined }]);
  });

  it('name executors in reserve, and leave no trace when the last one is removed', async () => {
    const { user, folds, last } = await open('executors', { executors: [{ fullName: 'Ann' }] });
    expect(folds()).toEqual([false, false]);
    await user.click(screen.getByText('Name a reserve, in case your executor cannot act'));
    expect(screen.getByText(/^Who should act if your executor cannot/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a reserve executor' }));
    await user.type(screen.getAllByLabelText('Full name')[1]!, 'Z');
    expect(last()).toMatchObject({ executors: [{ fullName: 'Ann' }], reserveExecutors: [{ fullName: 'Z' }] });
    await user.click(screen.getByRole('button', { name: 'Remove Z' }));
    expect(last()?.reserveExecutors).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Add another executor' }));
    expect(screen.getByText('Name a reserve, in case no executor can act')).toBeVisible();
  });

  it('name somebody who takes the place of one beneficiary', async () => {
    const { user, last } = await open('beneficiaries', { beneficiaryType: 'custom', customBeneficiaries: [{ fullName: 'Ann' }] });
    await user.click(screen.getByText(/^A charity, or who takes/));
    const name = screen.getByLabelText(/who should get their share/);
    await user.type(name, 'Zo');
    expect(last()).toMatchObject({ customBeneficiaries: [{ fullName: 'Ann', substituteName: 'Zo' }] });
    await user.clear(name);
    expect(last()?.customBeneficiaries?.[0]?.substituteName).toBeUndefined();
  });

  it('ask a charity for its number and for no relationship, and forget what it cannot have', async () => {
    const ann = { fullName: 'Ann', relationship: 'niece', substituteName: 'Zoe', substituteRelationship: 'friend' };
    const { user, last } = await open('beneficiaries', { beneficiaryType: 'custom', customBeneficiaries: [ann] });
    await user.click(screen.getByRole('checkbox', { name: 'This is a charity' }));
    expect(last()?.customBeneficiaries).toEqual([{ fullName: 'Ann', charity: true }]);
    expect(screen.queryByLabelText('Relationship to you')).toBeNull();
    await user.type(screen.getByLabelText(/Charity number/), '2');
    expect(last()).toMatchObject({ customBeneficiaries: [{ charity: true, charityNumber: '2' }] });
    await user.click(screen.getByRole('checkbox', { name: 'This is a charity' }));
    expect(last()?.customBeneficiaries).toEqual([{ fullName: 'Ann' }]);
  });

  it('count a gift to a charity as whole without a relationship', async () => {
    const gift = { description: 'my books', recipientName: 'Oxfam' };
    const { user } = await open('gifts', { specificGifts: [gift] });
    expect(screen.getByText(/Fill all three fields/)).toBeVisible();
    await user.click(screen.getByText(/^Give money/));
    await user.click(screen.getByRole('checkbox', { name: 'This is a charity' }));
    expect(screen.queryByText(/fields or this gift will not be saved/)).toBeNull();
  });

  it('ask for the age of children’s shares where children inherit as such', async () => {
    const { user, folds, last } = await open('substitutes', {}, { beneficiaryType: 'children', hasChildren: 'yes' });
    expect(folds()).toEqual([false, false, false]);
    await user.click(screen.getByText(/^Choose the age at which a child/));
    await user.click(screen.getByRole('radio', { name: /^25/ }));
    expect(last()).toEqual({ childrenAge: '25' });
  });

  it('let their own children take every share by one tick, but those of a body and of whoever has a substitute', async () => {
    const customBeneficiaries = [
      { fullName: 'Ann', relationship: 'sister' },
      { fullName: 'Ben', relationship: 'brother' },
      { fullName: 'Cat', relationship: 'friend', substituteName: 'Zoe', substituteRelationship: 'niece' },
      { fullName: 'Marches Hospice', relationship: 'charity' },
    ];
    const { user, last } = await open('beneficiaries', { beneficiaryType: 'custom', customBeneficiaries });
    await user.click(screen.getByText(/^If one of them dies before you/));
    await user.click(screen.getByRole('checkbox', { name: /^For everybody here/ }));
    expect(last()?.customBeneficiaries?.map(({ ownChildren }) => ownChildren)).toEqual([true, true, undefined, undefined]);
    await user.click(screen.getByRole('checkbox', { name: /^For everybody here/ }));
    expect(last()?.customBeneficiaries?.some(({ ownChildren }) => ownChildren)).toBe(false);
  });

  it('ask for the age of everybody else, and forget it at 18', async () => {
    const { user, last } = await open('substitutes', {}, { beneficiaryType: 'custom' });
    await user.click(screen.getByText(/^Choose the age at which anyone else/));
    await user.click(screen.getByRole('radio', { name: /^30/ }));
    expect(last()).toEqual({ sharesAge: '30' });
    await user.click(screen.getByRole('radio', { name: /^18/ }));
    expect(last()?.sharesAge).toBeUndefined();
  });

  it('name a backup, and nobody who inherits before', async () => {
    const answers: WillAnswers = {
      isMarried: 'yes',
      partner: { fullName: 'Tom Lee' },
      executors: [
        { fullName: 'Kim Poole', relationship: 'niece' },
        { fullName: 'Tom Lee', relationship: 'Spouse' },
      ],
      beneficiaryType: 'partner',
      partnerSubstituteRule: 'children',
    };
    const { user, last } = await open('substitutes', answers, answers);
    await user.click(screen.getByText('Name a backup, in case nobody else is left'));
    expect(screen.queryByRole('button', { name: /Tom Lee/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Kim Poole/ }));
    expect(last()).toMatchObject({ lastResort: [{ fullName: 'Kim Poole', relationship: 'niece' }] });
    expect(screen.getByLabelText('Share of your estate')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Kim Poole' }));
    expect(last()?.lastResort).toBeUndefined();
    expect(screen.queryByText('Split equally')).toBeNull();
  });

  it.each<[string, WillAnswers]>([
    ['the law was chosen', { isMarried: 'yes', beneficiaryType: 'partner', partnerSubstituteRule: 'intestacy' }],
    ['a charity has a share', { beneficiaryType: 'custom', customBeneficiaries: [{ fullName: 'Oxfam', charity: true }] }],
  ])('offer no backup where none could ever inherit: %s', async (_why, answers) => {
    await open('substitutes', answers, answers);
    expect(screen.queryByText(/Name a backup/)).toBeNull();
  });

  it('do not ask for it where they do not', async () => {
    await open('substitutes', { partnerSubstituteRule: 'intestacy' }, { beneficiaryType: 'partner', isMarried: 'yes' });
    expect(screen.queryByText(/At what age/)).toBeNull();
  });

  it('give something to each grandchild, and forget it once there is neither a sum nor a part', async () => {
    const { user, last } = await open('gifts', {}, { hasChildren: 'yes' });
    await user.click(screen.getByText(/^Something for each grandchild/));
    expect(await screen.findByText(/^Whoever is alive 28 days after your death gets it/)).toBeVisible();
    expect(screen.getByText(/stepchild whom you list as your child count/)).toBeVisible();
    const [sum] = await screen.findAllByLabelText(/^A sum for each of them/);
    await user.type(sum!, '5');
    await user.click(screen.getByRole('radio', { name: /^At 21/ }));
    expect(last()).toEqual({ grandchildren: { amount: '5', age: '21' } });
    await user.clear(sum!);
    expect(last()?.grandchildren).toBeUndefined();
    expect(screen.queryByRole('radio', { name: /^At 21/ })).toBeNull();
  });

  it('offer grandchildren to nobody who never had a child', async () => {
    const { user } = await open('gifts', {}, { hasChildren: 'no' });
    await user.click(screen.getByText(/^Something for each grandchild/));
    expect(await screen.findByRole('heading', { name: 'Your nephews and nieces' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your grandchildren' })).toBeNull();
  });

  it('forgive a loan or count it, and ask about the rest only then', async () => {
    const { user, last } = await open('gifts', {}, {});
    await user.click(screen.getByText('Money that somebody owes me'));
    await user.click(await screen.findByRole('button', { name: 'Add a loan' }));
    expect(screen.getByText(/unless the law has made it too old to claim/)).toBeVisible();
    await user.type(screen.getByLabelText('Who owes you money?'), 'Tom Lee');
    await user.click(screen.getByRole('radio', { name: /^It counts against their share/ }));
    await user.click(screen.getByRole('checkbox', { name: /^If it is more than their share.*as far as the law still lets/ }));
    expect(last()?.loans).toEqual([{ fullName: 'Tom Lee', treatment: 'counted', payBack: true }]);
    await user.click(screen.getByRole('radio', { name: /^They need not pay it back.*still owes their own part/ }));
    expect(last()?.loans).toEqual([{ fullName: 'Tom Lee', treatment: 'forgiven', payBack: undefined }]);
    expect(screen.queryByRole('checkbox', { name: /^If it is more/ })).toBeNull();
  });
});
