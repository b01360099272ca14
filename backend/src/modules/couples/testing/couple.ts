import type { OwnCouple, WillAnswers } from '@willow/contracts';
import { confirmed } from '@willow/contracts/will/family.examples';
import { type Browser, customerWithWill, type Mail, mailTo, signedInCustomer, tokenIn } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

export const john = { fullName: 'John Henry Roe', dob: '1973-11-02' };
export const INVITATION = /make two wills/;

let count = 0;
/** That nobody else has. */
export const partnerAddress = (): string => `partner.${process.pid}.${(count += 1)}@example.test`;

export const coupleCodeIn = ({ text }: Pick<Mail, 'text'>): string => /\/couple#([2-9A-Z]{12})/.exec(text)?.[1] ?? 'none';
export const coupleOf = async (agent: Browser): Promise<OwnCouple | null> => (await agent.get('/api/couple').expect(200)).body.couple;
export const invites = (agent: Browser, email: string) => agent.post('/api/couple').send({ name: 'John', email });
export const accepts = (agent: Browser, code: string) => agent.post('/api/couple/acceptance').send({ code });
export const offers = (agent: Browser) => agent.post('/api/couple/offer').send({ agreed: true });
export const leaves = (agent: Browser) => agent.delete('/api/couple');

type SignedUp = { readonly hers?: object; readonly his?: object };

/** Jane with a will, and John, who accepted her invitation; each with what they signed up with beside their own. */
export async function aCouple(product: Product, answers?: WillAnswers, { hers, his }: SignedUp = {}) {
  const [jane, sam] = await Promise.all([customerWithWill(product, answers, hers), signedInCustomer(product, { ...john, ...his })]);
  const email = partnerAddress();
  await invites(jane.agent, email).expect(201);
  const mail = await mailTo(product, email, INVITATION);
  await accepts(sam.agent, coupleCodeIn(mail)).expect(200);
  return { jane, sam, mail, email };
}

/** John keeps all that Jane offers, and submits it with `changes`. */
export async function keepsAll({ jane, sam }: Awaited<ReturnType<typeof aCouple>>, changes: WillAnswers = {}): Promise<void> {
  await offers(jane.agent).expect(200);
  const { revision } = (await sam.agent.get('/api/couple/offered').expect(200)).body.offered;
  for (const step of [2, 3, 5, 6, 7])
    await sam.agent
      .post('/api/couple/offered')
      .send({ step, revision, ours: [0, 1] })
      .expect(200);
  const { jsonAnswers } = (await sam.agent.get('/api/will').expect(200)).body.willAnswers;
  const own: WillAnswers = { willForYou: 'yes', isHomeowner: 'no', hasSpecificGifts: false, funeralWishes: '', ...confirmed };
  await sam.agent
    .post('/api/will')
    .send({ step: 10, answers: { ...jsonAnswers, ...own, ...changes } })
    .expect(200);
  await sam.agent.post('/api/will/submit').expect(200);
}

/** By a login link: a session does not last for days. */
export async function signsInAgain(product: Product, { agent, email }: { readonly agent: Browser; readonly email: string }): Promise<void> {
  await agent.post('/api/login').send({ email }).expect(200);
  await agent
    .post('/api/verify-email')
    .send({ token: tokenIn(await mailTo(product, email, /login link/i)) })
    .expect(200);
}
