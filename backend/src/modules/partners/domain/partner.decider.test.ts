import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import * as facts from './partner.facts.ts';
import { partner } from './partner.decider.ts';
import { RefCodeAssigned } from './ref-code.facts.ts';
import { refCodes } from './ref-codes.decider.ts';

const details = { name: 'Elm Solicitors', email: 'paula@elm.test', notes: null };
const created = facts.PartnerCreated.of({ commissionBasisPoints: 1000, active: true }, details);
const create = { type: 'CreatePartner', details, commissionBasisPoints: 1000, active: true } as const;
const change = (changes: object) => ({ type: 'ChangePartner', details: {}, ...changes }) as const;
const deleted = facts.PartnerDeleted.of({});

describe('a partner', () => {
  it('is created once, and never again under the same id', () => {
    expect(given(partner).when(create)).toEqual([created]);
    expect(given(partner, created).when(create)).toEqual(new Refusal('RefCodeExists'));
    expect(given(partner, created, deleted).when(create)).toEqual(new Refusal('RefCodeExists'));
  });

  it('is changed by what differs, each kind of change a fact of its own (A-149, A-150)', () => {
    const open = given(partner, created);
    expect(open.when(change({ details, commissionBasisPoints: 1000, active: true }))).toEqual([]);
    expect(open.when(change({ details: { ...details, email: 'new@elm.test' }, commissionBasisPoints: 1250, active: false }))).toEqual([
      facts.PartnerUpdated.of({}, { email: 'new@elm.test' }),
      facts.PartnerRateChanged.of({ commissionBasisPoints: 1250 }),
      facts.PartnerDeactivated.of({}),
    ]);
    expect(given(partner, created, facts.PartnerDeactivated.of({})).when(change({ active: true }))).toEqual([
      facts.PartnerActivated.of({}),
    ]);
  });

  it('is not put back to what an older screen says, whose reader is told what it says now', () => {
    const raised = given(partner, created, facts.PartnerRateChanged.of({ commissionBasisPoints: 1400 }));
    const mine = { commissionBasisPoints: 1500, before: { commissionRate: '10.00' } };
    const refused = raised.when(change(mine));
    expect(refused).toMatchObject({ reason: 'PartnerMoved', issues: [{ path: ['commissionRate'] }] });
    expect(JSON.stringify(refused)).toContain('14.00');
    const knowing = { ...mine, before: { commissionRate: '14.00' } };
    expect(raised.when(change(knowing))).toEqual([facts.PartnerRateChanged.of({ commissionBasisPoints: 1500 })]);
    // What nobody touched meanwhile is changed, whatever else was.
    expect(raised.when(change({ details: { notes: 'New' }, before: { notes: null } }))).toEqual([
      facts.PartnerUpdated.of({}, { notes: 'New' }),
    ]);
    expect(raised.when(change({ commissionBasisPoints: 1400, before: { commissionRate: '10.00' } }))).toEqual([]);
  });

  it('keeps what a change leaves out, and loses notes that are taken away', () => {
    const noted = given(partner, created, facts.PartnerUpdated.of({}, { notes: 'Invoices on the first' }));
    expect(noted.state.details).toEqual({ ...details, notes: 'Invoices on the first' });
    expect(noted.when(change({ details: { notes: null } }))).toEqual([facts.PartnerUpdated.of({}, { notes: null })]);
  });

  it('that does not exist, or was deleted, is neither changed nor deleted (A-173)', () => {
    for (const none of [given(partner), given(partner, created, deleted)])
      for (const command of [change({ active: false }), { type: 'DeletePartner' } as const])
        expect(none.when(command)).toEqual(new Refusal('PartnerUnknown'));
    expect(given(partner, created).when({ type: 'DeletePartner' })).toEqual([deleted]);
    expect(given(partner, created, deleted).state.details).toBeNull();
  });
});

const assigned = (refCode: string, partnerId: string) => RefCodeAssigned.of({ refCode, partnerId });
const assign = (refCode: string, partnerId: string, gone: string | null = null) =>
  ({ type: 'AssignRefCode', refCode, partnerId, deleted: gone }) as const;

describe('a ref code', () => {
  it('belongs to one partner (A-155, A-168, D-074)', () => {
    expect(given(refCodes).when(assign('ELM', 'p1'))).toEqual([assigned('ELM', 'p1')]);
    expect(given(refCodes, assigned('ELM', 'p1')).when(assign('ELM', 'p1'))).toEqual([]);
    expect(given(refCodes, assigned('ELM', 'p1')).when(assign('ELM', 'p2'))).toEqual(new Refusal('RefCodeExists'));
  });

  it('is not taken from a partner that has got another since it was read', () => {
    const moved = given(refCodes, assigned('ELM', 'p1'), assigned('OAK', 'p1'));
    expect(moved.when({ ...assign('ASH', 'p1'), before: 'ELM' })).toMatchObject({
      reason: 'PartnerMoved',
      issues: [{ path: ['refCode'] }],
    });
    expect(moved.when({ ...assign('ASH', 'p1'), before: 'OAK' })).toEqual([assigned('ASH', 'p1')]);
  });

  it('is free again when its partner has another, or was deleted', () => {
    const moved = given(refCodes, assigned('ELM', 'p1'), assigned('OAK', 'p1'));
    expect(moved.when(assign('ELM', 'p2'))).toEqual([assigned('ELM', 'p2')]);
    expect(moved.when(assign('OAK', 'p2'))).toEqual(new Refusal('RefCodeExists'));
    expect(moved.when(assign('OAK', 'p2', 'p1'))).toEqual([assigned('OAK', 'p2')]);
    expect(moved.when(assign('OAK', 'p2', 'p3'))).toEqual(new Refusal('RefCodeExists'));
  });
});
