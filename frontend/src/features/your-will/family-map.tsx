import type { FamilyMap } from '@willow/contracts/will/family-map';
import { type Drawing, layOut, LINE, type Line, type Node, PADDING, type Shape } from './map-layout.ts';
import styles from './map.module.css';

const WHO: Readonly<Record<Node['kind'], string>> = {
  estate: 'gets the estate, or a share of it',
  substitute: 'gets it if somebody else cannot',
  gift: 'gets a particular gift',
  duty: 'has something to do',
  family: 'is named, and gets nothing',
};
const KINDS = ['estate', 'substitute', 'gift', 'duty', 'family'] as const;

/** The legend explains the lines that are drawn, and no others. */
export function MapPicture({ map }: { readonly map: FamilyMap }) {
  const drawn = new Set(layOut(map, 'narrow').nodes.map(({ kind }) => kind));
  return (
    <figure className={styles.figure}>
      <Picture map={map} shape="narrow" />
      <Picture map={map} shape="wide" />
      <figcaption>
        <span>A line leads to somebody who</span>
        {KINDS.filter((kind) => drawn.has(kind)).map((kind) => (
          <Key key={kind} kind={kind}>
            {WHO[kind]}
          </Key>
        ))}
      </figcaption>
    </figure>
  );
}

function Picture({ map, shape }: { readonly map: FamilyMap; readonly shape: Shape }) {
  const drawing: Drawing = layOut(map, shape);
  const { width, height, root, trunk, nodes } = drawing;
  return (
    <svg
      className={styles[shape]}
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      role="img"
      aria-labelledby={`map-${shape}-title`}
      aria-describedby={`map-${shape}-desc`}
    >
      <title id={`map-${shape}-title`}>The people in your will</title>
      <desc id={`map-${shape}-desc`}>{map.description}</desc>
      <path className={styles.trunk} d={trunk} />
      {nodes.map(({ id, bough, kind }) => (
        <path key={id} className={styles.bough} data-kind={kind} d={bough} />
      ))}
      <rect className={styles.root} {...root} rx="16" />
      <text className={styles.you} x={root.x + root.width / 2} y={root.y + PADDING + LINE}>
        You
      </text>
      <text className={styles.youName} x={root.x + root.width / 2} y={root.y + PADDING + 2 * LINE - 4}>
        {short(map.you, 38)}
      </text>
      {nodes.map((node) => (
        <Card key={node.id} node={node} />
      ))}
    </svg>
  );
}

const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

function Card({ node: { x, y, width, height, lines, kind, clashAt } }: { readonly node: Node }) {
  const top = (line: Line, index: number) => y + PADDING + (index + 0.72) * LINE + (line.kind === 'clash' ? PADDING : 0);
  return (
    <g>
      <rect className={styles.card} data-kind={kind} x={x} y={y} width={width} height={height} rx="10" />
      {clashAt !== null && (
        <rect className={styles.clash} x={x + 1} y={clashAt} width={width - 2} height={y + height - clashAt - 1} rx="9" />
      )}
      {lines.map((line, index) => (
        <text key={`${index} ${line.text}`} className={styles[line.kind]} x={x + PADDING} y={top(line, index)}>
          {line.text}
        </text>
      ))}
    </g>
  );
}

function Key({ kind, children }: { readonly kind: Node['kind']; readonly children: string }) {
  return (
    <span className={styles.key}>
      <svg viewBox="0 0 36 8" aria-hidden="true">
        <path className={styles.bough} data-kind={kind} d="M2 4H34" />
      </svg>
      {children}
    </span>
  );
}
