import styles from './app-page.module.css';

/** What the team wants every customer to know at the moment. */
export function TeamNotice({ text }: { readonly text: string | null | undefined }) {
  return text ? (
    <aside aria-label="Notice" className={styles.notice}>
      {text}
    </aside>
  ) : null;
}
