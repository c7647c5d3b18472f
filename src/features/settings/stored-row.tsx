import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/common';
import { withCode } from '../../texts/failures';
import { storedTexts as texts } from '../../texts/settings';
import { Button } from '../../ui/controls/button';
import { css } from '../../ui/style/style';
import type { StoredState } from './use-stored-field';

interface StoredRowProps {
  /** The field's label, for the accessible name of the retry. */
  label: string;
  state: StoredState;
  /** The code of the failure. */
  code: string | null;
  onRetry(): void;
  /** A further button. */
  action?: ReactNode;
  children: ReactNode;
}

/** An autosaved field with its saving state, for which space is always reserved. */
export function StoredRow({ label, state, code, onRetry, action, children }: StoredRowProps) {
  return (
    <div className={row}>
      {children}
      <div className={line} data-state={state}>
        {action}
        {(state === 'waiting' || state === 'storing') && (
          // Not announced: it appears at every pause in typing.
          <span className={textClass} aria-hidden="true">
            <LoaderCircle size={16} strokeWidth={2} />
            {texts.waiting}
          </span>
        )}
        <span role="status" className={textClass}>
          {state === 'stored' && (
            <>
              <Check size={16} strokeWidth={2} aria-hidden="true" />
              {texts.stored}
            </>
          )}
          {state === 'failed' && (
            <>
              <CircleAlert size={16} strokeWidth={2} aria-hidden="true" />
              {withCode(texts.failed, { code })}
            </>
          )}
        </span>
        {state === 'failed' && (
          <Button aria-label={texts.retry(label)} onClick={onRetry}>
            {commonTexts.retry}
          </Button>
        )}
      </div>
    </div>
  );
}

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 24px;
  color: var(--muted);
  font-size: 14px;
  &[data-state='stored'] {
    color: var(--success);
  }
  &[data-state='failed'] {
    padding: 4px 0;
    color: var(--danger);
  }
`;

const textClass = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  &:empty {
    display: none;
  }
  & svg {
    flex: none;
  }
`;
