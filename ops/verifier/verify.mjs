// Checks a file that `willow audit export` wrote, offline: node verify.mjs FILE --public-key KEY [--order ID]
// One file, nothing but Node's standard library, and nothing of the product. Ends with 0 (proven), 1 (changed) or 2 (cannot tell).
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = 'node verify.mjs FILE --public-key KEY [--order ID]';
const HASH = /^[0-9a-f]{64}$/;
const KEY = /^[A-Za-z0-9+/]{43}=$/;
const ED25519 = Buffer.from('302a300506032b6570032100', 'hex');
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** What is wrong with the file: it was changed, or it is no export. */
class Changed extends Error {}
/** It cannot be read as it is, which says nothing of what is in it. */
class Doubt extends Error {}
const must = (holds, message) => {
  if (!holds) throw new Changed(message);
};

/** What copying does to a file without changing what it says: the rest is still looked at, and nothing is called changed for it. */
const SLIPS = {
  mark: 'it begins with a byte-order mark, which an editor puts there',
  ends: 'its lines end as on Windows (CR LF)',
  blank: 'blank lines follow its end',
  open: 'its last line has no end',
};

/** Lines without their end, as bytes, with the slips taken away and noted. */
async function* linesOf(chunks, slips) {
  const noted = (slip, line) => (slips.add(slip), line);
  const unended = (line) => (line.at(-1) === 13 ? noted('ends', line.subarray(0, -1)) : line);
  const unmarked = (bytes) => (bytes.indexOf('\uFEFF') === 0 ? noted('mark', bytes.subarray(3)) : bytes);
  let [rest, isFirst] = [Buffer.alloc(0), true];
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    if (isFirst && /^(\xff\xfe|\xfe\xff)/.test(rest.toString('latin1', 0, 2)))
      throw new Doubt('The file was saved as UTF-16. Save it as it came.');
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield unended(isFirst ? unmarked(rest.subarray(0, end)) : rest.subarray(0, end));
      [rest, isFirst] = [rest.subarray(end + 1), false];
    }
  }
  if (rest.length > 0) yield noted('open', unended(isFirst ? unmarked(rest) : rest));
}

/** The same but for a letter or two, as typing goes: nobody can make a key so near to another, or happens on such an id. */
const isNear = (one, other) =>
  one.toLowerCase() === other.toLowerCase() ||
  (one.length === other.length && [...one].filter((letter, n) => letter !== other[n]).length <= 2);

/** Why nothing follows from the key that was given; null when it is the one of the file. */
function doubtOfKey(given, key) {
  if (given === key) return null;
  if (!KEY.test(given))
    return `Whose key it is: what you gave is no public key. One has 44 characters, the last of them =, and yours has ${given.length}.`;
  must(isNear(given, key), 'The file names another key than yours.');
  return `Whose key it is: yours is ${key} but for a letter or two. If you typed it, look at it again and copy it.`;
}

