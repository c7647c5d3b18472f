import { Check } from 'lucide-react';
import { useRef } from 'react';
import type { RecordId } from '../../api/contract/fields';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { receptTexts as texts } from '../../texts/recepts';
import { Button } from '../../ui/controls/button';
import { CheckBox } from '../../ui/controls/check-box';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { fullWidth } from '../../ui/lists/list-with-preview';
import { stickyHeadClass } from '../../ui/lists/sticky-head';
import { classes, css } from '../../ui/style/style';
import { prescriptionsPart } from './index';

interface ReceptBarProps {
  /** The number of requests. */
  count: number;
  selected: readonly RecordId[];
  onSelectAll(isSelected: boolean): void;
  onAcceptAll(ids: readonly RecordId[]): void;
}

/** The toolbar of bulk actions, with their progress. */
export function ReceptBar({ count, selected, onSelectAll, onAcceptAll }: ReceptBarProps) {
  const { popups } = useStore();
  const recepts = usePart(prescriptionsPart);
  const run = useValue(recepts.run);
  const pending = useValue(recepts.pending);
  const failed = selected.filter((id) => {
    const one = pending.get(id);
    // Only failed accepts: a failed reject must not be accepted instead.
    return one && one.state !== 'pending' && one.action === 'accept';
  });
  const code = failed.map((id) => pending.get(id)?.code).find(Boolean) ?? null;
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = run?.isRunning === true;
  const confirmAcceptAll = () =>
    popups.confirm({
      title: texts.acceptAllTitle(selected.length),
      description: texts.acceptAllDescription,
      onConfirm: () => onAcceptAll(selected),
    });
  return (
    <div className={classes(stickyHeadClass, bar)}>
      <CheckBox
        label={texts.selectAll}
        value={selected.length === 0 ? false : selected.length === count || 'some'}
        onChange={onSelectAll}
      />
      <p role="status" className={textClass}>
        {run ? texts.progress(run.handled, run.total) : texts.selected(selected.length, count)}
      </p>
      <Button
        ref={button}
        variant={selected.length > 0 || isRunning ? 'primary' : 'quiet'}
        icon={<Check size={18} strokeWidth={1.5} aria-hidden="true" />}
        isBusy={isRunning}
        isDisabled={selected.length === 0}
        className={action}
        onClick={confirmAcceptAll}
      >
        {texts.acceptSelected}
      </Button>
      {run && !isRunning && failed.length > 0 && (
        <div className={notice}>
          <ActionFailure failure={{ code }} nextFocus={button} onRetry={() => onAcceptAll(failed)}>
            {failed.some((id) => pending.get(id)?.state === 'unknown')
              ? texts.runUnknown(failed.length)
              : texts.runFailed(failed.length)}
          </ActionFailure>
        </div>
      )}
    </div>
  );
}

/** The bar has a constant height, so that rows do not move under the pointer; its margin keeps the first row's focus ring visible. */
const bar = css`
  display: grid;
  margin-bottom: 6px;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 4px 12px;
  ${fullWidth} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

const textClass = css`
  grid-row: 2;
  grid-column: 1 / -1;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${fullWidth} {
    grid-row: auto;
    grid-column: auto;
  }
`;

const action = css`
  justify-self: end;
  &[aria-disabled='true']:not([aria-busy]) {
    opacity: 0.55;
  }
`;

const notice = css`
  grid-column: 1 / -1;
`;
