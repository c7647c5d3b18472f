import { useState } from 'react';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { useValue, usePart, useStore } from '../../state/react/use-store';
import { colleagueSettingTexts as texts } from '../../texts/settings-sections';
import { Card } from '../../ui/content/card';
import { Loading } from '../../ui/feedback/loading';
import { ResourceView } from '../../ui/feedback/resource-view';
import { css } from '../../ui/style/style';
import { colleaguesPart, NEW, type ColleaguesPart, type ShownLink } from './part';
import { ColleagueList } from './colleague-list';
import { colleagueTitles, type ColleagueTitle } from './contract';
import { isOutcomeUnknown } from '../../api/failure';
import { COLLEAGUE_NAME_MAX_LENGTH } from '../../constants';
import { Form } from '../../forms/form';
import { required } from '../../forms/rules/rule';
import { max } from '../../forms/rules/text-rules';
import { colleagueTexts } from '../../texts/colleagues';
import { failureText } from '../../texts/failures';
import { Button } from '../../ui/controls/button';
import { RadioGroup } from '../../ui/controls/radio-group';
import { TextField } from '../../ui/controls/text-field';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { problemOf } from '../settings';
import { formatRelativeTime } from '../../texts/language/relative-time';
import { useZone } from '../../ui/content/practice-time';
import { CopyButton } from '../../ui/controls/copy-button';

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

/** Invites a colleague. The link is shown above the form, which keeps its input until the link is created. */
function ColleagueForm({ colleagues }: { colleagues: ColleaguesPart }) {
  const [name, setName] = useState('');
  const [title, setTitle] = useState<ColleagueTitle | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const isMaking = useValue(colleagues.links.running) === NEW;
  const failed = useValue(colleagues.links.failed);
  const failure = failed?.action === NEW ? failed.failure : null;
  const nameProblem = problemOf(name, texts.name, nameRules);
  const errors = failure?.errors ?? {};

  async function invite(): Promise<void> {
    setIsChecked(true);
    if (nameProblem !== undefined || title === null) return;
    if (!(await colleagues.invite({ name, title }))) return;
    setName('');
    setTitle(null);
    setIsChecked(false);
  }

  return (
    <Form
      className={form}
      aria-label={texts.form}
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      <h3>{texts.form}</h3>
      <TextField
        name="colleague_name"
        label={texts.name}
        info={texts.nameInfo}
        value={name}
        error={isChecked ? (nameProblem ?? errors['name']?.[0]) : undefined}
        autoComplete="off"
        required
        onChange={setName}
      />
      <RadioGroup
        name="colleague_title"
        label={texts.position}
        data={colleagueTitles.map((value) => ({ value, option: colleagueTexts.titles[value] }))}
        value={title}
        error={isChecked && title === null ? texts.positionMissing : errors['title']?.[0]}
        required
        onChange={setTitle}
      />
      <div>
        <Button type="submit" isBusy={isMaking}>
          {texts.invite}
        </Button>
      </div>
      {failure && failure.kind !== 'validation' && (
        <ActionFailure failure={failure}>
          {isOutcomeUnknown(failure) ? texts.inviteUnknown : `${texts.inviteFailed} ${failureText(failure)}`}
        </ActionFailure>
      )}
    </Form>
  );
}

const nameRules = [required, max(COLLEAGUE_NAME_MAX_LENGTH)];

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  & > h3 {
    font-size: 15px;
  }
`;

interface ColleagueLinkProps {
  link: ShownLink;
  onClose(): void;
}

/** A new link, which the server sends only once. */
function ColleagueLink({ link, onClose }: ColleagueLinkProps) {
  const { apiBase, clock } = useStore();
  const zone = useZone();
  // A server may send it relative to its own address.
  const address = URL.canParse(link.link, `${apiBase}/`) ? new URL(link.link, `${apiBase}/`).href : link.link;
  return (
    <div className={box}>
      <p>
        <b>{texts.linkFor(link.name)}</b>
      </p>
      <p className={addressClass}>{address}</p>
      <p className={linkHintClass}>{texts.linkHint(formatRelativeTime(link.expires_at, clock.now(), zone))}</p>
      <div className={buttons}>
        <CopyButton text={address} label={texts.copy} isLabelled copied={texts.copied} failed={texts.notCopied} />
        <Button
          onClick={({ currentTarget }) => {
            // The button is about to be removed.
            currentTarget.closest('section')?.querySelector<HTMLElement>('[role="group"]')?.focus();
            onClose();
          }}
        >
          {texts.closeLink}
        </Button>
      </div>
    </div>
  );
}

const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--primary-soft);
`;

const addressClass = css`
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
  user-select: all;
`;

const linkHintClass = css`
  color: var(--text);
  font-size: 14px;
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
