import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Question } from '../../ui/overlays.ts';
import classes from './confirm-dialog.module.css';

interface Props {
  question: Question;
  onAnswer: (yes: boolean) => void;
  onClosed: () => void;
}

export function ConfirmDialog({ question, onAnswer, onClosed }: Props) {
  const { t } = useTranslation();
  // Closing in any other way means no; a second answer is ignored.
  const leave = () => {
    onAnswer(false);
    onClosed();
  };
  return (
    <Dialog title={question.title} size={440} onClosed={leave}>
      {(close) => (
        <>
          <p className={classes.body}>{question.body}</p>
          <div className={classes.buttons}>
            <Button variant="default" onClick={close} data-autofocus>
              {t(($) => $.common.cancel)}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                onAnswer(true);
                close();
              }}
            >
              {question.confirm}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
