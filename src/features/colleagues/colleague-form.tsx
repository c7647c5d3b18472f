import { useState } from 'react';
import { colleagueTitles, type ColleagueTitle } from './contract';
import { isOutcomeUnknown } from '../../api/failure';
import { COLLEAGUE_NAME_MAX_LENGTH } from '../../constants';
import { Form } from '../../forms/form';
import { required } from '../../forms/rules/rule';
import { max } from '../../forms/rules/text-rules';
import { useValue } from '../../state/react/use-store';
import { NEW, type ColleaguesPart } from './part';
import { colleagueSettingTexts as texts } from '../../texts/settings-sections';
import { colleagueTexts } from '../../texts/colleagues';
import { failureText } from '../../texts/failures';
import { Button } from '../../ui/controls/button';
import { RadioGroup } from '../../ui/controls/radio-group';
import { TextField } from '../../ui/controls/text-field';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { css } from '../../ui/style/style';
import { problemOf } from '../settings';

/** Invites a colleague. The link is shown above the form, which keeps its input until the link is created. */
export function ColleagueForm({ colleagues }: { colleagues: ColleaguesPart }) {
  const [name, setName] = useState('');
  const [title, setTitle] = useState<ColleagueTitle | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const isMaking = useValue(colleagues.making) === NEW;
  const failed = useValue(colleagues.linkFailure);
  const failure = failed?.target === NEW ? failed.failure : null;
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
