// Draws the willow of the landing page. Seeded, so the same script gives the same tree:
//   node scripts/draw-willow.mjs > src/assets/willow.svg; node scripts/draw-willow.mjs night > src/assets/willow-at-night.svg
const DAY = { paper: '#faf6ec', ink: '#1b2733', shade: ['#b9cfa4', '#7fa86a', '#3f7350'], grass: '#27533c', dot: '#3f7350' };
const NIGHT = { paper: '#111b18', ink: '#e9e2d0', shade: ['#3c6b4b', '#6c9a5b', '#a8d08d'], grass: '#a8d08d', dot: '#a8d08d' };
const { paper, ink, shade, grass: green, dot: dotColour } = process.argv[2] === 'night' ? NIGHT : DAY;
const GROUND = 1150;

let seed = 20;
const random = () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return seed / 4294967296;
};
const between = (low, high) => low + random() * (high - low);
const whole = (number) => Math.round(number);

const bezier = ([a, b, c, d], t) => {
  const u = 1 - t;
  return [0, 1].map((axis) => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis]);
};
const point = (pair) => pair.map(whole).join(',');
const path = ([a, b, c, d]) => `M${point(a)}C${point(b)} ${point(c)} ${point(d)}`;

/** A narrow leaf from a point, along an angle. */
function leaf([x, y], angle, length, girth) {
  const tip = [Math.cos(angle) * length, Math.sin(angle) * length];
  const side = [-Math.sin(angle) * girth, Math.cos(angle) * girth];
  const bow = (sign) => [tip[0] * 0.45 + sign * side[0], tip[1] * 0.45 + sign * side[1]];
  const [one, other] = [bow(1), bow(-1)];
  const back = [other[0] - tip[0], other[1] - tip[1]];
  return `M${whole(x)} ${whole(y)}q${point(one)} ${point(tip)}q${point(back)} ${point(tip.map((value) => -value))}z`;
}

/** One hanging strand: it leaves the branch outwards, gives in to its weight and ends in small leaves. */
function strand([x, y], outward, length) {
  const spread = outward * between(18, 70);
  const curve = [
    [x, y],
    [x + spread * 0.9, y - between(4, 26)],
    [x + spread * 1.5, y + length * 0.3],
    [x + spread * 1.2 + between(-14, 14), y + length],
  ];
  const count = Math.max(5, whole(length / 30));
  const leaves = [];
  for (let index = 1; index <= count; index += 1) {
    const t = 0.1 + (0.9 * index) / count;
    const [here, next] = [bezier(curve, t), bezier(curve, Math.min(1, t + 0.02))];
    const along = index === count ? Math.PI / 2 + between(-0.2, 0.2) : Math.atan2(next[1] - here[1], next[0] - here[0] || 0.01);
    const turn = index === count ? 0 : (index % 2 ? 1 : -1) * between(0.3, 0.62);
    leaves.push(leaf(here, along + turn, between(24, 36) * (1.1 - 0.3 * t), between(4.5, 6.5)));
  }
  return { stem: path(curve), leaves: leaves.join('') };
}

/** A limb as a filled shape: a hair line inside the trunk, strongest where it leaves it, thin at its end. */
function limb(curve, girth) {
  const edge = (sign) =>
    Array.from({ length: 11 }, (_, index) => {
      const t = index / 10;
      const [here, next] = [bezier(curve, t), bezier(curve, Math.min(1, t + 0.01))];
      const [dx, dy] = t === 1 ? [0, 1] : [next[0] - here[0], next[1] - here[1]];
      const half = (sign * (girth * (1 - t) ** 1.3 * Math.min(1, t * 4) + 1.4)) / Math.hypot(dx, dy);
      return [whole(here[0] - dy * half), whole(here[1] + dx * half)];
    });
  return `M${[...edge(1), ...edge(-1).toReversed()].join('L')}z`;
}

