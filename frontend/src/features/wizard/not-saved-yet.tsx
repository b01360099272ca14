import { Button } from '../../ui/button.tsx';
import styles from './wizard.module.css';

type Props = {
  /** Whether something else was saved here since it was typed. */
  readonly isOld: boolean;
  readonly onTakeBack: () => void;
};

export default function NotSavedYet({ isOld, onTakeBack }: Props) {
  return (
    <div className={styles.note}>
      <p>You typed this before, and it is not saved yet. Press Continue to save it.</p>
      {isOld && <p>Since then these answers were changed in another tab or on another device. You can choose what to keep.</p>}
      <Button look="quiet" size="small" onClick={onTakeBack}>
        Go back to what is saved
      </Button>
    </div>
  );
}
