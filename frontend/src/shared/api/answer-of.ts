import type { Endpoint, ResponseOf } from '@willow/contracts/endpoint';
import type { z } from '@willow/contracts/zod';

/** The response schema of an endpoint, typed by what it gives: some also read other spellings, and inference would pick those. */
export const answerOf = <E extends Endpoint>({ response }: E) => response as unknown as z.ZodMiniType<ResponseOf<E>, ResponseOf<E>>;