/** The boughs: where each leaves the trunk, its far end, how high it arches, how thick it starts, how many pairs of strands it carries. */
const boughs = [
  [714, 930, 205, 600, 300, 5, 6],
  [722, 900, 262, 395, 120, 6, 7],
  [728, 880, 400, 300, 150, 6, 6],
  [734, 860, 520, 165, 30, 6, 6],
  [740, 840, 690, 110, 10, 6, 5],
  [746, 850, 850, 150, 50, 6, 5],
  [752, 870, 990, 215, 40, 6, 6],
  [758, 900, 1060, 400, 190, 6, 6],
  [764, 940, 1185, 480, 110, 6, 7],
].map(([fromX, fromY, x, y, lift, girth, count]) => ({
  girth,
  count,
  fromX,
  curve: [
    [fromX, fromY],
    [fromX + (x - fromX) * 0.04, fromY - 330],
    [fromX + (x - fromX) * 0.5, y - lift],
    [x, y],
  ],
}));

const layers = [[], [], []];
for (const { curve, count, fromX } of boughs) {
  for (let index = 0; index < count * 2; index += 1) {
    const t = 0.5 + (0.5 * index) / (count * 2 - 1);
    const [x, y] = bezier(curve, t);
    const outward = Math.sign(x - fromX || 1) * (index % 3 === 0 ? -0.5 : 1);
    const hem = 905 + 130 * Math.sin(x / 150) - (x > 560 && x < 900 ? 230 : 0);
    const length = Math.max(90, (hem - y) * between(0.5, 1));
    layers[whole(between(-0.49, 2.49))].push(strand([x, y], outward, length));
  }
}

const crown = layers
  .map(
    (strands, index) =>
      `<g fill="${shade[index]}" stroke="none"><path fill="none" stroke="${shade[index]}" stroke-width="${2 + index * 0.4}" d="${strands.map((one) => one.stem).join('')}"/><path d="${strands.map((one) => one.leaves).join('')}"/></g>`,
  )
  .join('');

const wood = boughs.map(({ curve, girth }) => limb(curve, girth)).join('');
const trunk =
  'M646 1152C696 1112 710 1030 702 950C694 870 690 800 712 700C724 670 736 640 740 600C748 650 764 680 774 720C786 800 780 880 784 960C786 1050 812 1116 862 1152';
const bark = 'M722 1060C730 990 728 930 724 880M742 1120C748 1050 750 980 746 930M764 1070C766 1010 764 960 762 900';
/** The ground is one line of ink; on the left it is a signature. */
const ground =
  'M26 1086C28 1118 42 1144 60 1141C80 1137 86 1106 90 1084C87 1112 94 1144 112 1141C134 1137 142 1106 142 1082C146 1098 160 1098 174 1088C180 1083 186 1083 187 1087C181 1112 182 1142 198 1141C236 1138 276 1046 264 1002C256 980 236 1026 232 1078C230 1120 234 1142 252 1141C288 1138 328 1046 316 1002C308 980 288 1026 284 1078C282 1120 286 1144 304 1141C324 1138 336 1110 352 1090C332 1082 318 1108 324 1128C332 1148 362 1142 366 1114C368 1098 360 1088 352 1090C364 1104 382 1100 394 1088C391 1116 398 1144 416 1141C436 1137 442 1106 446 1084C443 1112 450 1144 468 1141C490 1137 498 1106 498 1082C504 1120 560 1160 660 1160C800 1162 1020 1156 1262 1172';
const grass = Array.from({ length: 20 }, (_, index) => {
  const x = 540 + index * 34 + between(-12, 12);
  return `M${whole(x)} ${whole(GROUND + between(10, 18))}q${whole(between(-6, 6))} ${whole(-between(10, 22))} ${whole(between(-10, 12))} ${whole(-between(18, 34))}`;
}).join('');

const dot = leaf([180, 1062], -1.15, 34, 8);

process.stdout.write(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="16 84 1252 1100" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path fill="${paper}" d="${trunk}z"/><path fill="${ink}" d="${wood}"/>${crown}` +
    `<g stroke="${ink}"><path stroke-width="4.4" d="${trunk}"/><path stroke-width="2.6" d="${bark}"/>` +
    `<path stroke="${green}" stroke-width="3" d="${grass}"/><path stroke-width="4.8" d="${ground}"/></g><path fill="${dotColour}" d="${dot}"/></svg>\n`,
);
