import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

export type Tried = { readonly password: string; readonly about: readonly string[] };

/** Beyond it nothing is guessed that was not guessed before, and it takes long. */
const LOOKED_AT = 64;
/** Of 4: some hundred million guesses. */
const HARD_TO_GUESS = 3;

const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common.dictionary, ...english.dictionary }, graphs: common.adjacencyGraphs });

/** Runs in a thread of its own: the lists of known passwords take a second to read, and some passwords take half of one. */
export default ({ password, about }: Tried): boolean => zxcvbn.check(password.slice(0, LOOKED_AT), [...about]).score < HARD_TO_GUESS;
