import { list } from '../reading/phrases.ts';

/** Signs that a home may not be one's own alone. */
export const JOINT_HOME = list(
  `
    joint, jointly, co owned, co own, coowned, co owner, in common, tenant|tenants in common, joint tenants, my half,
    half of ?the|my|our house|home|flat|property|bungalow|cottage, half share, our house|home|flat|property|bungalow|cottage, =our *,
    share|part of ?the|my|our house|home|flat|property|bungalow, shared with, owned|own with, both names, in both, together with,
    my share, part owned, half owned, half belongs, fifty fifty, #|half % owned|share, owned by me and`,
);
