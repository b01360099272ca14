import styles from './scene.module.css';

/** Where the three people of a signing sit: a witness, you in the middle, a witness. */
const SEATS = [46, 120, 194] as const;
type Seat = 0 | 1 | 2;

type Table = {
  /** Who has the paper and the pen. */
  readonly writes?: Seat;
  /** Signatures that are on the paper already, and initials at its foot. */
  readonly signed?: number;
  readonly initialled?: boolean;
};

const TABLES = {
  gather: {},
  'you-sign': { writes: 1 },
  'first-witness-signs': { writes: 0, signed: 1 },
  'second-witness-signs': { writes: 2, signed: 2 },
  initials: { writes: 1, signed: 3, initialled: true },
} as const satisfies Readonly<Record<string, Table>>;

const ALONE = {
  print: (
    <>
      <path className={styles.ink} d="M84 70V28h72v42" />
      <rect className={styles.card} x="52" y="66" width="136" height="54" rx="8" />
      <rect className={styles.paper} x="80" y="100" width="80" height="46" />
      <path className={styles.ink} d="M92 114h56M92 124h56M92 134h34M164 82h10" />
    </>
  ),
  check: (
    <>
      {[0, 1, 2].map((page) => (
        <g key={page} transform={`translate(${24 + page * 66} ${22 + page * 4})`}>
          <rect className={styles.paper} width="58" height="84" />
          <path className={styles.ink} d="M10 14h38M10 26h38M10 38h38M10 50h24" />
          <rect className={styles.leaf} x="14" y="66" width="30" height="8" rx="2" />
          <path className={styles.tick} d="M20 102l7 7 13-15" />
        </g>
      ))}
    </>
  ),
  keep: (
    <>
      <rect className={styles.card} x="30" y="40" width="180" height="100" rx="6" />
      <path className={styles.ink} d="M30 92h180M108 66h24M108 118h24" />
      <rect className={styles.paper} x="66" y="14" width="108" height="40" />
      <path className={styles.ink} d="M66 14l54 26 54-26" />
    </>
  ),
  mail: (
    <>
      <rect className={styles.card} x="50" y="36" width="140" height="92" rx="6" />
      <path className={styles.ink} d="M50 42l70 48 70-48M50 124l50-46M190 124l-50-46" />
      <path className={styles.tick} d="M166 34l10 10 20-22" />
    </>
  ),
  answer: (
    <>
      <rect className={styles.card} x="82" y="12" width="76" height="136" rx="12" />
      <path className={styles.ink} d="M96 36h48M96 46h30M96 84h48M96 94h24M112 140h16" />
      <rect className={styles.leaf} x="96" y="56" width="22" height="14" rx="3" />
      <rect className={styles.paper} x="122" y="56" width="22" height="14" rx="3" />
      <rect className={styles.paper} x="96" y="104" width="22" height="14" rx="3" />
      <rect className={styles.leaf} x="122" y="104" width="22" height="14" rx="3" />
    </>
  ),
  pay: (
    <>
      <rect className={styles.leaf} x="48" y="38" width="144" height="86" rx="10" />
      <path className={styles.strip} d="M48 58h144v18H48z" />
      <rect className={styles.paper} x="64" y="90" width="52" height="18" rx="3" />
      <path className={styles.ink} d="M132 99h44" />
    </>
  ),
  read: (
    <>
      <rect className={styles.paper} x="62" y="12" width="96" height="136" />
      <path className={styles.ink} d="M76 34h68M76 48h68M76 62h50M76 76h30M76 118h40M76 132h68" />
      <circle className={styles.glass} cx="142" cy="90" r="30" />
      <path className={styles.ink} d="M126 84h32M126 94h24" />
      <path className={styles.pen} d="M164 112l24 26" />
    </>
  ),
  couple: (
    <>
      <Person seat={0} />
      <Person seat={1} />
      <g transform="translate(150 30)">
        <rect className={styles.paper} x="18" y="-10" width="56" height="76" />
        <rect className={styles.paper} width="56" height="76" />
        <path className={styles.ink} d="M10 16h36M10 28h36M10 40h24" />
        <path className={styles.pen} d="M12 60c6-8 8 4 14-2s8 2 12-2" />
      </g>
    </>
  ),
  tell: (
    <>
      <Person seat={0} />
      <Person seat={2} />
      <path
        className={styles.card}
        d="M92 22h56a10 10 0 0110 10v26a10 10 0 01-10 10h-30l-14 14v-14h-12a10 10 0 01-10-10V32a10 10 0 0110-10z"
      />
      <path className={styles.ink} d="M106 58V42l14-10 14 10v16z" />
    </>
  ),
} as const;

export type SceneName = keyof typeof TABLES | keyof typeof ALONE;

const isTable = (name: SceneName): name is keyof typeof TABLES => Object.hasOwn(TABLES, name);

/** A small drawing of a moment around the signing of a will. The words beside it say everything that it shows. */
export function Scene({ name }: { readonly name: SceneName }) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" className={styles.scene}>
      {isTable(name) ? <AtTable {...TABLES[name]} /> : ALONE[name]}
    </svg>
  );
}

function AtTable({ writes, signed = 0, initialled = false }: Table) {
  return (
    <>
      {SEATS.map((_, seat) => (
        <Person key={SEATS[seat]} seat={seat as Seat} looksAt={writes} />
      ))}
      <path className={styles.table} d="M8 112h224l-8 40H16z" />
      {writes !== undefined && (
        <g transform={`translate(${SEATS[writes] - 22} 104)`}>
          <path className={styles.paper} d="M4 0h38l6 34H-2z" />
          <path className={styles.ink} d={['M6 9h30', 'M6 16h30', 'M6 23h30'].slice(0, signed).join('')} />
          {initialled && <path className={styles.ink} d="M34 29h8" />}
          <path className={styles.pen} d="M24 20L38-8" />
        </g>
      )}
    </>
  );
}

const CLOTHES = [styles.gold, styles.leaf, styles.bark];

const HAIR = [
  'c-6 14-6 22-2 24V46c8 2 24-2 30-10 6 8 12 12 12 34 6-2 4-16 0-22 0-26-40-26-40 6z',
  'c-3-28 42-28 38 0-3-10-8-14-16-14-10 2-18 4-22 14z',
  'c-2-4-2-8 0-10 10-20 30-16 38 0 1 4 1 7 0 10-2-6-4-9-6-10-10 4-18 2-24-4-4 4-6 8-8 14z',
];

/** Whoever does not write looks at who does. */
function Person({ seat, looksAt }: { readonly seat: Seat; readonly looksAt?: Seat | undefined }) {
  const x = SEATS[seat];
  const turn = looksAt === undefined ? 0 : Math.sign(looksAt - seat) * 4;
  const down = looksAt === seat ? 3 : 0;
  return (
    <g>
      <path className={CLOTHES[seat]} d={`M${x - 28} 118c0-32 10-44 28-44s28 12 28 44z`} />
      <circle className={styles.face} cx={x} cy="52" r="18" />
      <path className={styles.hair} d={`M${x - 19} 54${HAIR[seat]}`} />
      <path className={styles.eyes} d={`M${x - 6 + turn} ${50 + down}v2M${x + 6 + turn} ${50 + down}v2`} />
    </g>
  );
}
