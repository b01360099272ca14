import type { AfterSending } from '@willow/contracts/will/after-sending.contract';
import type { SentVersion } from '@willow/contracts/will/sent-version';

export const toSign: SentVersion = { versionCode: '3f9a12bc', sentAt: '2026-11-20T12:00:00Z', state: 'to-sign', signed: null };

export const signedVersion: SentVersion = {
  ...toSign,
  state: 'signed',
  signed: { on: '2026-11-21', witnesses: ['Olive Hart', 'Peter Lamb'], barred: 0 },
};

export const afterSending = (more: Partial<AfterSending> = {}): AfterSending => ({
  versions: [toSign],
  keptAt: null,
  reminders: true,
  update: null,
  ...more,
});
