import { useRef } from 'react';
import { Link2, UserMinus } from 'lucide-react';
import { colleagueSettingTexts as texts } from '../../texts/settings-sections';
import { css } from '../../ui/style/style';
import { useNow } from '../../state/react/use-now';
import { useRowFocusRestore } from '../../ui/lists/use-row-focus-restore';
import { useRowIndexes } from '../../ui/lists/use-row-indexes';
import type { ColleaguesPart } from './part';
import type { Colleague } from './contract';
import { isOutcomeUnknown } from '../../api/failure';
import { useStore, useValue } from '../../state/react/use-store';
import { colleagueTexts } from '../../texts/colleagues';
import { failureText } from '../../texts/failures';
import { formatRelativeTime } from '../../texts/language/relative-time';
import { useZone } from '../../ui/content/practice-time';
import { Button } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/failure-notices';

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

interface ColleagueRowProps {
  colleagues: ColleaguesPart;
  colleague: Colleague;
  now: number;
}

/** A colleague's login with its state, and buttons that create another link or remove the login. */
function ColleagueRow({ colleagues, colleague, now }: ColleagueRowProps) {
  const { popups } = useStore();
  const zone = useZone();
  const state = useValue(colleagues.pending).get(colleague.id)?.state;
  const making = useValue(colleagues.links.running);
  const failed = useValue(colleagues.links.failed);
  const failure = failed?.action === colleague.id ? failed.failure : null;
  const { id } = colleague;
  const name = colleagueTexts.alone(colleague);

  const confirmNewLink = () =>
    popups.confirm({
      title: texts.newLinkTitle,
      description: texts.newLinkDescription(name),
      onConfirm: () => void colleagues.renewLink(id, name),
    });
  const confirmRemoval = () =>
    popups.confirm({
      title: texts.removeTitle,
      description: texts.removeDescription(name),
      onConfirm: () => void colleagues.remove(id),
    });

  return (
    <li>
      <div className={line}>
        <span className={text}>
          <bdi>{name}</bdi>
          <small>
            {factsOf(colleague, now, zone).map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </small>
        </span>
        <span className={buttons}>
          <Button
            icon={<Link2 size={18} strokeWidth={1.5} aria-hidden="true" />}
            aria-label={texts.newLinkOf(name)}
            aria-haspopup="dialog"
            isBusy={making === id}
            onClick={confirmNewLink}
          >
            {texts.newLink}
          </Button>
          <Button
            data-open
            icon={<UserMinus size={18} strokeWidth={1.5} aria-hidden="true" />}
            aria-label={texts.removeOf(name)}
            aria-haspopup="dialog"
            isBusy={state === 'pending'}
            onClick={confirmRemoval}
          >
            {texts.remove}
          </Button>
        </span>
      </div>
      {state && state !== 'pending' && <ActionFailure>{texts.removeFailure[state]}</ActionFailure>}
      {failure && (
        <ActionFailure failure={failure}>
          {isOutcomeUnknown(failure) ? texts.linkUnknown : `${texts.linkFailed} ${failureText(failure)}`}
        </ActionFailure>
      )}
    </li>
  );
}

function factsOf({ email, invited_until, used_at }: Colleague, now: number, zone: string): string[] {
  const relative = (moment: string) => formatRelativeTime(moment, now, zone);
  return [
    ...(email === null ? [] : [email, used_at === null ? texts.loggedOut : texts.used(relative(used_at))]),
    ...(invited_until === null ? [] : [texts.invited(relative(invited_until))]),
    ...(email === null && invited_until === null ? [texts.expired] : []),
  ];
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

const text = css`
  flex: 1 1 220px;
  min-width: 0;
  overflow-wrap: anywhere;
  & > small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    color: var(--muted);
    font-size: 14px;
  }
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
