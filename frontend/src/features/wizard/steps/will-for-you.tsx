import { MESSAGES } from '@willow/contracts/messages';
import { RadioGroup, YES_NO } from '../../../ui/form/choice.tsx';
import styles from '../wizard.module.css';
import type { ScreenProps } from './screen.ts';

export function AboutYou({ draft, change, error }: ScreenProps) {
  return (
    <>
      <p className={styles.guidance}>
        You can only make a will for yourself. If your partner wants one too, they make their own.{' '}
        <a href="/is-willow-right-for-me">Is Willow right for me?</a>
      </p>
      <RadioGroup
        id="willForYou"
        legend="Is this will for you?"
        legendHidden
        options={YES_NO}
        value={draft.willForYou}
        error={error('willForYou')}
        onChange={(willForYou) => change({ willForYou })}
      />
      {draft.willForYou === 'no' && !error('willForYou') && <output className={styles.note}>{MESSAGES.forSomebodyElse}</output>}
    </>
  );
}
