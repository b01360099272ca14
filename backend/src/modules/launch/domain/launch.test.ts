import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import { launch, LaunchItemConfirmed, LaunchItemReopened } from './launch.ts';
import { wording, WordingApproved } from './wording.ts';

const mary = { solicitor: 'Mary Poole', sraNumber: '123456', firm: 'Poole & Co', note: null };
const approve = { type: 'ApproveWording', version: 'v1', on: '2026-11-21', ...mary } as const;
const approved = WordingApproved.of({ version: 'v1', on: '2026-11-21' }, mary);

describe('the wording of a version', () => {
  it('is approved by a solicitor, whose name is sealed', () => {
    expect(given(wording).when(approve)).toEqual([approved]);
    expect(JSON.stringify(approved.data)).not.toContain('Mary');
    expect(given(wording, approved).state.approvals).toEqual([{ on: '2026-11-21', ...mary }]);
  });

  it('is approved once by the same solicitor, and may be by another', () => {
    expect(given(wording, approved).when({ ...approve, solicitor: 'M. Poole' })).toEqual([]);
    expect(given(wording, approved).when({ ...approve, sraNumber: '654321' })).toHaveLength(1);
  });

  it('stays approved when the name is erased', () => {
    expect(given(wording, { ...approved, personal: null }).state.approvals).toHaveLength(1);
  });
});

describe('the launch', () => {
  const confirm = { type: 'ConfirmLaunchItem', item: 'claims.rating', textHash: 'h1', by: 'Olive', note: null } as const;
  const confirmed = LaunchItemConfirmed.of({ item: 'claims.rating', textHash: 'h1' }, { by: 'Olive', note: null });

  it('knows who confirmed which words; other words are confirmed anew (AM-13)', () => {
    expect(given(launch).when(confirm)).toEqual([confirmed]);
    expect(given(launch, confirmed).when(confirm)).toEqual([]);
    expect(given(launch, confirmed).when({ ...confirm, textHash: 'h2' })).toHaveLength(1);
    expect(given(launch, confirmed).state.confirmed).toEqual({ 'claims.rating': { textHash: 'h1', by: 'Olive', note: null } });
  });

  it('lets a confirmation be taken back (AM-13)', () => {
    const reopen = { type: 'ReopenLaunchItem', item: 'claims.rating' } as const;
    expect(given(launch, confirmed).when(reopen)).toEqual([LaunchItemReopened.of({ item: 'claims.rating' })]);
    expect(given(launch).when(reopen)).toEqual(new Refusal('NotConfirmed'));
    expect(given(launch, confirmed, LaunchItemReopened.of({ item: 'claims.rating' })).state.confirmed).toEqual({});
  });
});
