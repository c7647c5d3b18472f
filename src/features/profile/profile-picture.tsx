import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AVATAR_MAX_BYTES, AVATAR_PREVIEW_PX } from '../../constants';
import {
  acceptOf,
  fileKinds,
  isOfKind,
  notOfKind,
  size,
  type ChosenFile,
  type FileKinds,
} from '../../forms/rules/file-rules';
import type { Rule } from '../../forms/rules/rule';
import { fileSize } from '../../texts/language/file-size';
import { isPicture, isReadable } from '../../lib/picture';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { formTexts } from '../../texts/forms';
import { profileTexts as texts } from '../../texts/settings';
import { Avatar } from '../../ui/content/personal';
import { Button } from '../../ui/controls/button';
import { FileField } from '../../ui/controls/file-field';
import { PicturePreview } from '../../ui/controls/picture-preview';
import { ProgressBar } from '../../ui/charts/progress-bar';
import { css } from '../../ui/style/style';
import { StoredRow, problemOf, useStoredField } from '../settings';
import { profilePart } from './part';

interface ProfilePictureProps {
  /** The doctor's name. */
  name: string;
  /** The URL of the stored picture. */
  stored: string | null;
}

/** The doctor's picture: previewed when it is chosen, and autosaved like every field. */
export function ProfilePicture({ name, stored }: ProfilePictureProps) {
  const { popups } = useStore();
  const { fields: profile, uploadProgress } = usePart(profilePart);
  const progress = useValue(uploadProgress);
  const [error, setError] = useState<string | undefined>();
  const chosen = useRef<File | null>(null);
  const { widget, row } = useStoredField<File | string | null>({
    fields: profile,
    name: 'avatar',
    label: texts.picture,
    stored,
    isValue: isFileOrNothing,
  });
  const { state } = row;
  const file = widget.value instanceof File ? widget.value : null;
  const address = typeof widget.value === 'string' ? widget.value : null;

  const isGone = widget.error === formTexts.file.changed;
  // Kept in the state: the edit is discarded together with its file.
  if (isGone && error !== formTexts.file.changed) setError(formTexts.file.changed);
  useEffect(() => {
    if (isGone) profile.discard('avatar');
  }, [isGone, profile]);

  async function choose(next: File | null): Promise<void> {
    chosen.current = next;
    if (next === null) {
      setError(undefined);
      profile.discard('avatar');
      return;
    }
    const problem = problemOf(next, texts.picture, pictureRules) ?? (await problemWithin(next));
    // Another file was chosen in the meantime.
    if (chosen.current !== next) return;
    setError(problem);
    if (problem === undefined) widget.onChange(next);
  }

  const remove = () => popups.confirm({ ...removal, onConfirm: () => widget.onChange(null) });

  return (
    <StoredRow {...row}>
      <div className={line}>
        <span className={picture}>
          {file ? (
            <PicturePreview label={texts.pictureOf(name)} file={file} side={AVATAR_PREVIEW_PX} />
          ) : (
            <Avatar name={name} source={address} isPublic />
          )}
        </span>
        <div className={fields}>
          <FileField
            name="avatar"
            label={texts.picture}
            info={texts.pictureInfo(fileSize(AVATAR_MAX_BYTES))}
            accept={acceptOf(pictureKinds)}
            refusal={notOfKind(pictureKinds)}
            value={state === 'waiting' || state === 'failed' ? file : null}
            error={error ?? widget.error}
            onChange={(next) => void choose(next)}
          />
          {file && state === 'storing' && <ProgressBar label={texts.uploading} value={progress} />}
          {(address !== null || (file && state === 'stored')) && (
            <div>
              <Button icon={<Trash2 size={18} strokeWidth={1.5} />} aria-haspopup="dialog" onClick={remove}>
                {texts.removePicture}
              </Button>
            </div>
          )}
        </div>
      </div>
    </StoredRow>
  );
}

const { PNG, JPG, WebP } = fileKinds;
const pictureKinds: FileKinds = { PNG, JPG, WebP };
const pictureRules: readonly Rule<ChosenFile>[] = [...isOfKind(pictureKinds), size(AVATAR_MAX_BYTES)];

const removal = {
  title: texts.removePictureTitle,
  description: texts.removePictureDescription,
  isDangerous: true,
};

async function problemWithin(file: File): Promise<string | undefined> {
  if (await isPicture(file)) return undefined;
  return (await isReadable(file)) ? texts.unreadable : formTexts.file.changed;
}

const isFileOrNothing = (value: unknown): value is File | null => value === null || value instanceof File;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--gap);
`;

const picture = css`
  display: grid;
  flex: none;
  & > span {
    width: ${AVATAR_PREVIEW_PX}px;
    height: ${AVATAR_PREVIEW_PX}px;
    font-size: 34px;
  }
`;

const fields = css`
  display: grid;
  flex: 1 1 240px;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
`;
