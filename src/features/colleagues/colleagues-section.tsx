import { useRef } from 'react';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { useValue, usePart } from '../../state/react/use-store';
import { colleagueSettingTexts as texts } from '../../texts/settings-sections';
import { Card } from '../../ui/content/card';
import { Loading } from '../../ui/feedback/loading';
import { ResourceView } from '../../ui/feedback/resource-view';
import { css } from '../../ui/style/style';
import { useNow } from '../../state/react/use-now';
import { useRowFocusRestore } from '../../ui/lists/use-row-focus-restore';
import { useRowIndexes } from '../../ui/lists/use-row-indexes';
import { ColleagueForm } from './colleague-form';
import { ColleagueLink } from './colleague-link';
import { colleaguesPart, type ColleaguesPart } from './part';
import type { Colleague } from './contract';
import { ColleagueRow } from './colleague-row';

/** „Kolegovia“: the other people who log in to the practice, and their invitation links. */
export function ColleaguesSection() {
  const colleagues = usePart(colleaguesPart);
  const resource = useResource(colleagues);
  const link = useValue(colleagues.shownLink);
  useReloadWhenStale(colleagues);
  return (
    <Card title={texts.title}>
      <div className={column}>
        <p className={hint}>{texts.hint}</p>
        <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading rows={2} />}>
          {(list) => <ColleagueList colleagues={colleagues} list={list} />}
        </ResourceView>
        {/* Rendered from the start, so that screen readers announce a link. */}
        <div role="status">{link && <ColleagueLink key={link.link} link={link} onClose={colleagues.forgetLink} />}</div>
        <ColleagueForm colleagues={colleagues} />
      </div>
    </Card>
  );
}

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const hint = css`
  color: var(--muted);
`;

interface ColleagueListProps {
  colleagues: ColleaguesPart;
  list: readonly Colleague[];
}

/** Colleagues who log in to the practice besides the doctor, and invited ones. */
function ColleagueList({ colleagues, list }: ColleagueListProps) {
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
