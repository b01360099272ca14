import { BRAND } from '@willow/contracts';
import { explainWill } from '../explanations/explanation.ts';
import type { SheetInput } from './sheet-input.ts';
import type { Block, Sheet } from './sheet.ts';

export function explanationSheet({ planned, kind }: SheetInput): Sheet {
  const { name } = planned.facts.testator;
  return {
    title: 'What your will does, clause by clause',
    subtitle: `For ${name} – ${kind === 'draft' ? 'draft' : 'will'} version ${planned.versionCode}`,
    goesWith: { name, versionCode: planned.versionCode },
    density: 'open',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Each clause comes twice: in plain words what it does for you, and next to the ruled line what your will says. If the two do not agree, the will counts: please tell us.',
      },
      {
        kind: 'notice',
        text: `This sheet is for reading only. Do not sign it. It is general information from ${BRAND.name}: we are not solicitors, and it is not legal advice.`,
      },
      ...explainWill(planned, { wording: true }).map(({ number, heading, explanation, wording }): Block => ({
        kind: 'clause',
        number: String(number),
        heading,
        explanation,
        wording: (wording ?? []).flatMap((part) => [
          { mark: part.number, text: part.text },
          ...part.items.map(({ label, text }) => ({ mark: label, text })),
        ]),
      })),
    ],
  };
}
