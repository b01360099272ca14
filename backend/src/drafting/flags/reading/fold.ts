/** Letters of other alphabets that cannot be told from ours by eye: Cyrillic first, then Greek, each with the Latin letter it stands for. */
const ALIKE =
  'аa еe оo рp сc уy хx ѕs іi јj ԁd һh ӏl ԛq ԝw АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ЅS ІI ЈJ ԌG ԚQ ԜW ' +
  'αa εe ιi κk νv οo ρp τt υu χx γy ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX';
const LATIN_OF: ReadonlyMap<string, string> = new Map(ALIKE.split(' ').map((pair): [string, string] => [pair[0]!, pair[1]!]));

const inLatin = (text: string): string =>
  text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => LATIN_OF.get(letter) ?? letter);

/** One form of quotes, spaces and compatibility letters, so that offsets found in it hold for what is shown. */
export const plainText = (text: string): string => text.normalize('NFKC').replace(/[’‘ʼ`´]/g, "'");

/** A word as it is compared: without case, accents or borrowed letters. */
export const folded = (word: string): string => inLatin(word).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a name is written in letters of more than one alphabet: nobody's is, but it can be made to look like somebody's. */
export const mixesAlphabets = (name: string): boolean => SCRIPTS.filter((script) => script.test(name.normalize('NFKC'))).length > 1;
