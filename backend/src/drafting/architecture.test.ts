import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const BACKEND = new URL('../', import.meta.url);
const DRAFTING = 'drafting/';
const PLAN = `${DRAFTING}residue/residue-plan.ts`;

const isProduct = (file: string): boolean => file.endsWith('.ts') && !/[.](?:test|examples)[.]ts$|\/testing\/|^testing\//.test(file);

const product: readonly (readonly [file: string, text: string])[] = readdirSync(BACKEND, { recursive: true, encoding: 'utf8' })
  .filter(isProduct)
  .map((file) => [file, readFileSync(new URL(file, BACKEND), 'utf8')]);

type Rule = { readonly forbids: RegExp; readonly in: RegExp; readonly except: readonly string[] };

const breakers = ({ forbids, in: where, except }: Rule, files: typeof product): readonly string[] =>
  files.filter(([file, text]) => where.test(file) && !except.includes(file) && forbids.test(text)).map(([file]) => file);

const RULES: Readonly<Record<string, Rule>> = {
  'the words of the rules stand in the plan and nowhere else (property 21)': {
    forbids: /per_stirpes|surviving_children|'lapse'|\b(?:Partner|Children)SubstituteRule\b(?!')/,
    in: /^/,
    // Specimens are answers, not readers of them.
    except: [PLAN, `${DRAFTING}wording/sample-wills.ts`, `${DRAFTING}wording/choice-samples.ts`],
  },
  'clauses, simulator, explanation and documents read the plan, never the answers (property 21)': {
    forbids: /\b(?:partnerSubstituteRule|childrenSubstituteRule|customBeneficiaries|customSubstitutes|beneficiaryType)\b/,
    in: /drafting\/(?:clauses|document|documents|explanations|people|print|residue)\//,
    // It says at which field a question is answered, and reads none.
    except: [PLAN, `${DRAFTING}documents/questions-for-customer.ts`],
  },
  'drafting reads no clock, no chance and no surroundings': {
    forbids: /Date\.now|new Date\(|Math\.random|randomUUID|process\.env/,
    in: /^drafting\//,
    except: [],
  },
  'modules leave what takes long to other threads and to the worker, so that nobody waits for one large family': {
    forbids:
      /import (?:type )?\{[^}]*(?<!type )\b(?:planWill|draftWill|renderWill|renderHtml|reviewFlags|findingsOf|documentOf|explainWill|explanationPage|meaningDiff|redline|readingOf|stressReport|whoGetsWhat|familyMap|secondLook|comparePair)\b/,
    in: /^modules\//,
    except: [
      'drafting-pool/drafting-tasks.ts',
      'review-findings.ts',
      'documents/document-maker.ts',
      'jobs/render.worker.ts',
      'current-wording.ts',
    ].map((file) => `modules/wills/${file}`),
  },
  'shares are whole numbers: no float is made of one before it is shown': {
    forbids: /parseFloat|toFixed\(|toPrecision\(/,
    in: /drafting\/(?:residue|clauses)\//,
    except: [],
  },
};

describe('the architecture of drafting', () => {
  it.each(Object.entries(RULES))('%s', (_title, rule) => {
    expect(breakers(rule, product)).toEqual([]);
  });

  it.each([
    [`${DRAFTING}explanations/planted.ts`, "import { ChildrenSubstituteRule } from '@willow/contracts';", 0],
    ['modules/orders/planted.ts', "const rule = 'per_stirpes';", 0],
    ['modules/wills/queries/planted.ts', "import { planWill } from '../../../drafting/index.ts';", 3],
    [`${DRAFTING}clauses/planted.ts`, 'answers.customSubstitutes', 1],
    [`${DRAFTING}planted.ts`, 'const now = Date.now();', 2],
    [`${DRAFTING}residue/planted.ts`, 'share.toFixed(2)', 4],
  ])('a planted %s is found', (file, text, rule) => {
    expect(breakers(Object.values(RULES)[rule]!, [[file, text]])).toEqual([file]);
  });

  it('looks at the whole backend', () => {
    expect(product.length).toBeGreaterThan(200);
    expect(product.map(([file]) => file)).toContain(PLAN);
  });
});
