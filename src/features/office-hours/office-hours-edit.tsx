import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { OfficeHours } from './contract';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { useStore, usePart } from '../../state/react/use-store';
import { useUnsavedChanges } from '../../state/react/use-unsaved-changes';
import type { ScreenProps } from '../../state/ui/screens';
import { officeHoursEditTexts as texts, officeHoursListTexts } from '../../texts/office-hours';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { Notice } from '../../ui/feedback/notice';
import { PageHeader } from '../../ui/content/page-header';
import { ResourceView } from '../../ui/feedback/resource-view';
import { css } from '../../ui/style/style';
import { TextLink } from '../../ui/controls/text-link';
import { OfficeHoursEditForm } from './office-hours-edit-form';
import { officeHoursPart } from './part';
import { officeHoursPath } from './paths';

/** The screen that edits the record in the address. Keeps the input when the record is changed or removed elsewhere. */
export const OfficeHoursEditScreen = (props: ScreenProps) => <Edit key={props.id} {...props} />;

function Edit({ id, navigate }: ScreenProps) {
  const { drafts } = useStore();
  const officeHours = usePart(officeHoursPart);
  const [isDirty, setIsDirty] = useState(false);
  const skipPrompt = useUnsavedChanges(isDirty, () => drafts.discard(`office-hours-${id}`));
  const leave = () => navigate(officeHoursPath);
  useReloadWhenStale(officeHours);
  const resource = useResource(officeHours);
  const list = resource.data;
  const record = list?.find((one) => String(one.id) === id) ?? null;
  const [edited, startEditing] = useEdited(record, isDirty);
  const isRemoved = list !== null && !record;
  const name = edited?.record.hours_name ?? officeHoursListTexts.withoutName;

  return (
    <div className={screen}>
      <div>
        <TextLink to={officeHoursPath} icon={<ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />}>
          {texts.toList}
        </TextLink>
      </div>
      <ResourceView resource={resource} failedTitle={officeHoursListTexts.loadFailed} skeleton={<Loading rows={5} />}>
        {() => (
          <>
            {isRemoved && !(edited && isDirty) && (
              <div role="status">
                <Message emoji={emoji.hushed} title={edited ? texts.gone : texts.notFound}>
                  {!edited && <p>{texts.notFoundHint}</p>}
                </Message>
              </div>
            )}
            {edited && (!isRemoved || isDirty) && (
              <section className={card}>
                <PageHeader title={name} />
                {isRemoved && (
                  <div className={notice}>
                    <Notice variant="warning" role="alert">
                      {texts.gone} {texts.goneHint}
                    </Notice>
                  </div>
                )}
                <OfficeHoursEditForm
                  key={edited.version}
                  record={edited.record}
                  newest={record}
                  onReload={startEditing}
                  onDirty={setIsDirty}
                  onCancel={leave}
                  onDone={() => {
                    skipPrompt();
                    leave();
                  }}
                />
              </section>
            )}
          </>
        )}
      </ResourceView>
    </div>
  );
}

/** The record that the form started with: follows the stored one while the form is unchanged, or on demand. */
function useEdited(record: OfficeHours | null, isDirty: boolean) {
  const [current, setCurrent] = useState<{ record: OfficeHours; version: number } | null>(null);
  const startEditing = (next: OfficeHours) => setCurrent({ record: next, version: (current?.version ?? 0) + 1 });
  if (record && record !== current?.record && !isDirty) startEditing(record);
  return [current, startEditing] as const;
}

const screen = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 800px;
  margin: 0 auto;
`;

const card = css`
  padding: clamp(16px, 4%, 28px);
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
`;

const notice = css`
  margin-bottom: 16px;
`;
