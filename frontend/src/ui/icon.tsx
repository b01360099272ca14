import styles from './icon.module.css';

/** Line drawings of our own on a grid of 24. */
const DRAWINGS = {
  leaf: 'M20 4C10 4 5 9 5 15c0 2 .6 3.4 1 4 6 2 14-2 14-15zM4 21c2-6 6-10 11-12',
  quill: 'M20 3c-7 0-12 4-13.5 11L5 21M7 14c5 1 9-1 11-5h-3l4-2c.7-1.3 1-2.7 1-4M5 21h9',
  shield: 'M12 3l7.5 2.500V11c0 5-3 8.2-7.5 10-4.5-1.8-7.5-5-7.5-10V5.500zM9 11.800l2.2 2.200L15.2 10',
  lock: 'M6 10.500h12v9.500H6zM8.5 10.500V7.500a3.5 3.5 0 017 0v3M12 14.500v2',
  person: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.500c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  people:
    'M9 11.500a3.3 3.3 0 100-6.6 3.3 3.3 0 000 6.600zM3 19.500c.4-3.5 2.8-5.2 6-5.200s5.6 1.7 6 5.200M15.5 5.300a3 3 0 010 5.800M17.5 14.800c2 .6 3.2 2.2 3.5 4.7',
  tree: 'M12 21v-9M12 12c0-3.5-2-6-6.5-6.500C4 9 4.5 13.5 4 17M12 12c0-3.5 2-6 6.5-6.500C20 9 19.5 13.5 20 17M12 8c-.5-2-.3-3.7 0-5 .3 1.3.5 3 0 5zM8.5 7.500c-.8 2.5-1 4.5-1 7M15.5 7.500c.8 2.5 1 4.5 1 7',
  scales: 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6a2.7 2.7 0 005 0zM19 7l-2.5 6a2.7 2.7 0 005 0z',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3.5 2',
  mail: 'M3.5 6h17v12.500h-17zM3.5 7l8.5 6.500L20.5 7',
  letter: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 15.500h7M9 8.500h3',
  home: 'M4 11.500L12 4.500l8 7M6 10v10h12V10M10 20v-6h4v6',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  star: 'M12 3.500l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  pound: 'M17 19.500H7c1.8-1 2.6-2.5 2.6-4.600V9.200C9.6 6.3 11.2 4.5 13.7 4.500c1.5 0 2.7.6 3.3 1.600M7 12.500h7.5',
  refresh: 'M4.5 12a7.5 7.5 0 0113-5.200L20 9M20 4.500V9h-4.500M19.5 12a7.5 7.5 0 01-13 5.200L4 15M4 19.500V15h4.5',
  warning: 'M12 4l9 16H3zM12 10v4.500M12 17.300v.2',
  cross: 'M6 6l12 12M18 6L6 18',
  back: 'M14.5 5.500L8 12l6.5 6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
} as const;

export type IconName = keyof typeof DRAWINGS;

/** A drawing beside words that say the same: hidden from assistive technology. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
