import { FILTERS } from './content.ts';
import styles from './help-center.module.css';

/**
 * The search box and the category buttons. Styles show them only where scripts run; `enhanceHelpCenter` gives them their behaviour. Elsewhere a
 * line says how to search without them.
 */
export function SearchForm() {
  return (
    <>
      <p className={styles.byHand}>
        All the guides are on this page in full. To look for a word, use your browser's own search: Ctrl and F, or "Find in page" in its
        menu.
      </p>
      <search className={styles.search}>
        <form data-help data-island autoComplete="off">
          <label htmlFor="help-search">Search the guides</label>
          <input id="help-search" type="search" name="search" maxLength={100} enterKeyHint="search" aria-describedby="help-count" />
          <fieldset disabled className={styles.filters}>
            <legend className="visually-hidden">Category</legend>
            {Object.entries(FILTERS).map(([category, label]) => (
              <button key={category} type="button" data-category={category} aria-pressed={category === 'all'}>
                {label}
              </button>
            ))}
          </fieldset>
        </form>
      </search>
    </>
  );
}
