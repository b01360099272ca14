import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { willAt } from '../../testing/examples.ts';
import { choose, field, openStep, openWizard } from '../../testing/wizard.tsx';

const HINT = 'Fill all three fields or this gift will not be saved';
const again = () => screen.queryByText(/Press Continue again to carry on without/);

describe('what is only half filled and would not be saved', () => {
  it('holds the first Continue up at the hint, and the second goes on without it (C-251, D-041)', async () => {
    const { user, next, saved } = await openStep(8);
    await user.click(screen.getByRole('button', { name: 'Add a gift' }));
    await user.type(field('What do you want to give?'), 'A clock');
    expect(screen.getByText(HINT)).toBeVisible();
    expect(again()).toBeNull();
    await next();
    expect(screen.getByText(HINT)).toHaveFocus();
    expect(again()).toBeVisible();
    expect(saved()).toHaveLength(0);
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers).toMatchObject({ hasSpecificGifts: false, specificGifts: [] });
  });

  it('holds it up once more when something was typed meanwhile', async () => {
    const { user, next, saved } = await openStep(8);
    await user.click(screen.getByRole('button', { name: 'Add a gift' }));
    await user.type(field('What do you want to give?'), 'A clock');
    await next();
    await user.type(field('Who should get it?'), 'Ann');
    expect(again()).toBeNull();
    await next();
    expect(screen.getByText(HINT)).toHaveFocus();
    expect(saved()).toHaveLength(0);
  });

  it('is a gift of which only the stand-in was named, too', async () => {
    const { user, next, saved } = await openStep(8);
    await user.click(screen.getByRole('button', { name: 'Add a gift' }));
    await user.click(screen.getByText(/^Give money/));
    await user.type(field(/If they die before you, who should get it/), 'Zoe');
    await user.type(field(/Their relationship to you/), 'Niece');
    expect(screen.getByText(HINT)).toBeVisible();
    await next();
    expect(screen.getByText(HINT)).toHaveFocus();
    expect(saved()).toHaveLength(0);
  });

  it('an empty row holds nothing up', async () => {
    const { user, next, saved } = await openStep(8);
    await user.click(screen.getByRole('button', { name: 'Add a gift' }));
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
  });

  it('is an executor without a name (C-221)', async () => {
    const { user, next, saved } = await openStep(5);
    await user.click(screen.getByRole('button', { name: 'Add another executor' }));
    await user.type(field('Relationship to you', 1), 'Friend');
    await next();
    expect(screen.getByText('Enter a full name or this executor will not be saved')).toHaveFocus();
    expect(saved()).toHaveLength(0);
    await next();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.answers.executors).toHaveLength(1);
  });

  it('is a guardian without a name, where one is only recommended (D-038)', async () => {
    const { user, next, saved } = await openWizard(
      '/wizard/3',
      willAt(3, {
        ...familyAnswers,
        guardian: undefined,
        childrenCount: 1,
        children: [{ fullName: 'Ann Roe', dob: '2008-12-31' }],
      }),
    );
    expect(choose('Yes')).toBeChecked();
    await user.type(field('Relationship to you'), 'Sister');
    await next();
    expect(screen.getByText('Enter a full name or this guardian will not be saved')).toHaveFocus();
    expect(saved()).toHaveLength(0);
  });
});
