import { Check } from 'lucide-react';
import { useRef } from 'react';
import type { RecordId } from '../../api/contract';
import { useStore } from '../../state/store-context';
import { useValue } from '../../state/use-value';
import { commonTexts } from '../../texts/common';
import { receptTexts as texts } from '../../texts/recepts';
import { Button } from '../../ui/button';
import { CheckBox } from '../../ui/check-box';
import { Notice } from '../../ui/notice';
import { stickyHeadClass } from '../../ui/sticky-head';
import { classes, css } from '../../ui/style';

interface ReceptBarProps {
  /** How many there are. */
  count: number;
  picked: readonly RecordId[];
  onPickAll(isPicked: boolean): void;
  onAcceptAll(ids: readonly RecordId[]): void;
}

/** What is done with several prescriptions at once, and how far it has come. */
export function ReceptBar({ count, picked, onPickAll, onAcceptAll }: ReceptBarProps) {
  const { recepts, popups } = useStore();
  const run = useValue(recepts.run);
  const work = useValue(recepts.work);
  const failed = picked.filter((id) => work.get(id)?.state === 'failed');
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = run?.isRunning === true;
  const ask = () =>
    popups.confirm({
      title: texts.acceptAllTitle(picked.length),
      description: texts.acceptAllDescription,
      onConfirm: () => onAcceptAll(picked),
    });
  return (
    <div className={classes(stickyHeadClass, bar)}>
      <CheckBox
        label={texts.pickAll}
        value={picked.length === 0 ? false : picked.length === count || 'some'}
        onChange={onPickAll}
      />
      <p role="status" className={words}>
        {run ? texts.progress(run.handled, run.total) : texts.chosen(picked.length)}
      </p>
      {(picked.length > 0 || isRunning) && (
        <Button
          ref={button}
          look="primary"
          icon={<Check size={18} strokeWidth={1.5} aria-hidden="true" />}
          isBusy={isRunning}
          onClick={ask}
        >
          {texts.acceptChosen}
        </Button>
      )}
      {run && !isRunning && failed.length > 0 && (
        <div className={notice}>
          <Notice
            kind="danger"
            role="alert"
            action={
              <Button
                onClick={() => {
                  // This one leaves with what it says.
                  button.current?.focus();
                  onAcceptAll(failed);
                }}
              >
                {commonTexts.retry}
              </Button>
            }
          >
            {texts.runFailed(failed.length)}
          </Notice>
        </div>
      )}
    </div>
  );
}

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;

const words = css`
  flex: 1 1 auto;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const notice = css`
  flex: 1 0 100%;
`;
