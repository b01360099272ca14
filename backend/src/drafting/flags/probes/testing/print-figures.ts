import { HELD_APART, probesOf, TUNING } from './every-probe.ts';
import { type Figures, ordinaryFlags, recallAndPrecision } from './figures.ts';

const two = (ratio: number): string => ratio.toFixed(2);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function table(title: string, figures: readonly Figures[]): readonly string[] {
  const cells = figures.map(({ rule, raised, missed, wrong, silent, recall, precision }) => [
    rule,
    ...[raised, missed.length, wrong.length, silent].map(String),
    two(recall),
    two(precision),
  ]);
  const rows = [['rule', 'raised', 'missed', 'wrongly', 'silent', 'recall', 'precision'], ...cells];
  return ['', title, ...rows.map((row) => row.map((cell, column) => cell.padStart(column === 0 ? 4 : 10)).join(''))];
}

const tuning = recallAndPrecision(probesOf(TUNING));
const apart = recallAndPrecision(probesOf(HELD_APART));
const families = ordinaryFlags();
const lists = tuning.at(-1)!;

const lines = [
  ...table('Probes to tune on', tuning),
  ...table('Probes held apart (their names are not printed)', apart),
  '',
  'Missed, of those to tune on',
  ...lists.missed.map((id) => `  ${id}`),
  '',
  'Wrongly raised, of those to tune on',
  ...lists.wrong.map((id) => `  ${id}`),
  '',
  `Ordinary families: ${families.length}`,
  `  flags in each       ${two(mean(families.map(({ flags }) => flags.length)))}`,
  `  to decide           ${two(mean(families.map(({ toDecide }) => toDecide)))}`,
  `  to read and tick    ${two(mean(families.map(({ toTick }) => toTick)))}`,
  `  most to decide      ${Math.max(...families.map(({ toDecide }) => toDecide))}`,
  ...families.map(({ name, flags }) => `  ${name}: ${flags.join(', ') || 'none'}`),
];
process.stdout.write(`${lines.join('\n')}\n`);
