import { describe, expect, it } from '@jest/globals';
import { VersionCheck } from '@willow/contracts';
import { checkVersionCodes, readCode } from './version-codes.ts';

describe('the codes at the foot of pages', () => {
  const versions = ['0a1b2c3d', 'ffffffff'];

  it.each([
    [['0a1b2c3d', '0A1B 2C3D'], 'current'],
    [['Version Oaib2c3d'], 'current'],
    [['ffffffff'], 'older'],
    [['0a1b2c3d', 'ffffffff'], 'mixed'],
    [['0a1b2c3d', '12345678'], 'unknown'],
    [['0a1b2c3'], 'unknown'],
    [[], 'unknown'],
  ])('%j: %s', (codes, verdict) => {
    expect(VersionCheck.parse(checkVersionCodes(codes, versions)).verdict).toBe(verdict);
  });

  it('are read as they are printed', () => {
    expect(readCode('Draft 0a1b2c3d')).toBe('0a1b2c3d');
    expect(readCode('not a code')).toBeNull();
  });
});
