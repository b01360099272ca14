import type { IsoDate } from '@willow/contracts/dates';
import { FIGURES } from '@willow/contracts/law/figures';
import type { Source } from './article.ts';

export { number, pounds, poundsIn, sum } from '../../shared/law.ts';

const LAW_READ = FIGURES.witnesses.asOf;

export const source = (name: string, asAt: IsoDate = LAW_READ): Source => ({ name, asAt });