/** The same of an order: its beginning names it to people, and proves little. */
function doubtOfOrder(asked, order = '') {
  const given = asked.toLowerCase().replace(/^#/, '');
  if (given === order) return null;
  const isSaid = given.length >= 4 && (order.startsWith(given) || isNear(given, order));
  must(isSaid || (order && !/^[0-9a-f-]{4,36}$/.test(given)), `This is not the export of order ${asked}.`);
  return `That this is the order you asked for: ${asked} is no whole id of one. The file is of ${order}.`;
}

/** A JSON object with exactly these fields in this order, written the one way there is. */
function parsed(text, fields, what) {
  const value = JSON.parse(text);
  must(Object.keys(value).join() === fields.join() && JSON.stringify(value) === String(text), `${what} is not as it was written.`);
  return value;
}

/** The root of a Merkle tree (RFC 9162) with `size` leaves: some are known, each with its index; for the rest of the tree there is the proof. */
function rootOf(size, known, proof, what) {
  let [next, used] = [0, 0];
  const walk = (from, to) => {
    if (next >= known.length || known[next][0] >= to) {
      must(HASH.test(proof[used]), `The proof of ${what} is not as it was written.`);
      return Buffer.from(proof[used++], 'hex');
    }
    if (to - from === 1) return known[next++][1];
    const middle = from + 2 ** Math.floor(Math.log2(to - from - 1));
    const left = walk(from, middle);
    return sha256('\u0001', left, walk(middle, to));
  };
  const root = walk(0, size).toString('hex');
  must(next === known.length && used === proof.length, `The proof of ${what} is not as it was written.`);
  return root;
}

function checkpointIn(line, key) {
  const what = 'The checkpoint';
  const { position, hash, at, previous, tree, signature } = parsed(line, ['position', 'hash', 'at', 'previous', 'tree', 'signature'], what);
  const { facts, root, streams, streamsRoot } = parsed(JSON.stringify(tree), ['facts', 'root', 'streams', 'streamsRoot'], what);
  const bytes = Buffer.from(String(signature), 'base64');
  const said = ['willow checkpoint 1', position, hash, at, previous ?? '-', facts, root, streams, streamsRoot, ''].join('\n');
  const publicKey = createPublicKey({ key: Buffer.concat([ED25519, Buffer.from(key, 'base64')]), format: 'der', type: 'spki' });
  const inPlain = [bytes, Buffer.from(key, 'base64')].map((each) => each.toString('base64'));
  const isPlain = KEY.test(key) && inPlain.join() === [signature, key].join();
  const isSigned = isPlain && verify(null, Buffer.from(said), publicKey, bytes);
  must(isSigned, 'The checkpoint was not signed with this key.');
  return { at, facts, root, streams, streamsRoot };
}

async function contentsOf(chunks, slips) {
  const found = { header: null, fact: [], stream: [], opened: [], proof: null };
  const all = createHash('sha256');
  let [number, checksum] = [0, null];
  for await (const bytes of linesOf(chunks, slips)) {
    if (checksum !== null && bytes.length === 0) {
      slips.add('blank');
      continue;
    }
    const what = `Line ${(number += 1)}`;
    must(checksum === null, `${what} stands after the end.`);
    const { kind, ...value } = JSON.parse(bytes);
    if (kind === 'export' && number === 1) found.header = parsed(bytes, ['kind', 'format', 'scope', 'checkpoint', 'publicKey'], what);
    else if (kind === 'proof' && !found.proof) found.proof = parsed(bytes, ['kind', 'facts', 'at', 'streams'], what);
    else if (kind === 'checksum') checksum = parsed(bytes, ['kind', 'sha256'], what);
    else {
      must(['fact', 'stream', 'opened'].includes(kind) && !found.proof, `${what} is of a kind that is not known here.`);
      found[kind].push({ ...value, leaf: sha256('\0', bytes) });
    }
    if (checksum === null) all.update(bytes).update('\n');
  }
  must([1, 2].includes(found.header?.format), 'This is no export in a format that is known here.');
  must(checksum?.sha256 === all.digest('hex'), 'The checksum does not fit: a byte was changed, or the file is not whole.');
  must(found.proof, 'There is no proof in the file.');
  return found;
}

function proveFacts({ fact: facts, proof }, checkpoint) {
  must(facts.length > 0, 'There is no fact in the file.');
  facts.forEach(({ number }, n) =>
    must(Number.isSafeInteger(number) && number > (facts[n - 1]?.number ?? 0), `A fact is out of order: number ${number}.`),
  );
  const known = facts.map(({ number, leaf }) => [number - 1, leaf]);
  const root = rootOf(checkpoint.facts, known, proof.facts, 'the facts');
  must(root === checkpoint.root, 'The facts are not those of the log that was signed: one was changed, taken out, put in or moved.');
}

/** Every look of the team at the order or its customer is here: as many as were counted. Older files have none. */
function proveLooks(looks, wanted, count = 0) {
  for (const { stream, data } of looks)
    must(
      wanted.has(data.orderId ? `order-${data.orderId}` : `customer-${data.customerId}`),
      `A fact of ${stream} is about something else.`,
    );
  must(looks.length === count, `The team had looked ${count} times then; ${looks.length} are here.`);
  const who = Object.entries(Object.groupBy(looks, ({ metadata }) => metadata.actor)).map(([actor, facts]) => `${actor} (${facts.length})`);
  return `They are all looks of the team at it, or at its customer: ${count}, by ${who.join(', ') || 'nobody'}.`;
}

/** What made a draft of the will, as its fact says. */
const draftLine = ({ data: { versionCode, willRevision, release, wording } }) =>
  `The draft ${versionCode}, of the answers at revision ${willRevision}, was made by release ${release ?? '(not recorded)'} in the wording ${wording ?? '(not recorded)'}.`;

/** Every stream of the order is here, and of each as many facts as it had. */
function proveOrder({ header, fact: facts, stream: streams, proof }, checkpoint) {
  must(proof.at.length === streams.length, 'The proof of the streams is not as it was written.');
  const known = streams.map(({ leaf }, n) => [proof.at[n], leaf]);
  const root = rootOf(checkpoint.streams, known, proof.streams, 'the streams');
  must(root === checkpoint.streamsRoot, 'The streams are not those of the log that was signed.');
  const own = streams.find(({ stream }) => stream === `order-${header.scope.order}`);
  must(own?.with, `This is not the export of order ${header.scope.order}: its own stream is not here.`);
  must(header.format === (own.looks === undefined ? 1 : 2), 'This is no export in the format that it names.');
  const { looks = [], own: ofOrder = [] } = Object.groupBy(facts, ({ stream }) => (stream.startsWith('access-') ? 'looks' : 'own'));
  const wanted = new Set([own.stream, ...own.with]);
  const [here, ofFacts] = [new Set(streams.map(({ stream }) => stream)), new Map()];
  for (const stream of wanted) must(here.has(stream), `All of ${stream} is missing, which belongs to the order.`);
  for (const { stream, revision } of ofOrder) {
    must(here.has(stream), `${stream} does not belong to this order.`);
    must(revision === (ofFacts.get(stream) ?? 0), `${stream} has facts missing before revision ${revision}.`);
    ofFacts.set(stream, revision + 1);
  }
  for (const { stream, facts: count } of streams) {
    must(wanted.has(stream), `${stream} does not belong to this order.`);
    must(ofFacts.get(stream) === count, `${stream} had ${count} facts then; not all of them are here.`);
  }
  return [
    `They are all facts that the order ${header.scope.order} had then: ${streams.map((each) => `${each.facts} of ${each.stream}`).join(', ')}. None is missing.`,
    ...[proveLooks(looks, wanted, own.looks)].filter(() => header.format === 2),
    ...ofOrder.filter(({ type }) => type === 'DraftGenerated').map(draftLine),
  ];
}

/** One after the other, with one outside of the period at either end, unless the log begins or ended there. */
function provePeriod({ header: { scope, format }, fact: facts, stream: streams }, checkpoint) {
  must(
    format === 1 && typeof scope.from === 'string' && typeof scope.to === 'string' && streams.length === 0,
    'The period is not as it was written.',
  );
  facts.forEach(({ number }, n) =>
    must(number === facts[0].number + n, `Between number ${facts[n - 1]?.number} and ${number} facts are missing.`),
  );
  const isInside = ({ at }) => at >= scope.from && at < scope.to;
  const [first, last] = [facts[0], facts.at(-1)];
  must(isInside(first) ? first.number === 1 : first.at < scope.from, 'Facts are missing at the beginning of the period.');
  must(isInside(last) ? last.number === checkpoint.facts : last.at >= scope.to, 'Facts are missing at the end of the period.');
  return `They are all facts of the log from ${scope.from} until before ${scope.to} by the server’s clock (and the one before and the one after)${scope.to > checkpoint.at ? ', as far as the period had come when the checkpoint was signed' : ''}. None is missing.`;
}

/** Chunks are the bytes of the file. */
export async function verifyExport(chunks, { publicKey, order } = {}) {
  const [proven, slips] = [[], new Set()];
  try {
    const found = await contentsOf(chunks, slips);
    const { header, fact: facts, opened } = found;
    proven.push(`The file is whole: its checksum fits, with ${facts.length} facts.`);
    const ofKey = publicKey === undefined ? null : doubtOfKey(publicKey.trim(), header.publicKey);
    const checkpoint = checkpointIn(header.checkpoint, header.publicKey);
    proven.push(`The key ${header.publicKey} signed on ${checkpoint.at} what the log was then: ${checkpoint.facts} facts.`);
    proveFacts(found, checkpoint);
    proven.push('Each fact in the file stood in that log, at its place, and not a byte of it was changed.');
    const ofOrder = order === undefined ? null : doubtOfOrder(order.trim(), header.scope.order);
    proven.push(...('order' in header.scope ? proveOrder(found, checkpoint) : [provePeriod(found, checkpoint)]));
    const ofFile = `That nobody touched the file: ${[...slips].map((slip) => SLIPS[slip]).join(', and ')}. What is in it was not changed. Take it again, and copy it as it is.`;
    const doubts = [slips.size > 0 && ofFile, ofKey, ofOrder].filter((doubt) => doubt);
    const notProven = [
      ...doubts,
      ...(publicKey === undefined
        ? ['Whose key it is: give the one that you keep, with --public-key. Anybody can sign with another.']
        : []),
      ...(order === undefined && 'order' in header.scope ? ['That this is the order you asked for: name it with --order.'] : []),
      `What came after ${checkpoint.at}.`,
      'That what was written down was true, and that the time of the server was right.',
      'What the sealed parts say: only that they are the ones that were stored.',
      ...('order' in header.scope && header.format === 1 ? ['Who of the team looked: the file is from before that was part of it.'] : []),
      ...(opened.length > 0 ? [`That the ${opened.length} opened parts say what is sealed: they are as the exporter read them.`] : []),
    ];
    return { status: publicKey === undefined || doubts.length > 0 ? 2 : 0, proven, notProven, fault: null };
  } catch (error) {
    if (error.syscall) throw error;
    if (error instanceof Doubt) return { status: 2, proven, notProven: [error.message], fault: null };
    const fault = error instanceof Changed ? error.message : `The file is not as it was written (${error.message}).`;
    return { status: 1, proven, notProven: [], fault };
  }
}

async function main() {
  const options = { 'public-key': { type: 'string' }, order: { type: 'string' } };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (positionals.length !== 1) throw new Error(`Name one file. Usage: ${USAGE}`);
  const asked = { publicKey: values['public-key'], order: values.order };
  const { status, proven, notProven, fault } = await verifyExport(createReadStream(positionals[0]), asked);
  const list = (title, lines) => lines.forEach((line, n) => console.log(`${n === 0 ? `${title}\n` : ''}  ${line}`));
  list('Proven:', proven);
  list('Not proven:', notProven);
  console.log(fault ? `CHANGED: ${fault}` : status === 0 ? 'OK' : 'CANNOT TELL: see what is not proven.');
  process.exitCode = status;
}

if (resolve(process.argv[1] ?? '') === import.meta.filename) {
  // Whoever reads the first lines only, with `head`, changes nothing of what was found.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
  await main().catch((error) => {
    console.error(`Cannot tell: ${error.message}`);
    process.exitCode = 2;
  });
}
