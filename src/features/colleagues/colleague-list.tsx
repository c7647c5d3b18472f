import { useRef } from 'react';
import type { Colleague } from './contract';
import { useNow } from '../../state/react/use-now';
import type { ColleaguesPart } from './part';
import { colleagueSettingTexts as texts } from '../../texts/colleague-settings';
import { useRowFocusRestore } from '../../ui/lists/use-row-focus-restore';
import { useRowIndexes } from '../../ui/lists/use-row-indexes';
import { css } from '../../ui/style/style';
import { ColleagueRow } from './colleague-row';

interface ColleagueListProps {
  colleagues: ColleaguesPart;
  list: readonly Colleague[];
}

/** Colleagues who log in to the practice besides the doctor, and invited ones. */
export function ColleagueList({ colleagues, list }: ColleagueListProps) {
  const area = useRef<HTMLDivElement>(null);
  const focusRestore = useRowFocusRestore(area, useRowIndexes(area));
  const now = useNow();
  return (
    <div ref={area} className={areaClass} tabIndex={-1} role="group" aria-label={texts.list} {...focusRestore}>
      {list.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={rows} aria-label={texts.list}>
          {list.map((colleague) => (
            <ColleagueRow key={colleague.id} colleague={colleague} colleagues={colleagues} now={now} />
          ))}
        </ul>
      )}
    </div>
  );
}

const areaClass = css`
  &:focus-visible {
    outline: none;
  }
`;

const rows = css`
  display: grid;
  gap: 12px;
`;
